package org.inwoarena.matchmaking.desk.event;

import java.util.Optional;
import java.util.Set;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.MatchCompleted.SeatOutcome;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.matchmaking.store.event.EventTables.Place;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.GameScore;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.Series;

/**
 * What the end of a match means for the table it was played at.
 *
 * @param before the games of the table before this one
 */
record TableOutcome(Table table, Series before, Place place, MatchCompleted completed) {

  private static final int WIN = 2;

  /** What the event is told. */
  Command command() {
    var absent = place.game() == 1 ? absent() : Set.<Side>of();
    return absent.isEmpty()
        ? new Command.ReportGame(
            place.table(), place.game(), beganTooLate() ? Optional.empty() : Optional.of(game()))
        : new Command.ReportNoShow(place.table(), absent);
  }

  /** Who never came: both when nobody acted, the one on the clock when the game never began. */
  private Set<Side> absent() {
    if (completed.reason() == EndReason.ABORTED) {
      return Set.of(Side.FIRST, Side.SECOND);
    }
    return completed.reason() == EndReason.TIME && completed.turns() == 0
        ? Set.of(score(Side.FIRST) == WIN ? Side.SECOND : Side.FIRST)
        : Set.of();
  }

  /** The round's time was over before its first turn, and other games decide. */
  private boolean beganTooLate() {
    return place.game() > 1 && completed.turns() == 0 && completed.reason() == EndReason.LIMIT;
  }

  private Game game() {
    var first = score(Side.FIRST);
    var second = score(Side.SECOND);
    var score =
        first == second
            ? first == 0 ? GameScore.NOBODY : GameScore.SHARED
            : GameScore.wonBy(first > second ? Side.FIRST : Side.SECOND);
    return new Game(starter(score), score);
  }

  /** Who gives a first game up before the dice have spoken has had the first turn of it. */
  private Side starter(GameScore score) {
    return completed
        .starter()
        .map(seat -> completed.seats().get(seat.index()).player())
        .flatMap(player -> table.sideOf(new EntrantId(player)))
        .or(
            () ->
                before.games().reversed().stream().findFirst().map(last -> last.starter().other()))
        .orElse(score == GameScore.FIRST ? Side.SECOND : Side.FIRST);
  }

  private int score(Side side) {
    return completed.seats().stream()
        .filter(seat -> seat.player().equals(table.at(side).value()))
        .mapToInt(SeatOutcome::score)
        .findAny()
        .orElse(0);
  }
}
