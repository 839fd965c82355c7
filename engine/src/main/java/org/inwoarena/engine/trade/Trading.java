package org.inwoarena.engine.trade;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;

/**
 * Gifts and trades (14.2). A player lays out what shall change hands, card by card, proposes it to
 * one rival, and the rival accepts or declines the whole. What is agreed happens at once, so it
 * binds (R14.2.6); a gift is a trade with nothing on the other side. Nobody is kept waiting for
 * long: each player opens {@link #PER_TURN} trades a turn at most.
 */
public final class Trading {

  /** Trades and promises a player may begin in one turn. */
  static final int PER_TURN = 4;

  private Trading() {}

  /** Begins a trade with a rival. */
  public static Optional<Objection> open(Play play, int seat, Seat with) {
    var objection = openObjection(play.game(), seat, with.index());
    if (objection.isEmpty()) {
      play.emit(new Event.TradeOpened(new Seat(seat), with));
    }
    return objection;
  }

  static Optional<Objection> openObjection(Game game, int seat, int with) {
    if (!game.playing().contains(with) || with == seat) {
      return Optional.of(Objection.NO_SUCH_RIVAL);
    }
    return Collections.frequency(turn(game).offers(), seat) >= PER_TURN
        ? Optional.of(Objection.TOO_MANY_OFFERS)
        : Optional.empty();
  }

  private static Frame.Turn turn(Game game) {
    return game.frame(Frame.Turn.class)
        .orElseThrow(() -> new IllegalStateException("nobody trades before the first turn"));
  }

  /** The rivals a trade may be begun with. */
  public static void families(Game game, int seat, Moves moves) {
    moves.add("offer-trade", "to", Moves.seats(rivals(game, seat)));
  }

  static List<Integer> rivals(Game game, int seat) {
    var rivals = new ArrayList<Integer>();
    for (var rival : game.playing()) {
      if (openObjection(game, seat, rival).isEmpty()) {
        rivals.add(rival);
      }
    }
    return rivals;
  }

  /** What the player who lays out a trade says. */
  public static Optional<Objection> layOut(Play play, Command command) {
    return switch (command) {
      case Command.TradeCard(var card) -> add(play, card);
      case Command.TradeGroup c -> TradedGroups.add(play, c);
      case Command.Propose c -> propose(play);
      case Command.Decline c -> decline(play);
      default -> Optional.of(Objection.TRADE_FIRST);
    };
  }

  private static Optional<Objection> add(Play play, CardId card) {
    var objection = Tradable.objection(play.game(), trade(play.game()), card.value());
    if (objection.isEmpty()) {
      play.emit(new Event.TradeCardAdded(card));
    }
    return objection;
  }

  private static Optional<Objection> propose(Play play) {
    if (trade(play.game()).isEmpty()) {
      return Optional.of(Objection.NOTHING_TO_TRADE);
    }
    play.emit(new Event.TradeProposed());
    return Optional.empty();
  }

  private static Optional<Objection> decline(Play play) {
    play.emit(new Event.TradeEnded(false));
    return Optional.empty();
  }

  /** The answer of the rival. */
  public static Optional<Objection> answer(Play play, Command command) {
    return switch (command) {
      case Command.Accept c -> accept(play);
      case Command.Decline c -> decline(play);
      default -> Optional.of(Objection.TRADE_FIRST);
    };
  }

  /** Carries everything out at once (R14.2.6). */
  private static Optional<Objection> accept(Play play) {
    var trade = trade(play.game());
    play.emit(new Event.TradeEnded(true));
    for (var card : trade.cards()) {
      var from = play.game().card(card).holder();
      play.emit(new Event.CardGiven(new Seat(from), new Seat(trade.other(from)), new CardId(card)));
    }
    trade.groups().forEach(group -> TradedGroups.move(play, trade, group));
    return Optional.empty();
  }

  /** What can be laid out now. */
  public static void layOutFamilies(Game game, Moves moves) {
    var trade = trade(game);
    moves.add("trade-card", "card", Moves.cards(Tradable.cards(game, trade)));
    TradedGroups.families(game, trade, moves);
    if (!trade.isEmpty()) {
      moves.add("propose");
    }
    moves.add("decline");
  }

  private static Frame.Trade trade(Game game) {
    return (Frame.Trade) game.top();
  }
}
