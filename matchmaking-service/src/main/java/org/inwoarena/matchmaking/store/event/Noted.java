package org.inwoarena.matchmaking.store.event;

import java.time.Instant;
import java.util.Optional;
import org.inwoarena.tournament.life.Fact;

/**
 * A fact as it is written down.
 *
 * @param author player id; empty for the platform
 */
public record Noted(Fact fact, Optional<String> author, Instant at) {}
