package org.inwoarena.engine.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.GameEdit;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Nature;
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
    var first =
        game.rules().on(Switch.ATTACKER_SPEAKS_FIRST)
            ? attacker
            : event.defender().map(Seat::index).orElseGet(() -> game.after(attacker));
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
                Optional.empty(),
                List.of(),
                Window.from(game, Moment.ATTACK_OPEN, first),
                List.of(),
                Nature.PLAIN))
        .done();
  }

  /** The attack lies below the frame in which its aiders are named. */
  static Game named(Game game, Event.AiderNamed event) {
    var index = game.frames().size() - 2;
    var attack = (Frame.Attack) game.frames().get(index);
    var aiding = new ArrayList<>(attack.aiding());
    aiding.add(event.group().value());
    return game.edit().frame(index, attack.with(aiding, attack.opposing())).done();
  }

  static Game committed(Game game) {
    var index = height(game);
    var attack = (Frame.Attack) game.frames().get(index);
    return game.edit().frame(index, attack.commit()).done();
  }

  static Game calledOff(Game game) {
    var attack = attack(game);
    var edit = game.edit().pop().actionOver(game.frames().size() - 1);
    refund(edit, attack);
    var target = game.card(attack.target());
    if (target.zone() == Zone.ATTACKED && !target.has(Mark.ROLLED_FOR)) {
      edit.move(attack.target(), Zone.HAND, attack.attacker());
    }
    return edit.done();
  }

  /** Helpers get their tokens back, an agent returns to the hand (R7.3.4, R18.2.3, R18.2.4). */
  static void refund(GameEdit edit, Frame.Attack attack) {
    attack.paid(group -> edit.card(group).holder()).forEach(group -> refund(edit, group));
    attack.agent().ifPresent(agent -> edit.move(agent.card(), Zone.HAND, agent.seat()));
  }

  private static void refund(GameEdit edit, int group) {
    var state = edit.card(group);
    if (state.zone().inStructure()) {
      edit.card(group, state.withTokens(state.tokens() + 1));
    }
  }

  static Game agent(Game game, Event.AgentPlayed event) {
    var attack = attack(game);
    var seat = event.seat().index();
    var agent = new Frame.Agent(seat, event.card().value(), event.against());
    return game.edit()
        .move(event.card().value(), Zone.PLAYED, seat)
        .top(attack.with(Optional.of(agent)).with(attack.window().acted(game, seat)))
        .done();
  }

  static Game joined(Game game, Event.Joined event) {
    var attack = attack(game);
    var aiding = new ArrayList<>(attack.aiding());
    var opposing = new ArrayList<>(attack.opposing());
    (event.against() ? opposing : aiding).add(event.group().value());
    var next = attack.window().acted(game, event.seat().index());
    var joined = attack.with(aiding, opposing).with(next);
    return game.edit()
        .top(
            event.unpaid()
                ? joined.with(joined.nature().withUnpaid(event.group().value()))
                : joined)
        .done();
  }

  static Game passed(Game game, Event.Passed event) {
    return switch (game.top()) {
      case Frame.Attack attack -> game.edit().top(attack.with(attack.window().passed())).done();
      case Frame.Use use -> game.edit().top(use.with(use.window().passed())).done();
      case Frame.Occasion occasion ->
          game.edit().top(occasion.with(occasion.window().passed())).done();
      case Frame.Relief relief -> ReliefEvents.passed(game, relief);
      case Frame.Original original ->
          game.edit().top(original.without(event.seat().index())).done();
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
    var nature =
        attack
            .nature()
            .at(Nature.Stage.OVER, attack.nature().outcome().needed())
            .forced(event.success());
    var edit = game.edit().top(attack.with(nature));
    var target = game.card(attack.target());
    if (!event.success() && target.zone() == Zone.ATTACKED) {
      edit.card(attack.target(), target.with(Mark.ROLLED_FOR));
    }
    return edit.done();
  }

  /** What lasts for the attack ends with it. */
  static Game over(Game game) {
    return game.edit().fought(attack(game)).pop().actionOver(game.frames().size() - 1).done();
  }

  static Game boosted(Game game, Event.Boosted event) {
    var boost = new Nature.Boost(event.seat().index(), event.source().value(), event.amount());
    return nature(game, attack -> attack.nature().with(boost));
  }

  static Game changed(Game game, Event.AttackChanged event) {
    return nature(game, attack -> attack.nature().become(event.on(), event.off()));
  }

  static Game forced(Game game, Event.ResultForced event) {
    return nature(game, attack -> attack.nature().forced(event.success()));
  }

  /** The roll of a play, or of the attack at hand. */
  static Game rollChanged(Game game, Event.RollChanged event) {
    for (var index = game.frames().size() - 1; index >= 0; index--) {
      switch (game.frames().get(index)) {
        case Frame.Occasion occasion
            when occasion.due().isPresent() && occasion.due().get() instanceof Deed.Rolled roll -> {
          var dice = event.dice().isEmpty() ? roll.dice() : event.dice();
          var next = new Deed.Rolled(dice, event.total(), event.counter());
          return rolled(game, index, occasion.with(next), event);
        }
        case Frame.Attack attack -> {
          return rolled(game, index, changed(game, attack, event), event);
        }
        default -> {}
      }
    }
    throw new IllegalStateException("nothing was rolled");
  }

  private static Game rolled(Game game, int index, Frame next, Event.RollChanged event) {
    return game.edit().frame(index, next).stream(Chance.DICE, event.counter()).done();
  }

  /** A new roll after the result was known can be answered anew. */
  private static Frame.Attack changed(Game game, Frame.Attack attack, Event.RollChanged event) {
    var rolled = event.dice().isEmpty() ? attack : attack.rolled(event.dice());
    var nature = rolled.nature().rolled(event.total());
    return nature.stage() == Nature.Stage.RESULT && !event.dice().isEmpty()
        ? stage(game, rolled, nature.at(Nature.Stage.ROLLED, nature.outcome().needed()))
        : rolled.with(nature);
  }

  static Game strength(Game game, Event.StrengthFinal event) {
    return nature(game, attack -> attack.nature().declared(event.terms()));
  }

  static Game needed(Game game, Event.NeededChanged event) {
    return nature(game, attack -> attack.nature().at(attack.nature().stage(), event.needed()));
  }

  static Game scaled(Game game, Event.Scaled event) {
    return nature(
        game,
        attack ->
            attack
                .nature()
                .with(
                    attack
                        .nature()
                        .scaled()
                        .with(event.attack(), event.times(), event.source().value())));
  }

  /** The next stage opens its own window, the attacker's rivals first. */
  static Game stage(Game game, Event.StageReached event) {
    var attack = attack(game);
    var next = stage(game, attack, attack.nature().at(event.stage(), event.needed()));
    return game.edit().top(next).done();
  }

  private static Frame.Attack stage(Game game, Frame.Attack attack, Nature nature) {
    var moment = nature.stage() == Nature.Stage.ROLLED ? Moment.ROLLED : Moment.ATTACK_RESULT;
    return attack.with(nature).with(Window.from(game, moment, game.after(attack.attacker())));
  }

  static Game nature(Game game, Function<Frame.Attack, Nature> change) {
    var index = height(game);
    var attack = (Frame.Attack) game.frames().get(index);
    return game.edit().frame(index, attack.with(change.apply(attack))).done();
  }

  /** Where the topmost attack lies: plays into it lie above. */
  static int height(Game game) {
    for (var index = game.frames().size() - 1; index >= 0; index--) {
      if (game.frames().get(index) instanceof Frame.Attack) {
        return index;
      }
    }
    throw new IllegalStateException("no attack is under way");
  }

  private static Frame.Attack attack(Game game) {
    return (Frame.Attack) game.top();
  }
}
