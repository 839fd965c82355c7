package org.inwoarena.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.state.Charter;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Progress;
import org.inwoarena.engine.state.Question;
import org.inwoarena.engine.state.Zone;

/** Positions for tests: two players in the middle of a game, seat 0 in the main phase. */
public final class Board {

  /** The card data of all tests. */
  public static final Catalogue CATALOGUE = Catalogue.load();

  private Game game;

  private Board(Game game) {
    this.game = game;
  }

  /** Two players who have taken their first turns. */
  public static Board of(String illuminati, String rival) {
    var decks = List.of(new DeckList(List.of(illuminati)), new DeckList(List.of(rival)));
    var charter =
        new Charter(
            RuleSet.preset(RuleSet.RATED),
            GameSetup.PRINTED_NUMBERS,
            CATALOGUE.hash(),
            Engine.VERSION,
            decks,
            new TreeMap<>());
    var board = new Board(Game.empty().edit().started(charter, 2).done());
    board.lead(0, illuminati);
    board.lead(1, rival);
    board.game =
        board
            .game
            .edit()
            .push(new Frame.Turn(0, Phase.MAIN, false, false))
            .progress(new Progress(0, 0, 5, 3))
            .questions(List.of(new Question(new PromptId(1), new Seat(0), PromptKind.MAIN)))
            .done();
    return board;
  }

  private void lead(int seat, String illuminati) {
    var card = hand(seat, illuminati).value();
    game = game.edit().move(card, Zone.ILLUMINATI, seat).done();
    game = game.edit().seat(seat, game.seat(seat).led(card).turnOver()).done();
    token(new CardId(card));
  }

  /** A card in a player's hand. */
  public CardId hand(int seat, String card) {
    var number = game.roster().size() + 1;
    game = game.edit().numbered(seat, List.of(CATALOGUE.card(card))).done();
    game = game.edit().move(number, Zone.HAND, seat).done();
    return new CardId(number);
  }

  /** A Group on its master's arrow, with a token. */
  public CardId puppet(CardId master, Side side, String card) {
    var seat = game.card(master.value()).holder();
    var id = hand(seat, card);
    var edit = game.edit().move(id.value(), Zone.STRUCTURE, seat);
    if (!Structure.isFree(game, master.value(), side)) {
      throw new IllegalArgumentException(card + " does not fit " + side);
    }
    var spot = Structure.spot(game, id.value(), master.value(), side);
    game = edit.card(id.value(), edit.card(id.value()).at(spot)).done();
    token(id);
    return id;
  }

  /** One more token on a card. */
  public void token(CardId card) {
    var state = game.card(card.value());
    game = game.edit().card(card.value(), state.withTokens(state.tokens() + 1)).done();
  }

  /** A player's Illuminati. */
  public CardId illuminati(int seat) {
    return new CardId(game.seat(seat).illuminati());
  }

  /** The position. */
  public Game game() {
    return game;
  }

  /** A Group with exactly these arrows out, its incoming arrow on that side. */
  public static String group(Side in, Side... out) {
    var wanted = new ArrayList<>(List.of(out));
    return CATALOGUE.cards().stream()
        .filter(card -> card.canLead() && card.arrowIn().filter(in::equals).isPresent())
        .filter(card -> card.arrowsOut().size() == wanted.size())
        .filter(card -> card.arrowsOut().containsAll(wanted))
        .findFirst()
        .orElseThrow()
        .id();
  }
}
