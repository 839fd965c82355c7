package org.inwoarena.engine.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.api.DrawReason;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability.PlayerValue;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.PlayerNumbers;

/** Draws of the turn and cards bought with tokens (3.3, 4.1). */
public final class Drawing {

  /** Of each deck in phases 1 and 2 (R2.2.1, R2.2.5). */
  private static final int FREE_CARDS = 1;

  private Drawing() {}

  /** Phase 1: the free Plot, or more by card text; the Group draw is next (R2.2.1). */
  public static Optional<Objection> drawPlot(Play play, int seat) {
    var objection = turnObjection(play.game(), seat, Deck.PLOT);
    if (objection.isPresent()) {
      return objection;
    }
    draw(play, seat, Deck.PLOT, DrawReason.TURN, free(play.game(), seat, Deck.PLOT));
    play.emit(new Event.PhaseBegun(Phase.GROUP_DRAW));
    return Optional.empty();
  }

  /** How many cards phases 1 and 2 give for nothing. */
  private static int free(Game game, int seat, Deck deck) {
    var value = deck == Deck.PLOT ? PlayerValue.PLOT_DRAWS : PlayerValue.GROUP_DRAWS;
    return PlayerNumbers.of(game, seat, value, FREE_CARDS);
  }

  private static Optional<Objection> turnObjection(Game game, int seat, Deck deck) {
    if (isEmpty(game, seat, deck)) {
      return Optional.of(Objection.DECK_EMPTY);
    }
    return DrawBars.objection(game, seat, deck)
        .or(
            () ->
                mayDraw(game, seat, deck) ? Optional.empty() : Optional.of(Objection.DRAW_SKIPPED));
  }

  /** Whether the free draw of the turn from that deck is there. */
  public static boolean mayDraw(Game game, int seat, Deck deck) {
    return !isEmpty(game, seat, deck)
        && free(game, seat, deck) > 0
        && DrawBars.let(game, seat, deck)
        && game.frame(Frame.Turn.class).filter(turn -> turn.skips().contains(deck)).isEmpty();
  }

  /** Phase 2: the free Group card (R2.2.5). */
  public static Optional<Objection> drawGroup(Play play, int seat) {
    var objection = turnObjection(play.game(), seat, Deck.GROUP);
    if (objection.isPresent()) {
      return objection;
    }
    draw(play, seat, Deck.GROUP, DrawReason.TURN, free(play.game(), seat, Deck.GROUP));
    play.emit(new Event.PhaseBegun(TurnFlow.afterDraws(play.game())));
    return Optional.empty();
  }

  /** A Plot for one Illuminati token or two tokens of own Groups (R3.3.4). */
  public static Optional<Objection> buyPlot(Play play, int seat, Command.BuyPlot command) {
    var game = play.game();
    if (isEmpty(game, seat, Deck.PLOT)) {
      return Optional.of(Objection.DECK_EMPTY);
    }
    if (isBarred(game)) {
      return Optional.of(Objection.NO_PLOTS_BOUGHT_IN_PRIVILEGED);
    }
    var payer = command.payer().value();
    var objection =
        DrawBars.objection(game, seat, Deck.PLOT).or(() -> payerObjection(game, seat, payer));
    if (objection.isPresent()) {
      return objection;
    }
    var paid = new ArrayList<>(List.of(command.payer()));
    if (command.second().isPresent()) {
      var second = command.second().get().value();
      objection = pairObjection(game, seat, payer, second);
      paid.add(command.second().get());
    } else if (payer != game.seat(seat).illuminati()) {
      objection = Optional.of(Objection.TWO_TOKENS_NEEDED);
    }
    if (objection.isEmpty()) {
      play.emit(new Event.TokensSpent(new Seat(seat), paid, Spending.PLOT));
      draw(play, seat, Deck.PLOT, DrawReason.BOUGHT, 1);
    }
    return objection;
  }

  private static Optional<Objection> payerObjection(Game game, int seat, int payer) {
    if (!Tokens.isOwnGroup(game, seat, payer)) {
      return Optional.of(Objection.NOT_YOUR_GROUP);
    }
    return Tokens.objection(game, payer)
        .or(
            () ->
                Tokens.isDeclared(game, payer)
                    ? Optional.of(Objection.LEADER_IS_DECLARED)
                    : Optional.empty());
  }

  private static Optional<Objection> pairObjection(Game game, int seat, int payer, int second) {
    var illuminati = game.seat(seat).illuminati();
    var pairsWithIlluminati = payer == illuminati || second == illuminati;
    if (pairsWithIlluminati && game.rules().on(Switch.PLOT_PAIRS_EXCLUDE_ILLUMINATI)) {
      return Optional.of(Objection.NO_ILLUMINATI_TOKEN_IN_PAIR);
    }
    if (second == payer && game.card(payer).tokens() < 2) {
      return Optional.of(Objection.NO_TOKEN);
    }
    return payerObjection(game, seat, second);
  }

  /** The legal purchases of a Plot. */
  public static void plotFamilies(Game game, int seat, Moves moves) {
    if (isEmpty(game, seat, Deck.PLOT) || isBarred(game) || !DrawBars.let(game, seat, Deck.PLOT)) {
      return;
    }
    var illuminati = game.seat(seat).illuminati();
    var payers = Tokens.payers(game, seat);
    if (payers.contains(illuminati)) {
      moves.add("buy-plot", "payer", Moves.card(illuminati));
    }
    if (game.rules().on(Switch.PLOT_PAIRS_EXCLUDE_ILLUMINATI)) {
      payers.remove((Integer) illuminati);
    }
    for (var payer : payers) {
      var seconds = new ArrayList<>(payers);
      if (game.card(payer).tokens() < 2) {
        seconds.remove(payer);
      }
      moves.add("buy-plot", Map.of("payer", Moves.card(payer), "second", Moves.cards(seconds)));
    }
  }

  /** Whether the seat could pay for a Plot and get one; everybody can see that. */
  public static boolean canBuyPlot(Game game, int seat) {
    if (isEmpty(game, seat, Deck.PLOT) || !DrawBars.let(game, seat, Deck.PLOT)) {
      return false;
    }
    var payers = Tokens.payers(game, seat);
    return payers.contains(game.seat(seat).illuminati()) || payers.size() >= 2;
  }

  /** Nobody buys a Plot during a privileged attack (R3.3.5, R11.1.8). */
  private static boolean isBarred(Game game) {
    return !game.rules().on(Switch.PLOTS_BOUGHT_IN_PRIVILEGED)
        && game.privilegedAttack().isPresent();
  }

  /** One more Group card for an Illuminati token, once in the own turn (R4.1.4). */
  public static Optional<Objection> buyGroup(Play play, int seat) {
    var objection = groupObjection(play.game(), seat);
    if (objection.isEmpty()) {
      var illuminati = new CardId(play.game().seat(seat).illuminati());
      play.emit(new Event.TokensSpent(new Seat(seat), List.of(illuminati), Spending.GROUP));
      play.emit(new Event.GroupBought(new Seat(seat)));
      draw(play, seat, Deck.GROUP, DrawReason.BOUGHT, 1);
    }
    return objection;
  }

  private static Optional<Objection> groupObjection(Game game, int seat) {
    if (((Frame.Turn) game.top()).boughtGroup()) {
      return Optional.of(Objection.ONE_GROUP_A_TURN);
    }
    if (game.card(game.seat(seat).illuminati()).tokens() == 0) {
      return Optional.of(Objection.NO_TOKEN);
    }
    return isEmpty(game, seat, Deck.GROUP)
        ? Optional.of(Objection.DECK_EMPTY)
        : DrawBars.objection(game, seat, Deck.GROUP);
  }

  /** The legal purchase of a Group card. */
  public static void groupFamilies(Game game, int seat, Moves moves) {
    if (groupObjection(game, seat).isEmpty()) {
      moves.add("buy-group");
    }
  }

  /** Whether a deck of the seat has run out; no penalty (R3.3.3). */
  public static boolean isEmpty(Game game, int seat, Deck deck) {
    return game.seat(seat).in(Zone.of(deck)).isEmpty();
  }

  private static void draw(Play play, int seat, Deck deck, DrawReason reason, int count) {
    play.emit(
        new Event.DeedDue(
            Moment.DRAW_DUE,
            Bindings.NONE.by(seat).of(deck).drawing(count),
            new Deed.Drawing(seat, deck, reason, count)));
  }
}
