package org.inwoarena.matchmaking.desk.event;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Phase;
import org.inwoarena.tournament.life.TableId;

/** When the platform has to act on an event by itself. */
final class Due {

  private Due() {}

  /**
   * Check-in ends at its time; the matches of a round begin a while after it was paired, their
   * later games at once; with the autopilot on, the next round follows at once.
   */
  static Optional<Instant> of(Kept kept, Duration tableLead) {
    var event = kept.event();
    return switch (event.phase()) {
      case Phase.CheckIn checkIn -> Optional.of(event.settings().schedule().checkInCloses());
      case Phase.Playing playing when !event.play().floor().paused() ->
          event
              .play()
              .current()
              .map(round -> tables(event, round, tableLead))
              .orElseGet(() -> kept.autopilot() ? Optional.of(Instant.EPOCH) : Optional.empty());
      default -> Optional.empty();
    };
  }

  private static Optional<Instant> tables(Event event, Round round, Duration lead) {
    return waiting(event, round, lead).map(Waiting::from).min(Comparator.naturalOrder());
  }

  /** A table that waits for a game, and from when on it may begin. */
  record Waiting(TableId table, Instant from) {}

  /** Tables of a round without a result at which no game is played. */
  static Stream<Waiting> waiting(Event event, Round round, Duration lead) {
    var floor = event.play().floor();
    var began = floor.began().get(round.number());
    return event.play().history().open(round.number()).stream()
        .map(table -> new TableId(round.number(), table.number()))
        .filter(table -> !floor.series(table).isRunning())
        .map(
            table ->
                new Waiting(table, floor.series(table).begun() == 0 ? began.plus(lead) : began));
  }
}
