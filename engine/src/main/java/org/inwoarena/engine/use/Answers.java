package org.inwoarena.engine.use;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Timing;
import org.inwoarena.engine.hand.Locks;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.UseStage;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.stats.Players;
import org.inwoarena.engine.stats.Scene;

/**
 * What can be answered while a frame is on top: plays, actions of Groups, rolls, things due. In one
 * attack many things can be answered: the leader's action, that of every helper, every Plot at
 * work.
 */
final class Answers {

  private Answers() {}

  /** Something that can be answered: at which moments, and what its words stand for. */
  record Subject(Set<Moment> moments, boolean due, Bindings bindings) {
    Subject {
      moments = Set.copyOf(moments);
    }
  }

  /** Everything that a play could answer, if its timing asks for something to answer. */
  static List<Subject> to(Game game, Frame frame, Scene scene, Timing.At at) {
    var fitting = new ArrayList<Subject>();
    for (var subject : all(game, frame)) {
      if (at.moments().stream().anyMatch(subject.moments()::contains)
          && at.before() == subject.due()
          && at.by().stream()
              .allMatch(
                  who ->
                      subject.bindings().actor().isPresent()
                          && Players.is(
                              scene.with(subject.bindings()),
                              who,
                              subject.bindings().actor().getAsInt()))) {
        fitting.add(subject);
      }
    }
    return fitting;
  }

  private static List<Subject> all(Game game, Frame frame) {
    return switch (frame) {
      case Frame.Use use when use.stage() == UseStage.ANNOUNCED -> play(game, use);
      case Frame.Attack attack -> attack(game, attack);
      case Frame.Naming naming -> game.attack().map(under -> open(game, under)).orElseThrow();
      case Frame.Occasion occasion ->
          List.of(
              new Subject(
                  EnumSet.of(occasion.window().moment()),
                  occasion.isDue() && !occasion.isAction(),
                  occasion.bindings()));
      case Frame.Turn turn when turn.phase() == Phase.PLOT_DRAW ->
          List.of(new Subject(EnumSet.of(Moment.TURN_START), false, Bindings.NONE.by(turn.seat())));
      default -> List.of();
    };
  }

  /** A Plot as such, and the action of every Group that pays for a play (R18.3.2). */
  private static List<Subject> play(Game game, Frame.Use use) {
    var all = new ArrayList<Subject>();
    if (game.isPlot(use.origin())) {
      var about =
          Bindings.that(use.card(), use.seat())
              .with(Role.CHOSEN, use.bindings().cards(Role.TARGET));
      all.add(new Subject(EnumSet.of(Moment.PLOT_PLAYED), false, about));
    }
    for (var payer : new LinkedHashSet<>(use.paid())) {
      all.add(action(EnumSet.of(Moment.ACTION_DECLARED), payer, use.seat()));
    }
    looks(game, use, all);
    return all;
  }

  /** A look, theft or exposure that is announced is still due, against each victim (R13.3.2). */
  private static void looks(Game game, Frame.Use use, List<Subject> all) {
    var moments = EnumSet.of(Moment.LOOK_ANNOUNCED);
    if (Locks.exposes(use.agenda())) {
      moments.add(Moment.EXPOSED);
    }
    for (int victim : Locks.victims(game, use)) {
      all.add(new Subject(moments, true, Bindings.that(use.card(), use.seat()).on(victim)));
    }
  }

  private static List<Subject> attack(Game game, Frame.Attack attack) {
    return switch (attack.nature().stage()) {
      case OPEN -> open(game, attack);
      case ROLLED -> List.of(after(Moment.ROLLED, attack));
      case RESULT -> List.of(after(Moment.ATTACK_RESULT, attack));
      case OVER -> List.of();
    };
  }

  private static Subject after(Moment moment, Frame.Attack attack) {
    return new Subject(
        EnumSet.of(moment), false, Bindings.that(attack.leader(), attack.attacker()));
  }

  /** Until the roll everything in the attack can be answered (R19.2.21). */
  private static List<Subject> open(Game game, Frame.Attack attack) {
    var all = new ArrayList<Subject>();
    var declared = EnumSet.of(Moment.ATTACK_DECLARED, Moment.ATTACK_OPEN);
    declared.add(attack.nature().isLed() ? Moment.ACTION_DECLARED : Moment.PLOT_PLAYED);
    // What a Plot that attacks aims at is its target.
    var leading = action(declared, attack.leader(), attack.attacker());
    var aim = List.of(attack.target());
    all.add(
        attack.nature().isLed()
            ? leading
            : new Subject(declared, false, leading.bindings().with(Role.CHOSEN, aim)));
    var helpers = new LinkedHashSet<>(attack.aiding());
    helpers.addAll(attack.opposing());
    for (var helper : helpers) {
      var joined = EnumSet.of(Moment.ACTION_DECLARED, Moment.JOINED);
      all.add(action(joined, helper, game.card(helper).holder()));
    }
    attack
        .agent()
        .ifPresent(
            agent -> all.add(action(EnumSet.of(Moment.AGENT_PLAYED), agent.card(), agent.seat())));
    for (var play : attack.nature().plays()) {
      all.add(action(EnumSet.of(Moment.PLOT_PLAYED), play.origin().card(), play.seat()));
    }
    return all;
  }

  private static Subject action(Set<Moment> moments, int card, int seat) {
    return new Subject(moments, false, Bindings.that(card, seat));
  }
}
