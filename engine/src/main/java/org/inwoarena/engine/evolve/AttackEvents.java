package org.inwoarena.engine.evolve;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Window;
import org.inwoarena.engine.state.Zone;

/** What the events of an attack change. */
final class AttackEvents {

  private AttackEvents() {}

  static Game announced(Game game, Event.AttackAnnounced event) {
    var attacker = event.attacker().index();
    var target = event.target().value();
    var edit = game.edit();
    if (game.card(target).zone() == Zone.HAND) {
      edit.move(target, Zone.ATTACKED, attacker);
    }
    // The target's player answers first, for a card from hand the next player (R8.7.9).
    var first = event.defender().map(Seat::index).orElseGet(() -> game.after(attacker));
    return edit.push(
            new Frame.Attack(
                event.kind(),
                attacker,
                event.defender().map(Seat::index),
                event.leader().value(),
                target,
                false,
                List.of(),
                List.of(),
                new Window(first, 0),
                List.of()))
        .done();
  }

  static Game committed(Game game) {
    return game.edit().top(attack(game).commit()).done();
  }

  static Game calledOff(Game game) {
    var attack = attack(game);
    var edit = game.edit().pop();
    for (var group : attack.aiding()) {
      edit.card(group, game.card(group).withTokens(game.card(group).tokens() + 1));
    }
    for (var group : attack.opposing()) {
      edit.card(group, edit.card(group).withTokens(edit.card(group).tokens() + 1));
    }
    var target = game.card(attack.target());
    if (target.zone() == Zone.ATTACKED && !target.has(Mark.ROLLED_FOR)) {
      edit.move(attack.target(), Zone.HAND, attack.attacker());
    }
    return edit.done();
  }

  static Game joined(Game game, Event.Joined event) {
    var attack = attack(game);
    var aiding = new ArrayList<>(attack.aiding());
    var opposing = new ArrayList<>(attack.opposing());
    (event.against() ? opposing : aiding).add(event.group().value());
    var next = game.after(event.seat().index());
    return game.edit().top(attack.with(aiding, opposing).with(attack.window().acted(next))).done();
  }

  static Game passed(Game game, Event.Passed event) {
    return switch (game.top()) {
      case Frame.Attack attack ->
          game.edit()
              .top(attack.with(attack.window().passed(game.after(event.seat().index()))))
              .done();
      case Frame.Claims claims -> {
        var left = new ArrayList<>(claims.toAsk());
        left.remove((Integer) event.seat().index());
        yield game.edit().top(new Frame.Claims(claims.stage(), claims.claims(), left)).done();
      }
      default -> throw new IllegalStateException("no window is open");
    };
  }

  static Game rolled(Game game, Event.AttackRolled event) {
    return game.edit().top(attack(game).rolled(List.of(event.first(), event.second()))).stream(
            Chance.DICE, event.counter())
        .done();
  }

  static Game resolved(Game game, Event.AttackResolved event) {
    var attack = attack(game);
    var edit = game.edit().pop();
    var target = game.card(attack.target());
    if (!event.success() && target.zone() == Zone.ATTACKED) {
      edit.card(attack.target(), target.with(Mark.ROLLED_FOR));
    }
    return edit.done();
  }

  private static Frame.Attack attack(Game game) {
    return (Frame.Attack) game.top();
  }
}
