package org.inwoarena.engine.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature;
import org.inwoarena.engine.state.Window;
import org.inwoarena.engine.state.Zone;

/** Attacks that Plots make, and Plots and helpers that come into an attack and fall out of it. */
final class LaunchEvents {

  private LaunchEvents() {}

  /** The head of the play's agenda becomes an attack above it, committed at once (R7.3.6). */
  static Game launched(Game game, Event.AttackLaunched event) {
    var use = (Frame.Use) game.top();
    var start = (Effect.StartAttack) use.agenda().getFirst();
    var lost = event.lost().stream().map(CardId::value).toList();
    var launched = new Nature.Launched(start.spec(), event.power(), event.frozen(), lost);
    var edit = game.edit();
    for (var card : lost) {
      edit.card(card, edit.card(card).withTokens(edit.card(card).tokens() - 1));
    }
    edit.inForce(game.inForce().deeper(event.card().value(), game.frames().size() - 1));
    return edit.top(use.left(use.agenda().subList(1, use.agenda().size()), use.bindings()))
        .push(
            new Frame.Attack(
                event.kind(),
                event.attacker().index(),
                event.defender().map(Seat::index),
                event.card().value(),
                event.target().value(),
                true,
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                Window.from(game, Moment.ATTACK_OPEN, first(game, event)),
                List.of(),
                Nature.of(event.is(), launched)))
        .done();
  }

  /** The attack is played already: its player speaks last, unless he attacks himself (R8.7.9). */
  private static int first(Game game, Event.AttackLaunched event) {
    var attacker = event.attacker().index();
    var rival = event.defender().map(Seat::index).filter(seat -> seat != attacker);
    return game.rules().on(Switch.ATTACKER_SPEAKS_FIRST)
        ? attacker
        : rival.orElseGet(() -> game.after(attacker));
  }

  static Game stays(Game game, Event.PlayStays event) {
    var play =
        new Nature.InUse(
            event.seat().index(),
            event.origin(),
            event.bindings(),
            event.helped().map(CardId::value).orElse(0));
    return AttackEvents.nature(game, attack -> attack.nature().with(play));
  }

  /** With a Plot that counts as never played goes what it put in force since (R18.3.8). */
  static Game left(Game game, Event.PlayLeft event) {
    var card = event.card().value();
    var height = AttackEvents.height(game);
    var left = AttackEvents.nature(game, attack -> attack.nature().without(card));
    return left.edit()
        .inForce(
            left.inForce()
                .withoutApplied(applied -> applied.source() == card && applied.depth() > height)
                .withoutUses(used -> used.number() == card))
        .done();
  }

  /** The attacker's leave holds for what is declared by now (R7.3.3). */
  static Game released(Game game, Event.WithdrawalAllowed event) {
    var attack = (Frame.Attack) game.top();
    var cards = event.cards().stream().map(CardId::value).toList();
    return game.edit()
        .top(attack.releasing(cards).with(attack.window().acted(game, attack.attacker())))
        .done();
  }

  /** A token comes back to its Group, an agent to the hand; a Plot leaves by itself. */
  static Game takenBack(Game game, Event.TakenBack event) {
    var attack = (Frame.Attack) game.top();
    var card = (Integer) event.card().value();
    var seat = event.seat().index();
    var released = new ArrayList<>(attack.released());
    released.remove(card);
    var next = attack.releasing(released).with(attack.window().acted(game, seat));
    if (attack.agent().filter(agent -> agent.card() == card).isPresent()) {
      var left = next.with(Optional.<Frame.Agent>empty());
      return game.edit().move(card, Zone.HAND, seat).top(left).done();
    }
    var aiding = new ArrayList<>(attack.aiding());
    var opposing = new ArrayList<>(attack.opposing());
    var joined = aiding.remove(card) || opposing.remove(card);
    var unpaid = attack.nature().unpaid().contains(card);
    var edit = game.edit().top(next.with(aiding, opposing).with(next.nature().withoutUnpaid(card)));
    if (joined && !unpaid) {
      edit.card(card, edit.card(card).withTokens(edit.card(card).tokens() + 1));
    }
    return edit.done();
  }

  /** One token of the Group; a target that spent several keeps the others in. */
  static Game dropped(Game game, Event.HelperDropped event) {
    var index = AttackEvents.height(game);
    var attack = (Frame.Attack) game.frames().get(index);
    var group = (Integer) event.group().value();
    var aiding = new ArrayList<>(attack.aiding());
    var opposing = new ArrayList<>(attack.opposing());
    if (!aiding.remove(group)) {
      opposing.remove(group);
    }
    return game.edit().frame(index, attack.with(aiding, opposing)).done();
  }

  static Game agentDropped(Game game) {
    var index = AttackEvents.height(game);
    var attack = (Frame.Attack) game.frames().get(index);
    return game.edit().frame(index, attack.with(Optional.<Frame.Agent>empty())).done();
  }
}
