package org.inwoarena.engine.trade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.hand.Locks;
import org.inwoarena.engine.link.LinkMoves;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Zone;

/** Which cards may change hands by agreement, and when (14.2). */
final class Tradable {

  private static final Zone[] ZONES = {Zone.HAND, Zone.EXPOSED, Zone.RESOURCES, Zone.ATTACKED};

  private Tradable() {}

  /** Why a card cannot be laid out in the trade. */
  static Optional<Objection> objection(Game game, Frame.Trade trade, int card) {
    if (!game.roster().has(card) || !trade.isBetween(game.card(card).holder())) {
      return Optional.of(Objection.NOT_IN_THIS_TRADE);
    }
    var state = game.card(card);
    // A rival's card is asked for by name, so the one who asks must have seen it.
    if (state.holder() != trade.by() && !(state.seenBy(trade.by()) || state.seenByAll())) {
      return Optional.of(Objection.NOT_IN_THIS_TRADE);
    }
    if (trade.cards().contains(card)) {
      return Optional.of(Objection.TRADED_ALREADY);
    }
    return switch (state.zone()) {
      case HAND, EXPOSED ->
          Locks.onGift(game, state.holder()).or(() -> handObjection(game, trade, card));
      case RESOURCES -> resourceObjection(game, trade, card);
      case ATTACKED -> attackedObjection(game, trade, card);
      case PLOT_DECK, GROUP_DECK -> Optional.of(Objection.UNDRAWN);
      case STRUCTURE, ILLUMINATI -> Optional.of(Objection.GROUPS_ARE_MOVED);
      default -> Optional.of(Objection.NOT_IN_THIS_TRADE);
    };
  }

  /** Hand cards change hands at any time (R14.2.1). */
  private static Optional<Objection> handObjection(Game game, Frame.Trade trade, int card) {
    var isProtected =
        game.seat(trade.by()).turnsTaken() == 0 || game.seat(trade.to()).turnsTaken() == 0;
    return isProtected && game.rules().on(Switch.NO_GIFTS_WITH_PROTECTED)
        ? Optional.of(Objection.NO_TRADE_IN_FIRST_TURN)
        : PrivilegedAttack.handObjection(game, trade, card);
  }

  /** A hand card that was attacked without success stays with its player (R8.6.12). */
  private static Optional<Objection> attackedObjection(Game game, Frame.Trade trade, int card) {
    var underAttack =
        game.frames().stream()
            .anyMatch(frame -> frame instanceof Frame.Attack attack && attack.target() == card);
    return underAttack || !game.rules().on(Switch.FAILED_TARGET_MAY_BE_GIVEN)
        ? Optional.of(Objection.JUST_PLAYED)
        : handObjection(game, trade, card);
  }

  /** A Resource in play is given at any time, in the 2002 edition not quite (R14.2.5, R6.3.1). */
  private static Optional<Objection> resourceObjection(Game game, Frame.Trade trade, int card) {
    // What may not be linked elsewhere now is not given away either (R17.1.6, R17.1.9).
    if (game.card(card).link() != 0 && LinkMoves.movedAway(game, card).isPresent()) {
      return LinkMoves.movedAway(game, card);
    }
    var rules = game.rules();
    var turn = game.frame(Frame.Turn.class).orElseThrow();
    var mainPhase = turn.phase() == Phase.MAIN && trade.isBetween(turn.seat());
    var fresh = mainPhase && !game.card(card).has(Mark.ACTED);
    if (!fresh && rules.on(Switch.FEWER_FREE_MOVES)) {
      return Optional.of(Objection.RESOURCE_NOT_FREE);
    }
    if (!fresh && rules.on(Switch.RESOURCES_GIVEN_IN_MAIN)) {
      return Optional.of(Objection.RESOURCE_IN_MAIN_ONLY);
    }
    var inAction = game.attack().isPresent();
    if (inAction && rules.on(Switch.FREE_MOVES_BETWEEN_ACTIONS)) {
      return Optional.of(Objection.FREE_MOVE_IN_ACTION);
    }
    var afterActions = turn.phase().compareTo(Phase.MAIN) > 0;
    return afterActions && rules.on(Switch.NO_PHASE_OF_FREE_MOVES)
        ? Optional.of(Objection.NO_FREE_MOVES_NOW)
        : PrivilegedAttack.sideObjection(game, trade);
  }

  /** Everything that can be laid out, the own cards first. */
  static List<Integer> cards(Game game, Frame.Trade trade) {
    var cards = new ArrayList<Integer>();
    for (var seat : new int[] {trade.by(), trade.to()}) {
      for (var zone : ZONES) {
        for (int card : game.seat(seat).in(zone)) {
          if (objection(game, trade, card).isEmpty()) {
            cards.add(card);
          }
        }
      }
    }
    return cards;
  }
}
