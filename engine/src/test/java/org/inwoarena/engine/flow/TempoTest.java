package org.inwoarena.engine.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.Session;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.MoveFamily;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.chance.Scripted;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.CardText;
import org.inwoarena.engine.effect.Cost;
import org.inwoarena.engine.effect.Timing;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.evolve.Evolver;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Printed;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.use.Listening;
import org.junit.jupiter.api.Test;

/** Nobody, and no card, holds the game up for ever. */
class TempoTest {

  private final Board board = Board.of("bavarian-illuminati", "gnomes-of-zurich");

  @Test
  void playsThatAreOnlyDroppedCannotBeBegunAnyMore() {
    board.puppet(board.illuminati(0), Side.TOP, "cia");
    board.puppet(board.illuminati(1), Side.TOP, "the-mafia");
    var plot = board.hand(0, "crackdown-on-crime");
    board.undrawn(0, "sniper");
    board.token(board.illuminati(0));
    var table = new Session(board.game());
    var use = new Command.Use(plot, 0);

    for (var i = 0; i < Tempo.MOST_FRUITLESS; i++) {
      table.play(0, use).play(0, new Command.Drop());
    }

    var refusal = table.refused(0, use);
    assertThat(refusal.code()).isEqualTo("nothing-came-of-it");
    assertThat(refusal.clause()).isEqualTo("host");
    assertThat(moves(table)).doesNotContain("use", "offer-trade").contains("knock", "attack");
    table.play(0, new Command.BuyPlot(board.illuminati(0), Optional.empty()));
    assertThat(moves(table)).contains("use", "offer-trade");
    table.play(0, use);
  }

  @Test
  void aTurnWithoutEndIsLedToItsEnd() {
    var leader = board.puppet(board.illuminati(0), Side.TOP, "cia");
    var target = board.puppet(board.illuminati(1), Side.TOP, "the-mafia");
    var table = new Session(board.game());
    var attack = new Command.Attack(AttackKind.DESTROY, leader, target);

    while (moves(table).contains("attack")) {
      table.play(0, attack).play(1, new Command.Pass()).play(0, new Command.CallOff());
    }

    assertThat(table.game().progress().pace().asked()).isGreaterThanOrEqualTo(Tempo.MOST_ASKED);
    assertThat(table.refused(0, attack).code()).isEqualTo("turn-too-long");
    assertThat(moves(table)).containsExactly("knock");
    table.play(0, new Command.Knock());
    while (table.asked().kind() == PromptKind.KNOCK) {
      table.play(table.asked().seat().index(), new Command.Pass());
    }
    assertThat(table.game().progress().active()).isEqualTo(1);
    assertThat(table.game().progress().pace().asked()).isLessThan(5);
  }

  @Test
  void triggersThatSetOneAnotherOffAreDropped() {
    var endless =
        new Ability.Trigger(
            new Timing.At(List.of(Moment.STATE_CHECK), false, Optional.empty()),
            Optional.empty(),
            false,
            new Cost.Free(),
            List.of(),
            List.of(),
            Optional.empty());
    var game = board.game();
    var number = game.roster().size() + 1;
    var card = Board.CATALOGUE.card("sniper");
    var text = new CardText(card.id(), List.of(endless), true, Set.of());
    game = game.edit().numbered(0, List.of(Printed.of(card, text))).done();
    game = game.edit().move(number, Zone.TABLE, 0).done();
    var play =
        new Play(new Evolver(Board.CATALOGUE), new Scripted(List.of()), game, Listening::hear);

    Flow.advance(play, Optional.empty());

    var begun = play.events().stream().filter(e -> e instanceof Event.ReactionBegun).count();
    assertThat(begun).isEqualTo(Tempo.MOST_REACTIONS);
    assertThat(play.events()).contains(new Event.ReactionsDropped(1));
    assertThat(new Engine(Board.CATALOGUE).prompts(play.game())).hasSize(1);
  }

  private static List<String> moves(Session table) {
    return table.asked().moves().stream().map(MoveFamily::type).distinct().toList();
  }
}
