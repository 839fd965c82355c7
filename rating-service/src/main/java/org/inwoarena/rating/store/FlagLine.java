package org.inwoarena.rating.store;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.rating.review.Flag;

/**
 * A flag as judges see it.
 *
 * @param player who gained by what was seen
 * @param closedAt absent while nobody has looked
 */
public record FlagLine(
    UUID id,
    Flag.Rule rule,
    String match,
    String player,
    String detail,
    Instant raisedAt,
    Optional<Instant> closedAt,
    Optional<String> closedBy,
    Optional<String> verdict) {}
