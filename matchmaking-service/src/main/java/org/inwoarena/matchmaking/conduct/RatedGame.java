package org.inwoarena.matchmaking.conduct;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * A rated match of a player that is over.
 *
 * @param quit how the player left it, if he did
 */
public record RatedGame(UUID match, String ladder, Instant endedAt, Optional<Quit> quit) {}
