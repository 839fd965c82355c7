package org.inwoarena.engine;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Moment;
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
import org.inwoarena.engine.state.Printed;
import org.inwoarena.engine.state.Progress;
import org.inwoarena.engine.state.Question;
import org.inwoarena.engine.state.SeatState;
import org.inwoarena.engine.state.Zone;

/** Positions for tests: players in the middle of a game, seat 0 in the main phase. */
public final class Board {

  /** The card data of all tests. */
  public static final Catalogue CATALOGUE = Catalogue.load();

  private Game game;

  private Board(Game game) {
    this.game = game;
  }

  /** Two players who have taken their first turns, under the rated rules. */
  public static Board of(String illuminati, String rival) {
    return of(RuleSet.preset(RuleSet.RATED), illuminati, rival);
  }

  /** Players who have taken their first turns, in seat order. */
  public static Board of(RuleSet rules, String... illuminati) {
    var decks = Stream.of(illuminati).map(card -> new DeckList(List.of(card))).toList();
    var charter =
        new Charter(
            rules.at(illuminati.length),
            GameSetup.CARD_TEXTS,
            CATALOGUE.hash(),
            Engine.VERSION,
            decks,
            new TreeMap<>());
    var board = new Board(Game.empty().edit().started(charter, illuminati.length).done());
    for (var seat = 0; seat < illuminati.length; seat++) {
      board.lead(seat, illuminati[seat]);
      board.turnsTaken(seat, 1);
    }
    board.turn(Phase.MAIN, PromptKind.MAIN, 3);
    return board;
  }

  /** Whoever passes at these is asked nothing between the last answer and what follows from it. */
  private static final Set<Moment> LATER_MOMENTS =
      EnumSet.complementOf(EnumSet.of(Moment.ATTACK_OPEN, Moment.PLOT_PLAYED));

  private void lead(int seat, String illuminati) {
    var card = hand(seat, illuminati).value();
    game = game.edit().move(card, Zone.ILLUMINATI, seat).done();
    game = game.edit().seat(seat, game.seat(seat).led(card).passing(LATER_MOMENTS)).done();
    token(new CardId(card));
  }

  /** The turn of seat 0, who is asked that. */
  public void turn(Phase phase, PromptKind kind, int round) {
    game =
        game.edit()
            .clearFrames()
            .push(new Frame.Turn(0, phase))
            .progress(new Progress(0, 0, (round - 1) * game.seats().size() + 1, round))
            .questions(List.of(new Question(PromptId.LAID_OUT, new Seat(0), kind)))
            .done();
  }

  /** Own turns a player has finished. */
  public void turnsTaken(int seat, int turns) {
    var player = game.seat(seat);
    game =
        game.edit()
            .seat(
                seat,
                new SeatState(
                    player.illuminati(),
                    player.piles(),
                    turns,
                    player.eliminated(),
                    player.pledge(),
                    player.nonce(),
                    player.passes()))
            .done();
  }

  /** An undrawn card at the bottom of its deck. */
  public CardId undrawn(int seat, String card) {
    var id = hand(seat, card);
    var plot = CATALOGUE.card(card).kind().inPlotDeck();
    game = game.edit().move(id.value(), plot ? Zone.PLOT_DECK : Zone.GROUP_DECK, seat).done();
    return id;
  }

  /** A card in a player's hand. */
  public CardId hand(int seat, String card) {
    var number = game.roster().size() + 1;
    game =
        game.edit()
            .numbered(seat, List.of(Printed.of(CATALOGUE.card(card), CATALOGUE.text(card))))
            .done();
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
