package org.inwoarena.engine.turn;

import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.hand.Locks;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Plight;

/** The automatic takeover of phase 3 (R2.2.7 to R2.2.12). */
public final class Takeover {

  private Takeover() {}

  /** Takes a Group from hand without a roll. */
  public static Optional<Objection> take(Play play, int seat, Command.TakeOver command) {
    var game = play.game();
    var objection =
        TakeoverPrice.objection(game, seat)
            .or(() -> cardObjection(game, seat, command.card().value()))
            .or(() -> TakeoverBars.objection(TakeoverBars.puppets(game, command.master().value())));
    if (objection.isPresent()) {
      return objection;
    }
    if (!Tokens.isOwnGroup(game, seat, command.master().value())) {
      return Optional.of(Objection.NOT_YOUR_GROUP);
    }
    if (Plight.isParalyzed(game, command.master().value())) {
      return Optional.of(Objection.MASTER_PARALYZED);
    }
    if (!Structure.isFree(game, command.master().value(), command.side())) {
      return Optional.of(Objection.ARROW_NOT_FREE);
    }
    TakeoverPrice.pay(play, seat);
    play.emit(
        new Event.DeedDue(
            Moment.TAKEOVER,
            Bindings.that(command.card().value(), seat),
            new Deed.GroupTakeover(
                seat, command.card().value(), command.master().value(), command.side())));
    play.emit(new Event.PhaseBegun(Phase.TOKENS));
    return Optional.empty();
  }

  private static Optional<Objection> cardObjection(Game game, int seat, int card) {
    if (!HandCards.inHand(game, seat, card) || !game.printed(card).isGroup()) {
      return Optional.of(Objection.NOT_IN_YOUR_HAND);
    }
    return Locks.onUse(game, seat)
        .or(() -> Copies.objection(game, card))
        .or(() -> TakeoverBars.objection(TakeoverBars.taking(game, seat, card, true)));
  }

  /** The legal takeovers, Resources included. */
  public static void families(Game game, int seat, Moves moves) {
    if (TakeoverPrice.objection(game, seat).isPresent()) {
      return;
    }
    var cards = new ArrayList<Integer>();
    for (int card : game.seat(seat).in(Zone.HAND)) {
      if (cardObjection(game, seat, card).isEmpty()) {
        cards.add(card);
      }
    }
    for (var master : Structure.groups(game, seat)) {
      if (Plight.isParalyzed(game, master) || TakeoverBars.puppets(game, master).isPresent()) {
        continue;
      }
      moves.add(
          "take-over",
          Map.of(
              "card", Moves.cards(cards),
              "master", Moves.card(master),
              "side", Moves.sides(Structure.freeSides(game, master))));
    }
    Resources.freeFamilies(game, seat, moves);
  }
}
