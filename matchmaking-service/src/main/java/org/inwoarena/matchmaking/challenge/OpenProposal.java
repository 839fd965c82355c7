package org.inwoarena.matchmaking.challenge;

import java.time.Duration;
import java.util.Optional;

/**
 * An open challenge, as the challenger put it.
 *
 * @param life how long it shall wait
 */
public record OpenProposal(
    String registration, Stakes stakes, RatingRange range, Optional<Duration> life) {}
