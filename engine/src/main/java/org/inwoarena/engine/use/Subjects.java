package org.inwoarena.engine.use;

import java.util.List;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;

/** What an event is about, for the abilities that hear it. */
final class Subjects {

  private Subjects() {}

  static Bindings of(Game before, Game after, Event event) {
    return switch (event) {
      case Event.TurnBegun e -> Bindings.NONE.by(e.seat().index());
      case Event.PhaseBegun e -> Bindings.NONE.by(after.progress().active());
      case Event.CardsDrawn e -> about(e.cards(), e.seat().index()).of(e.deck());
      case Event.TokensPlaced e -> about(e.cards(), e.seat().index());
      case Event.GroupEntered e -> Bindings.that(e.card().value(), e.seat().index());
      case Event.GroupExchanged e -> Bindings.that(e.fresh().value(), e.seat().index());
      case Event.GroupTakenOver e -> Bindings.that(e.card().value(), e.seat().index());
      case Event.ResourceTaken e -> Bindings.that(e.card().value(), e.seat().index());
      case Event.TurnedUp e -> Bindings.that(e.card().value(), e.seat().index());
      case Event.Captured e -> captured(e);
      case Event.Devastated e -> Bindings.that(e.card().value(), e.by().index());
      case Event.Relieved e ->
          Bindings.that(e.card().value(), e.by().index())
              .with(Role.PAYER, e.givers().stream().map(CardId::value).toList());
      case Event.Destroyed e ->
          Bindings.that(
              e.card().value(), e.by().map(Seat::index).orElse(after.progress().active()));
      case Event.AttackLaunched e -> Bindings.that(e.card().value(), e.attacker().index());
      case Event.Discarded e -> Bindings.that(e.card().value(), e.seat().index());
      case Event.Linked e -> Bindings.that(e.card().value(), after.card(e.card().value()).holder());
      case Event.CardMoved e -> Bindings.that(e.card().value(), e.holder().index());
      case Event.PlotExposed e -> Bindings.that(e.card().value(), e.seat().index());
      case Event.AttackAnnounced e -> Bindings.that(e.leader().value(), e.attacker().index());
      case Event.AttackCommitted e -> attack(before, e.attacker().index());
      case Event.Joined e -> Bindings.that(e.group().value(), e.seat().index());
      case Event.AgentPlayed e -> Bindings.that(e.card().value(), e.seat().index());
      case Event.AttackRolled e -> attack(before, e.attacker().index());
      case Event.RollChanged e -> attack(before, attacker(before));
      case Event.AttackResolved e -> attack(before, attacker(before));
      case Event.UseAnnounced e -> Bindings.that(e.origin().card(), e.seat().index());
      case Event.UseOver e -> Bindings.that(e.origin().card(), e.seat().index());
      case Event.Eliminated e -> Bindings.NONE.by(e.seat().index());
      default -> Bindings.NONE.by(after.progress().active());
    };
  }

  /** The attack's leader is THAT and its target TARGET, also when its frame is gone. */
  private static Bindings attack(Game before, int seat) {
    return before
        .frame(Frame.Attack.class)
        .map(
            attack ->
                Bindings.that(attack.leader(), seat).with(Role.TARGET, List.of(attack.target())))
        .orElse(Bindings.NONE.by(seat));
  }

  private static int attacker(Game before) {
    return before.frame(Frame.Attack.class).map(Frame.Attack::attacker).orElse(0);
  }

  private static Bindings captured(Event.Captured event) {
    return Bindings.that(event.branch().getFirst().value(), event.by().index())
        .with(Role.CHOSEN, List.of(event.master().value()));
  }

  private static Bindings about(List<CardId> cards, int seat) {
    return Bindings.NONE.with(Role.THAT, cards.stream().map(CardId::value).toList()).by(seat);
  }
}
