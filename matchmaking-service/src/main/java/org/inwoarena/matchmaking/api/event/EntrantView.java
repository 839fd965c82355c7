package org.inwoarena.matchmaking.api.event;

import java.util.Optional;
import org.inwoarena.tournament.life.Entrant;

/**
 * Somebody who has entered an event.
 *
 * @param rating in points, when he entered
 * @param status {@code seated}, {@code waiting}, {@code withdrawn}, {@code left-out}, {@code
 *     dropped} or {@code disqualified}
 * @param hasDeck whether a deck is registered; which one is his own affair
 * @param registrationId his deck, told to himself only
 */
public record EntrantView(
    String player,
    String name,
    int rating,
    String status,
    boolean hasDeck,
    boolean checkedIn,
    int noShows,
    Optional<String> registrationId) {

  static EntrantView of(Entrant entrant, boolean himself) {
    return new EntrantView(
        entrant.id().value(),
        entrant.name(),
        entrant.rating(),
        entrant.status().word(),
        entrant.deck().isPresent(),
        entrant.checkedIn(),
        entrant.noShows().here(),
        himself ? entrant.deck() : Optional.empty());
  }
}
