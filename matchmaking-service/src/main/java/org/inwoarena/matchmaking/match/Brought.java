package org.inwoarena.matchmaking.match;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;
import static org.inwoarena.matchmaking.refusal.Objection.forbidden;
import static org.inwoarena.matchmaking.refusal.Objection.invalid;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.inwoarena.matchmaking.refusal.Objection;

/**
 * The deck a player wants to bring.
 *
 * @param registration empty while deck-service's word of it has not arrived
 */
public record Brought(String id, String player, Optional<Registration> registration) {

  private static final Duration WORD_TRAVELS = Duration.ofSeconds(1);

  /** Every reason against playing it in this format. */
  public List<Objection> objections(String format) {
    if (registration.isEmpty()) {
      return List.of(
          conflict("registration-unknown", "No registration " + id + " is known here yet.")
              .retryAfter(WORD_TRAVELS));
    }
    var known = registration.get();
    if (!known.owner().equals(player)) {
      return List.of(
          forbidden("registration-not-yours", "Registration " + id + " is another player's."));
    }
    if (!known.isFor(format)) {
      return List.of(
          invalid(
              "registration-format",
              "Registration %s is a %s deck; a %s deck is needed."
                  .formatted(id, known.cardPool(), format)));
    }
    return List.of();
  }
}
