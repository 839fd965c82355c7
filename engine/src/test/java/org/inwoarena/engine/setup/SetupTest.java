package org.inwoarena.engine.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.Session;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.coverage.Clauses;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.junit.jupiter.api.Test;

/** The way to the first turn. */
class SetupTest {

  private static final List<String> GROUPS =
      List.of("hackers", "cia", "fbi", "ama", "irs", "witch", "nasa", "kkk", "goldfish-fanciers");
  private static final List<String> PLOTS = List.of("sniper", "poison", "car-bomb", "earthquake");

  @Test
  void equalLeadsAreSetAsideAndShuffledBackAfterTheStartingHand() {
    // E1, E2
    var table = new Session(started());
    table.play(0, lead(table.game(), 0, "hackers"));
    assertThat(table.game().card(card(table.game(), 0, "hackers").value()).zone())
        .isEqualTo(Zone.LIST);
    table.play(1, lead(table.game(), 1, "hackers"));
    assertThat(table.game().card(card(table.game(), 0, "hackers").value()).zone())
        .isEqualTo(Zone.SET_ASIDE);
    assertThat(table.refused(0, lead(table.game(), 0, "hackers")).code()).isEqualTo("not-a-lead");
    table.play(0, lead(table.game(), 0, "cia"));
    table.dice(6, 5, 1, 2).play(1, lead(table.game(), 1, "fbi"));
    var game = table.game();
    assertThat(game.progress().active()).isZero();
    for (var seat = 0; seat < 2; seat++) {
      var player = game.seat(seat);
      assertThat(player.in(Zone.HAND).size()).isEqualTo(9);
      assertThat(player.in(Zone.STRUCTURE).size()).isEqualTo(1);
      assertThat(player.in(Zone.SET_ASIDE).isEmpty()).isTrue();
      assertThat(player.in(Zone.GROUP_DECK).indexOf(card(game, seat, "hackers").value()))
          .isNotNegative();
    }
    assertThat(table.asked().kind()).isEqualTo(PromptKind.PLOT_DRAW);
  }

  @Test
  @Clauses("R1.3.12")
  void tiedStartRollsAreRolledAgain() {
    var table = new Session(started());
    table.play(0, lead(table.game(), 0, "cia"));
    table.dice(3, 4, 5, 2, 1, 1, 2, 1).play(1, lead(table.game(), 1, "fbi"));
    assertThat(table.game().progress().active()).isEqualTo(1);
  }

  @Test
  void aNonceMustBeThePledgedOneOrZeros() {
    var session = new Session(new Engine(Board.CATALOGUE).start(setup()).after());
    session.play(0, new Command.PledgeNonce("ab".repeat(32)));
    session.play(1, Nonces.defaultPledge());
    assertThat(session.refused(0, new Command.RevealNonce("cd".repeat(32))).code())
        .isEqualTo("nonce-not-pledged");
    assertThat(session.refused(0, new Command.RevealNonce("zz")).code()).isEqualTo("bad-hex");
    session.play(0, Nonces.defaultReveal());
  }

  /** Both have chosen their Illuminati. */
  private static Game started() {
    var engine = new Engine(Board.CATALOGUE);
    var table = new Session(engine.start(setup()).after());
    table.play(0, Nonces.defaultPledge()).play(1, Nonces.defaultPledge());
    table.play(0, Nonces.defaultReveal()).play(1, Nonces.defaultReveal());
    for (var seat = 0; seat < 2; seat++) {
      var choice = SetupFlow.illuminati(table.game(), seat).getFirst();
      table.play(seat, new Command.ChooseIlluminati(new CardId(choice)));
    }
    assertThat(table.game().seat(0).in(Zone.HAND).size()).isEqualTo(3);
    return table.game();
  }

  private static GameSetup setup() {
    return new GameSetup(
        RuleSet.preset(RuleSet.RATED),
        GameSetup.CARD_TEXTS,
        List.of(deck("bavarian-illuminati"), deck("ufos")),
        Map.of());
  }

  private static DeckList deck(String illuminati) {
    var cards = new ArrayList<String>();
    cards.add(illuminati);
    cards.addAll(GROUPS);
    cards.addAll(PLOTS);
    return new DeckList(cards);
  }

  private static Command lead(Game game, int seat, String group) {
    return new Command.ChooseLead(card(game, seat, group), Side.TOP);
  }

  private static CardId card(Game game, int seat, String id) {
    for (var card = 1; card <= game.roster().size(); card++) {
      if (game.roster().owner(card) == seat && game.printed(card).id().equals(id)) {
        return new CardId(card);
      }
    }
    throw new IllegalArgumentException(id);
  }
}
