package org.inwoarena.engine.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Session;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.chance.Scripted;
import org.inwoarena.engine.coverage.Clauses;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.evolve.Evolver;
import org.inwoarena.engine.flow.Flow;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Zone;
import org.junit.jupiter.api.Test;

/** A turn outside attacks. */
class TurnTest {

  private final Board board = Board.of("bavarian-illuminati", "discordian-society");

  @Test
  void leftoverTokensBuyPlotsBeforeNewOnesCome() {
    // E4
    var one = board.puppet(board.illuminati(0), Side.TOP, "cia");
    var other = board.puppet(board.illuminati(0), Side.LEFT, "fbi");
    for (var plot : new String[] {"sniper", "poison", "car-bomb", "earthquake"}) {
      board.undrawn(0, plot);
    }
    board.undrawn(0, "hackers");
    board.turn(Phase.PLOT_DRAW, PromptKind.PLOT_DRAW, 3);
    var table = new Session(board.game());
    assertThat(table.refused(0, new Command.Attack(AttackKind.DESTROY, one, other)).clause())
        .isEqualTo("R7.1.3");
    table.play(0, new Command.BuyPlot(board.illuminati(0), Optional.empty()));
    assertThat(table.refused(0, new Command.BuyPlot(one, Optional.empty())).clause())
        .isEqualTo("R3.3.4");
    table.play(0, new Command.BuyPlot(one, Optional.of(other)));
    table.play(0, new Command.DrawPlot());
    assertThat(table.game().seat(0).in(Zone.HAND).size()).isEqualTo(3);
    assertThat(table.game().card(one.value()).tokens()).isZero();
    table.play(0, new Command.DrawGroup());
    // Phase 4 gave every Group its token again.
    assertThat(table.game().card(one.value()).tokens()).isEqualTo(1);
    assertThat(table.asked().kind()).isEqualTo(PromptKind.MAIN);
  }

  @Test
  void tournamentsHaveNoAutomaticTakeoverAndOneResourceATurn() {
    // E68
    var group = board.hand(0, "hackers");
    var resource = board.hand(0, "eliza");
    var second = board.hand(0, "angels-feather");
    board.token(board.illuminati(0));
    var table = new Session(board.game());
    assertThat(
            table.refused(0, new Command.TakeOver(group, board.illuminati(0), Side.TOP)).clause())
        .isEqualTo("R20.1.4");
    table.play(0, new Command.TakeResource(resource));
    assertThat(table.game().card(resource.value()).zone()).isEqualTo(Zone.RESOURCES);
    assertThat(table.refused(0, new Command.TakeResource(second)).clause()).isEqualTo("R5.2.2");
  }

  @Test
  void aUniqueResourceEntersPlayOnce() {
    var standard = Board.of(RuleSet.preset("standard"), "bavarian-illuminati", "ufos");
    var first = standard.hand(0, "angels-feather");
    var copy = standard.hand(0, "angels-feather");
    standard.token(standard.illuminati(0));
    standard.turn(Phase.TAKEOVER, PromptKind.TAKEOVER, 3);
    var table = new Session(standard.game());
    table.play(0, new Command.TakeResource(first));
    assertThat(table.asked().kind()).isEqualTo(PromptKind.MAIN);
    assertThat(table.refused(0, new Command.TakeResource(copy)).clause()).isEqualTo("R16.6.1");
  }

  @Test
  void aPurchaseInAnothersTurnCannotExceedThePlotLimit() {
    // E88
    for (var plot : new String[] {"sniper", "poison", "car-bomb", "earthquake", "epidemic"}) {
      board.hand(1, plot);
    }
    var bought = board.undrawn(1, "hit-and-run");
    var target = board.hand(0, "hackers");
    var table = new Session(board.game());
    table.play(0, new Command.Attack(AttackKind.CONTROL, board.illuminati(0), target));
    table.play(1, new Command.BuyPlot(board.illuminati(1), Optional.empty()));
    assertThat(table.asked().kind()).isEqualTo(PromptKind.REDUCE);
    assertThat(table.refused(1, new Command.Pass()).code()).isEqualTo("not-your-answer");
    table.play(1, new Command.ReturnPlot(bought, 0));
    assertThat(table.asked().kind()).isEqualTo(PromptKind.RESPOND);
    assertThat(table.asked().seat().index()).isEqualTo(1);
    assertThat(table.game().seat(1).in(Zone.PLOT_DECK).get(0)).isEqualTo(bought.value());
  }

  @Test
  void ownTurnsHaveNoLimitButEndWithin() {
    for (var plot :
        new String[] {"sniper", "poison", "car-bomb", "earthquake", "epidemic", "hit-and-run"}) {
      board.hand(0, plot);
    }
    var table = new Session(board.game());
    table.play(0, new Command.Knock());
    table.play(1, new Command.Pass());
    assertThat(table.asked().kind()).isEqualTo(PromptKind.REDUCE);
    table.play(0, table.asked().onTimeout());
    assertThat(table.game().progress().active()).isEqualTo(1);
  }

  @Test
  @Clauses("R2.4.9")
  void aTurnThatEndsAtOnceHasNoClaims() {
    var rules = RuleSet.preset("standard").withBasicGoal(2);
    var goalMet = Board.of(rules, "bavarian-illuminati", "discordian-society");
    goalMet.puppet(goalMet.illuminati(0), Side.TOP, "cia");
    goalMet.puppet(goalMet.illuminati(1), Side.TOP, "fbi");
    var play =
        new Play(
            new Evolver(Board.CATALOGUE),
            new Scripted(List.of()),
            goalMet.game(),
            (playing, before, event) -> {});
    TurnFlow.cutShort(play, false);
    Flow.advance(play, Optional.empty());
    assertThat(play.game().progress().active()).isEqualTo(1);
    assertThat(play.events()).noneMatch(event -> event instanceof Event.ClaimsOpened);
  }
}
