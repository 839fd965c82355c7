package org.inwoarena.engine.use;

import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.hand.Locks;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.state.Frame.UseStage;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Conditions;
import org.inwoarena.engine.stats.Scene;
import org.inwoarena.engine.turn.TurnFlow;

/** Leads a play from its preparation to its end. */
public final class Uses {

  private Uses() {}

  /** The choice that is open for the play, if one is. */
  public static Optional<Ask> ask(Game game, Use use) {
    return switch (use.stage()) {
      case PREPARED ->
          Preparing.next(game, use) instanceof Preparing.Step.Open(var ask, var aiming)
              ? Optional.of(ask)
              : Optional.empty();
      case ANNOUNCED -> Optional.empty();
      case REPAYING -> Repaying.ask(game, use);
      case RESOLVING -> Resolving.ask(game, use);
    };
  }

  /** Makes a choice. */
  public static Optional<Objection> pick(Play play, int seat, Ask.Kind kind, int choice) {
    var use = (Use) play.game().top();
    var ask = ask(play.game(), use).orElseThrow();
    if (ask.kind() != kind || !ask.options().contains(choice)) {
      return Optional.of(Objection.NOT_AN_OPTION);
    }
    if (use.stage() == UseStage.REPAYING) {
      Repaying.replace(play, seat, choice);
      return Optional.empty();
    }
    play.emit(new Event.Picked(new Seat(seat), choice));
    return Optional.empty();
  }

  /** Says that enough is chosen. */
  public static Optional<Objection> stop(Play play, int seat) {
    var use = (Use) play.game().top();
    if (!ask(play.game(), use).orElseThrow().mayStop()) {
      return Optional.of(Objection.MORE_TO_CHOOSE);
    }
    if (use.stage() == UseStage.REPAYING) {
      Repaying.giveUp(play, use);
      return Optional.empty();
    }
    play.emit(new Event.Picked(new Seat(seat), Ask.STOP));
    return Optional.empty();
  }

  /** Drops a play that is not announced yet. */
  public static Optional<Objection> drop(Play play, int seat) {
    var use = (Use) play.game().top();
    if (use.stage() != UseStage.PREPARED || !use.wanted()) {
      return Optional.of(Objection.CANNOT_BE_DROPPED);
    }
    play.emit(new Event.UseDropped(new Seat(seat)));
    return Optional.empty();
  }

  /** The legal answers to the open choice. */
  public static void families(Game game, Use use, Moves moves) {
    var ask = ask(game, use).orElseThrow();
    switch (ask.kind()) {
      case CARD -> moves.add("pick-card", "card", Moves.cards(ask.options()));
      case PLAYER -> moves.add("pick-player", "player", Moves.cards(ask.options()));
      case OPTION -> moves.add("pick-option", "option", Moves.worded(ask.options(), ask.words()));
    }
    if (ask.mayStop()) {
      moves.add("done");
    }
    if (use.stage() == UseStage.PREPARED && use.wanted()) {
      moves.add("drop");
    }
  }

  /** The answer when time is up: drop what can be dropped, else the first choice. */
  public static Command onTimeout(Game game, Use use) {
    var ask = ask(game, use).orElseThrow();
    if (use.stage() == UseStage.PREPARED && use.wanted()) {
      return new Command.Drop();
    }
    if (ask.mayStop()) {
      return new Command.Done();
    }
    var first = ask.options().getFirst();
    return switch (ask.kind()) {
      case CARD -> new Command.PickCard(new CardId(first));
      case PLAYER -> new Command.PickPlayer(new Seat(first));
      case OPTION -> new Command.PickOption(first);
    };
  }

  /** Goes one step on; called while nobody is asked. */
  public static void advance(Play play, Use use) {
    switch (use.stage()) {
      case PREPARED -> announce(play, use);
      case ANNOUNCED -> begin(play, use);
      case REPAYING -> Repaying.giveUp(play, use);
      case RESOLVING -> Resolving.advance(play, use);
    }
  }

  /** Everything is chosen: the price is paid and the play announced. */
  private static void announce(Play play, Use use) {
    if (!(Preparing.next(play.game(), use)
        instanceof Preparing.Step.Ready(var bindings, var payment))) {
      play.emit(new Event.UseDropped(new Seat(use.seat())));
      return;
    }
    pay(play, use, payment);
    if (play.game().isPlot(use.origin())) {
      Committing.byPlot(play, use.seat());
      play.emit(
          new Event.CardMoved(
              new CardId(use.card()),
              Zone.PLAYED,
              new Seat(use.seat()),
              play.game().seat(use.seat()).in(Zone.PLAYED).size()));
    }
    var paid = payment.tokens().stream().map(CardId::new).toList();
    play.emit(new Event.UseAnnounced(new Seat(use.seat()), use.origin(), bindings, paid));
    closeHands(play);
    if (play.game().ability(use.origin()) instanceof Ability.Replace) {
      play.emit(new Event.DeedReplaced(new Seat(use.seat()), use.origin()));
    }
    if (play.game().ability(use.origin()) instanceof Ability.Usable usable) {
      Limits.count(play, (Use) play.game().top(), usable);
    }
  }

  /** By the other reading a look bars the hand beyond itself (R13.3.3). */
  private static void closeHands(Play play) {
    if (play.game().rules().on(Switch.LOOKING_BARS_THE_TURN)) {
      var victims = Locks.victims(play.game(), (Use) play.game().top());
      if (!victims.isEmpty()) {
        play.emit(new Event.HandsClosed(victims.stream().map(Seat::new).toList()));
      }
    }
  }

  private static void pay(Play play, Use use, Payment payment) {
    var seat = new Seat(use.seat());
    if (!payment.tokens().isEmpty()) {
      var cards = payment.tokens().stream().map(CardId::new).toList();
      play.emit(new Event.TokensSpent(seat, cards, Spending.USE));
    }
    for (var card : payment.discards()) {
      play.emit(new Event.Discarded(seat, new CardId(card), DiscardReason.COST));
    }
    for (var cards : payment.decks()) {
      var top = play.game().seat(use.seat()).in(Zone.of(cards.deck())).ids();
      for (var id : top.subList(0, cards.count())) {
        var reason = cards.unseen() ? DiscardReason.UNSEEN : DiscardReason.COST;
        play.emit(new Event.Discarded(seat, id, reason));
      }
    }
    payWithTurn(play, use, payment);
  }

  /** What the own turn loses for it. */
  private static void payWithTurn(Play play, Use use, Payment payment) {
    if (!payment.skips().isEmpty()) {
      play.emit(new Event.DrawsSkipped(new Seat(use.seat()), payment.skips()));
    }
    if (payment.endsTurn()) {
      TurnFlow.cutShort(play, false);
    }
  }

  /**
   * Nobody has prevented it. A play whose condition no longer holds, or whose aim no longer fits,
   * is not carried out: a Plot returns to the hand, exposed, and what it cost is lost (R18.1.4).
   */
  private static void begin(Play play, Use use) {
    var game = play.game();
    var ability = game.ability(use.origin());
    if (ability instanceof Ability.Usable usable && !isStillLegal(game, use, usable)) {
      Cancelling.becameIllegal(play, use);
      return;
    }
    play.emit(new Event.UseBegun(new Seat(use.seat()), use.origin()));
  }

  private static boolean isStillLegal(Game game, Use use, Ability.Usable usable) {
    var scene = Scene.of(game, use.card(), use.seat(), use.bindings());
    return Conditions.holds(scene, usable.when())
        && Bars.answer(scene, usable).isEmpty()
        && new Aims(scene, usable.targets(), use.bindings()).stillFit();
  }

  /** Ends a play: a Plot that does not stay on the table is discarded (R3.1.2, R3.1.7). */
  static void finish(Play play, Use use) {
    play.emit(new Event.UseOver(new Seat(use.seat()), use.origin()));
    if (Lingering.stays(play, use)) {
      return;
    }
    if (play.game().card(use.card()).zone() == Zone.PLAYED) {
      play.emit(
          new Event.Discarded(new Seat(use.seat()), new CardId(use.card()), DiscardReason.USED));
    }
  }
}
