package org.inwoarena.matchmaking.webhook;

import java.time.Instant;
import java.util.UUID;

/**
 * An organiser's webhook.
 *
 * @param active whether it is written to
 * @param failures in a row
 */
public record Webhook(
    UUID id,
    String organiser,
    String url,
    String secret,
    Instant createdAt,
    boolean active,
    int failures) {

  /** This webhook after a message has arrived. */
  public Webhook recovered() {
    return new Webhook(id, organiser, url, secret, createdAt, active, 0);
  }
}
