package org.inwoarena.engine.use;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Cost;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Scene;

/** What a play needs before it can be announced: its aim, then its price, choice by choice. */
final class Preparing {

  private Preparing() {}

  /** How far the choices go. */
  sealed interface Step {
    /** Everything is chosen. */
    record Ready(Bindings bindings, Payment payment) implements Step {}

    /** The next choice; {@code aiming} while the aim is still being chosen. */
    record Open(Ask ask, boolean aiming) implements Step {}

    /** It cannot be done. */
    record Impossible() implements Step {}
  }

  private static final Step IMPOSSIBLE = new Step.Impossible();

  /** The next step of a play that is being prepared. */
  static Step next(Game game, Use use) {
    var ability = game.ability(use.origin());
    var picks = new Picks(use.picks());
    var scene = Scene.of(game, use.card(), use.seat(), use.bindings());
    if (use.wanted() && isOffered(ability) && picks.next().isEmpty()) {
      return new Step.Open(Ask.words(use.seat(), List.of(1), yes -> "yes", false), true);
    }
    return ability instanceof Ability.Usable usable
        ? subject(scene, use.origin().ability(), usable, picks)
        : aim(scene, Plan.of(scene, ability), picks);
  }

  /** Of several things it could be about its player chooses one first. */
  private static Step subject(Scene scene, int index, Ability.Usable usable, Picks picks) {
    var game = scene.game();
    var below = game.frames().get(game.frames().size() - 2);
    var subjects = Usables.subjects(game, below, scene.you(), scene.source(), index);
    if (subjects.size() < 2) {
      return aim(scene, Plan.of(scene, usable), picks);
    }
    var cards = subjects.stream().map(subject -> subject.cards(Role.THAT).getFirst()).toList();
    var pick = picks.next();
    return pick.isEmpty()
        ? new Step.Open(Ask.cards(scene.you(), cards, false), true)
        : aim(
            scene.with(subjects.get(cards.indexOf(pick.getAsInt()))),
            Plan.of(scene, usable),
            picks);
  }

  /** Whether the play can be made at all: some aim is there whose price can be paid. */
  static boolean isPossible(Scene scene, Ability ability) {
    return isPossible(scene, Plan.of(scene, ability), List.of());
  }

  /** Whether it could be made if no target's Power were fixed, where it cannot (R12.1.10). */
  static boolean wouldBePossible(Scene scene, Ability.Usable usable) {
    var plan = new Plan(usable.targets(), usable.effects(), usable.cost());
    return !plan.equals(Plan.of(scene, usable)) && isPossible(scene, plan, List.of());
  }

  private static boolean isPossible(Scene scene, Plan plan, List<Integer> picks) {
    return switch (aim(scene, plan, new Picks(picks))) {
      case Step.Ready ready -> true;
      case Step.Impossible none -> false;
      case Step.Open(var ask, var aiming) when !aiming || ask.mayStop() -> true;
      case Step.Open(var ask, var aiming) -> {
        for (var option : ask.options()) {
          var more = new ArrayList<>(picks);
          more.add(option);
          if (isPossible(scene, plan, more)) {
            yield true;
          }
        }
        yield false;
      }
    };
  }

  private static Step aim(Scene scene, Plan plan, Picks picks) {
    var bindings = scene.bindings();
    for (var target : plan.targets()) {
      var there = scene.with(bindings);
      IntPredicate open = bindings.cards(Role.TARGET).isEmpty() ? plan.aims(there) : Doing::isAny;
      switch (Selecting.choose(there, target, open, picks, true)) {
        case Chosen.Complete(var values) -> bindings = bind(bindings, target, values);
        case Chosen.Open(var ask) -> {
          return new Step.Open(ask, true);
        }
        case Chosen.Lot lot -> throw new IllegalStateException("an aim is chosen, not drawn");
        case Chosen.Impossible none -> {
          return IMPOSSIBLE;
        }
      }
    }
    return pay(scene.with(bindings), plan.cost(), picks);
  }

  private static Bindings bind(Bindings bindings, Selection target, List<Integer> values) {
    if (target.pool() instanceof Selection.Pool.Players) {
      return values.isEmpty() ? bindings : bindings.on(values.getFirst());
    }
    // A second aim is what the text calls the chosen card.
    var role = bindings.cards(Role.TARGET).isEmpty() ? Role.TARGET : Role.CHOSEN;
    return bindings.with(role, values);
  }

  private static Step pay(Scene scene, Cost cost, Picks picks) {
    return switch (Paying.pay(scene, cost, Payment.NOTHING, picks)) {
      case Paying.Outcome.Ready(var payment) ->
          new Step.Ready(
              scene.bindings().with(Role.PAYER, payment.tokens()).paying(payment.tokens().size()),
              payment);
      case Paying.Outcome.Open(var ask) -> new Step.Open(ask, false);
      case Paying.Outcome.Impossible none -> IMPOSSIBLE;
    };
  }

  private static boolean isOffered(Ability ability) {
    return ability instanceof Ability.Trigger || ability instanceof Ability.Replace;
  }

  /** What has to be chosen and paid for a play, and what it will do. */
  private record Plan(List<Selection> targets, List<Effect> effects, Cost cost) {

    static Plan of(Scene scene, Ability ability) {
      return switch (ability) {
        case Ability.Usable usable ->
            new Plan(
                AttackBars.aims(scene.game(), scene.source(), usable),
                usable.effects(),
                usable.cost());
        case Ability.Trigger trigger ->
            new Plan(trigger.targets(), trigger.effects(), trigger.cost());
        case Ability.Replace replace ->
            new Plan(replace.targets(), replace.effects(), new Cost.Free());
        default -> new Plan(List.of(), List.of(), new Cost.Free());
      };
    }

    /** What the play may be aimed at. */
    IntPredicate aims(Scene scene) {
      return Doing.aims(scene, effects);
    }
  }
}
