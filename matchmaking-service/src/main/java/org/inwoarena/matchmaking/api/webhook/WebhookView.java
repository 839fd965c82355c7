package org.inwoarena.matchmaking.api.webhook;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.matchmaking.webhook.Webhook;

/**
 * A webhook as its organiser sees it.
 *
 * @param active whether it is written to
 * @param failures in a row
 * @param secret told once, when it is registered
 */
@Schema(
    example =
        """
        {"id": "b0a7c1d2-52f1-4c55-8a0a-5f6b8a1d2c33", "url": "https://club.example.org/arena",
         "createdAt": "2026-12-01T10:00:00Z", "active": true, "failures": 0,
         "secret": "whsec_0c8V0yI2v7m3yN1xqv9rJ6Qm3o8b4Zk1l2eXw5tU7aE"}
        """)
public record WebhookView(
    UUID id, String url, Instant createdAt, boolean active, int failures, Optional<String> secret) {

  /** A webhook without its secret. */
  static WebhookView of(Webhook webhook) {
    return new WebhookView(
        webhook.id(),
        webhook.url(),
        webhook.createdAt(),
        webhook.active(),
        webhook.failures(),
        Optional.empty());
  }

  /** A new webhook; its secret is not told again. */
  static WebhookView fresh(Webhook webhook) {
    return new WebhookView(
        webhook.id(),
        webhook.url(),
        webhook.createdAt(),
        webhook.active(),
        webhook.failures(),
        Optional.of(webhook.secret()));
  }
}
