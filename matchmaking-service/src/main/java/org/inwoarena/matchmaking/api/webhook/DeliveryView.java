package org.inwoarena.matchmaking.api.webhook;

import com.fasterxml.jackson.annotation.JsonRawValue;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.matchmaking.webhook.Delivery;

/**
 * A message to a webhook as the log shows it.
 *
 * @param id the same however often it is sent
 * @param body what is sent
 * @param state {@code pending}, {@code delivered} or {@code given-up}
 * @param answer to the last attempt: a status, or why there was none
 */
@Schema(
    example =
        """
        {"id": "7d1c9a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "event": "3b1f7a52-8a0e-4a53-9d0c-3f7a1d5b8e01",
         "kind": "cancelled", "createdAt": "2026-12-20T17:00:00Z", "state": "delivered", "attempts": 2,
         "answeredAt": "2026-12-20T17:00:21Z", "answer": "HTTP 204",
         "body": {"id": "7d1c9a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "kind": "cancelled",
                  "at": "2026-12-20T17:00:00Z",
                  "event": {"id": "3b1f7a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "name": "Winter Cup",
                            "version": 14},
                  "data": {"notice": "The hall burnt down."}}}
        """)
public record DeliveryView(
    UUID id,
    UUID event,
    String kind,
    Instant createdAt,
    String state,
    int attempts,
    Optional<Instant> answeredAt,
    Optional<String> answer,
    @Schema(type = SchemaType.OBJECT) @JsonRawValue String body) {

  /** A message for its organiser. */
  static DeliveryView of(Delivery delivery) {
    return new DeliveryView(
        delivery.id(),
        delivery.event(),
        delivery.kind(),
        delivery.createdAt(),
        delivery.state(),
        delivery.attempts(),
        delivery.answeredAt(),
        delivery.answer(),
        delivery.body());
  }
}
