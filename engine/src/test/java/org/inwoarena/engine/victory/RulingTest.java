package org.inwoarena.engine.victory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.SeatResult;
import org.inwoarena.engine.chance.Scripted;
import org.inwoarena.engine.state.Game;
import org.junit.jupiter.api.Test;

/** What a judge may do to a game, and sees of it. */
class RulingTest {

  private final Engine engine = new Engine(Board.CATALOGUE);

  private static Board board() {
    return Board.of("bavarian-illuminati", "ufos");
  }

  private Decision host(Game game, Command command) {
    return engine.decide(game, Action.host(command), new Scripted(List.of()));
  }

  private Entity.Result ended(Command command) {
    var decision = host(board().game(), command);
    return ((Decision.Accepted) decision).after().result().orElseThrow();
  }

  private Entity.Result awarded(Integer... winners) {
    return ended(new Command.Award(List.of(winners).stream().map(Seat::new).toList()));
  }

  @Test
  void aJudgeGivesTheGameToOneToAllOrToNobody() {
    assertThat(awarded(1).seats()).extracting(SeatResult::score).containsExactly(0, 2);
    assertThat(awarded(1, 1).seats()).extracting(SeatResult::score).containsExactly(0, 2);
    assertThat(awarded(0, 1).seats()).extracting(SeatResult::score).containsExactly(1, 1);
    assertThat(awarded().seats()).extracting(SeatResult::score).containsExactly(0, 0);
    assertThat(awarded().reason()).isEqualTo(EndReason.RULING);
  }

  @Test
  void aGameThatIsAnnulledHasNoWinner() {
    var result = ended(new Command.CallTime(EndReason.ANNULLED));

    assertThat(result.reason().counts()).isFalse();
    assertThat(result.seats()).extracting(SeatResult::score).containsOnly(0);
  }

  @Test
  void onlyWhoPlaysCanWin() {
    var refused = host(board().game(), new Command.Award(List.of(new Seat(4))));

    assertThat(refused).isInstanceOf(Decision.Refused.class);
  }

  @Test
  void aJudgeSeesBothHandsAndASpectatorNone() {
    var board = board();
    var first = board.hand(0, "hackers");
    var second = board.hand(1, "cia");

    assertThat(engine.view(board.game(), new Audience.Judge()))
        .containsKeys("card:" + first.value(), "card:" + second.value());
    assertThat(engine.view(board.game(), new Audience.At(new Seat(0))))
        .containsKey("card:" + first.value())
        .doesNotContainKey("card:" + second.value());
    assertThat(Audience.of(new Audience.Judge().word())).isEqualTo(new Audience.Judge());
  }
}
