package org.inwoarena.matchmaking.webhook;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * A message to a webhook.
 *
 * @param id the same however often it is sent; a receiver that has seen it does nothing again
 * @param body JSON, sent as it stands
 * @param state {@code pending}, {@code delivered} or {@code given-up}
 * @param answer to the last attempt: a status, or why there was none
 */
public record Delivery(
    UUID id,
    UUID event,
    String kind,
    String body,
    Instant createdAt,
    String state,
    int attempts,
    Optional<Instant> answeredAt,
    Optional<String> answer) {}
