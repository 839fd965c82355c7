package org.inwoarena.matchmaking.api.event;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.tournament.life.Entrant;
import org.inwoarena.tournament.life.Entrant.Status;
import org.inwoarena.tournament.life.Roster;

/**
 * Somebody who has entered an event.
 *
 * @param rating in points, when he entered
 * @param status {@code seated}, {@code waiting}, {@code withdrawn}, {@code left-out}, {@code
 *     dropped} or {@code disqualified}
 * @param waitingPlace his place on the waiting list, from 1
 * @param hasDeck whether a deck is registered; which one is his own affair
 * @param registrationId his deck, told to himself only
 */
@Schema(
    example =
        """
        {"player": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "name": "Alice", "rating": 1712, "status": "seated",
         "hasDeck": true, "checkedIn": false, "noShows": 0}
        """)
public record EntrantView(
    String player,
    String name,
    int rating,
    String status,
    Optional<Integer> waitingPlace,
    boolean hasDeck,
    boolean checkedIn,
    int noShows,
    Optional<String> registrationId) {

  /** Everybody of a status, or everybody at all, in the order of entries. */
  static List<EntrantView> all(Roster roster, String status) {
    var waiting = new AtomicInteger();
    return roster.entrants().stream()
        .map(
            entrant ->
                of(
                    entrant,
                    entrant.status() == Status.WAITING
                        ? Optional.of(waiting.incrementAndGet())
                        : Optional.empty(),
                    false))
        .filter(entrant -> status.isEmpty() || entrant.status().equals(status))
        .toList();
  }

  /** An entrant in his own eyes. */
  static EntrantView himself(Roster roster, Entrant entrant) {
    var place = roster.all(Status.WAITING).indexOf(entrant) + 1;
    return of(entrant, place == 0 ? Optional.empty() : Optional.of(place), true);
  }

  private static EntrantView of(Entrant entrant, Optional<Integer> waitingPlace, boolean himself) {
    return new EntrantView(
        entrant.id().value(),
        entrant.name(),
        entrant.rating(),
        entrant.status().word(),
        waitingPlace,
        entrant.deck().isPresent(),
        entrant.checkedIn(),
        entrant.noShows().here(),
        himself ? entrant.deck() : Optional.empty());
  }
}
