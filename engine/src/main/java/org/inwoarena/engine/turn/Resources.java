package org.inwoarena.engine.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.hand.Locks;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Zone;

/** Taking over Resources (5.2). */
public final class Resources {

  private Resources() {}

  /** Takes one: free in phase 3, for an Illuminati token in phase 5 (R5.2.1, R5.2.2). */
  public static Optional<Objection> take(Play play, int seat, Command.TakeResource command) {
    var game = play.game();
    var card = command.card().value();
    var objection = isFree(game) ? TakeoverPrice.objection(game, seat) : priceObjection(game, seat);
    objection = objection.or(() -> cardObjection(game, seat, card));
    if (command.under().isPresent()) {
      var under = command.under().get();
      objection = objection.or(() -> FaceDown.objection(game, seat, card, under.value()));
      if (objection.isEmpty()) {
        hide(play, seat, command.card(), under);
      }
    } else if (objection.isEmpty() && Originals.areSought(game, seat, card)) {
      Originals.seek(play, seat, card, Optional.empty());
    } else if (objection.isEmpty()) {
      carryOut(play, seat, card);
    }
    return objection;
  }

  /** Whether it is the automatic takeover of phase 3. */
  private static boolean isFree(Game game) {
    return ((Frame.Turn) game.top()).phase() == Phase.TAKEOVER;
  }

  /** Nothing stands against it: it is paid for and about to enter play. */
  static void carryOut(Play play, int seat, int card) {
    var free = pay(play, seat);
    play.emit(
        new Event.DeedDue(
            free ? Moment.TAKEOVER : Moment.ENTERS_PLAY,
            Bindings.that(card, seat),
            new Deed.ResourceTakeover(seat, card, free)));
    if (free) {
      play.emit(new Event.PhaseBegun(Phase.TOKENS));
    }
  }

  /** What nobody can see nobody can answer. */
  private static void hide(Play play, int seat, CardId card, CardId under) {
    var free = pay(play, seat);
    play.emit(new Event.LaidFaceDown(new Seat(seat), card, under, !free));
    if (free) {
      play.emit(new Event.PhaseBegun(Phase.TOKENS));
    }
  }

  private static boolean pay(Play play, int seat) {
    var free = isFree(play.game());
    if (free) {
      TakeoverPrice.pay(play, seat);
    } else {
      var illuminati = new CardId(play.game().seat(seat).illuminati());
      play.emit(new Event.TokensSpent(new Seat(seat), List.of(illuminati), Spending.RESOURCE));
    }
    return free;
  }

  /** Once a Unique Resource was in play, no copy enters any more (R16.6.5). */
  public static boolean isBarred(Game game, int card) {
    var facts = game.printed(card).facts();
    return facts.unique() && game.uniques().contains(facts.id());
  }

  private static Optional<Objection> priceObjection(Game game, int seat) {
    if (((Frame.Turn) game.top()).tookResource()) {
      return Optional.of(Objection.ONE_RESOURCE_A_TURN);
    }
    return game.card(game.seat(seat).illuminati()).tokens() == 0
        ? Optional.of(Objection.NO_TOKEN)
        : Optional.empty();
  }

  private static Optional<Objection> cardObjection(Game game, int seat, int card) {
    if (!HandCards.inHand(game, seat, card)) {
      return Optional.of(Objection.NOT_IN_YOUR_HAND);
    }
    var facts = game.printed(card).facts();
    if (facts.kind() != CardKind.RESOURCE) {
      return Optional.of(Objection.NOT_A_RESOURCE);
    }
    var closed = Locks.onUse(game, seat);
    if (closed.isPresent()) {
      return closed;
    }
    if (isBarred(game, card)) {
      return Optional.of(Objection.UNIQUE_TAKEN);
    }
    var automatic = ((Frame.Turn) game.top()).phase() == Phase.TAKEOVER;
    return TakeoverBars.objection(TakeoverBars.taking(game, seat, card, automatic));
  }

  /** The legal purchases in phase 5. */
  public static void families(Game game, int seat, Moves moves) {
    if (priceObjection(game, seat).isEmpty()) {
      freeFamilies(game, seat, moves);
    }
  }

  /** The Resources that may enter play. */
  public static void freeFamilies(Game game, int seat, Moves moves) {
    var takeable = new ArrayList<Integer>();
    for (int card : game.seat(seat).in(Zone.HAND)) {
      if (cardObjection(game, seat, card).isEmpty()) {
        takeable.add(card);
      }
    }
    moves.add("take-resource", "card", Moves.cards(takeable));
    for (var card : takeable) {
      moves.add(
          "take-resource",
          Map.of(
              "card", Moves.card(card), "under", Moves.cards(FaceDown.stores(game, seat, card))));
    }
  }
}
