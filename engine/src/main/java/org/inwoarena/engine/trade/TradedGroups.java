package org.inwoarena.engine.trade;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Slot;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.moving.MovingGroups;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Plight;
import org.inwoarena.engine.turn.Tokens;

/**
 * Groups that go to another player's Power Structure by agreement (R14.1.2, R14.1.5, R14.2.4): a
 * move of its own, paid like one, in the Main Phase of one of the two. A trade holds one in either
 * direction at most.
 */
final class TradedGroups {

  private TradedGroups() {}

  /** Lays a Group out, with its new master and arrow and who pays. */
  static Optional<Objection> add(Play play, Command.TradeGroup command) {
    var game = play.game();
    var trade = (Frame.Trade) game.top();
    var group = command.group().value();
    var master = command.master().value();
    var objection = timeObjection(game, trade).or(() -> pairObjection(game, trade, group, master));
    if (objection.isPresent()) {
      return objection;
    }
    if (!Structure.isFree(game, master, command.side())) {
      return Optional.of(Objection.ARROW_NOT_FREE);
    }
    var payer = command.payer().value();
    if (!candidates(game, trade, group, master).contains(payer)) {
      return Optional.of(Objection.NOT_A_PAYER);
    }
    if (!canPay(game, trade, payer)) {
      return Optional.of(Objection.NO_TOKEN);
    }
    play.emit(
        new Event.TradeGroupAdded(
            command.group(), command.master(), command.side(), command.payer()));
    return Optional.empty();
  }

  /** A move is an action: in the own turn or the rival's, and not inside another (R14.1.8). */
  private static Optional<Objection> timeObjection(Game game, Frame.Trade trade) {
    var between =
        game.frames().size() == 2
            && game.frames().getFirst() instanceof Frame.Turn turn
            && turn.phase() == Phase.MAIN
            && trade.isBetween(turn.seat());
    return between ? Optional.empty() : Optional.of(Objection.GROUPS_MOVE_BETWEEN_ACTIONS);
  }

  private static Optional<Objection> pairObjection(
      Game game, Frame.Trade trade, int group, int master) {
    if (!isGroup(game, trade, group) || !isGroup(game, trade, master)) {
      return Optional.of(Objection.NOT_IN_THIS_TRADE);
    }
    if (game.card(group).zone() == Zone.ILLUMINATI) {
      return Optional.of(Objection.ILLUMINATI_STAYS);
    }
    if (Plight.isParalyzed(game, master)) {
      return Optional.of(Objection.MASTER_PARALYZED);
    }
    if (game.card(group).holder() == game.card(master).holder()) {
      return Optional.of(Objection.NOT_TO_A_RIVAL);
    }
    for (var other : trade.groups()) {
      if (game.card(other.group()).holder() == game.card(group).holder()) {
        return Optional.of(Objection.ONE_GROUP_EACH_WAY);
      }
      // What moves away itself cannot be the new master.
      if (Structure.inBranch(game, other.group(), master)
          || Structure.inBranch(game, group, other.master())) {
        return Optional.of(Objection.OWN_BRANCH);
      }
    }
    return Optional.empty();
  }

  private static boolean isGroup(Game game, Frame.Trade trade, int card) {
    return game.roster().has(card)
        && trade.isBetween(game.card(card).holder())
        && game.card(card).zone().inStructure();
  }

  /** Who may pay (R14.1.4); in the 2002 edition the receiver's Illuminati as well (R14.1.5). */
  private static List<Integer> candidates(Game game, Frame.Trade trade, int group, int master) {
    var giver = game.card(group).holder();
    var payers = new ArrayList<>(MovingGroups.payers(game, giver, group, master));
    var receivers = game.seat(trade.other(giver)).illuminati();
    if (game.rules().on(Switch.EITHER_ILLUMINATI_PAYS_GIFT) && !payers.contains(receivers)) {
      payers.add(receivers);
    }
    return payers;
  }

  private static boolean canPay(Game game, Frame.Trade trade, int payer) {
    var declared = trade.groups().stream().filter(other -> other.payer() == payer).count();
    return game.card(payer).tokens() > declared && Tokens.maySpend(game, payer);
  }

  /** Moves a Group that was agreed on; its receiver places the branch. */
  static void move(Play play, Frame.Trade trade, Frame.TradedGroup traded) {
    var game = play.game();
    var from = game.card(traded.group()).holder();
    var branch = Structure.branchIds(game, traded.group());
    var payer = new CardId(traded.payer());
    play.emit(
        new Event.TokensSpent(
            new Seat(game.card(traded.payer()).holder()), List.of(payer), Spending.MOVE));
    play.emit(
        new Event.GroupGiven(
            new Seat(from),
            new Seat(trade.other(from)),
            branch,
            new CardId(traded.master()),
            traded.side(),
            game.rules().on(Switch.GIVEN_GROUP_IS_SPENT)));
  }

  /** All Groups that can be laid out. */
  static void families(Game game, Frame.Trade trade, Moves moves) {
    if (timeObjection(game, trade).isPresent()) {
      return;
    }
    for (var giver : new int[] {trade.by(), trade.to()}) {
      for (var master : Structure.groups(game, trade.other(giver))) {
        var sides = Structure.freeSides(game, master);
        if (!sides.isEmpty()) {
          for (int card : game.seat(giver).in(Zone.STRUCTURE)) {
            var slots = Map.of("master", Moves.card(master), "side", Moves.sides(sides));
            family(game, trade, card, master, slots, moves);
          }
        }
      }
    }
  }

  private static void family(
      Game game, Frame.Trade trade, int group, int master, Map<String, Slot> slots, Moves moves) {
    if (pairObjection(game, trade, group, master).isPresent()) {
      return;
    }
    var payers = candidates(game, trade, group, master);
    payers.removeIf(payer -> !canPay(game, trade, payer));
    var all = new HashMap<>(slots);
    all.put("group", Moves.card(group));
    all.put("payer", Moves.cards(payers));
    moves.add("trade-group", all);
  }
}
