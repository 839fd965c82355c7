package org.inwoarena.engine.use;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.effect.Ability.Usable;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.effect.Timing;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Permissions;
import org.inwoarena.engine.stats.Reaching;
import org.inwoarena.engine.stats.Scene;

/** What bars a play: prohibitions, protection and immunity. */
final class Bars {

  private Bars() {}

  /** Why a play cannot be begun. */
  static Optional<Objection> objection(Scene scene, Usable usable) {
    return prohibition(scene.game(), scene.source(), usable)
        .or(() -> interference(scene.game(), scene, usable))
        .or(() -> answer(scene, usable))
        .or(() -> aims(scene, usable));
  }

  /** The card behind a prohibition or an immunity. */
  static OptionalInt card(Scene scene, Usable usable) {
    var barring = barring(scene.game(), scene.source(), usable);
    if (barring.isPresent()) {
      return barring;
    }
    var actor = scene.bindings().actor();
    if (actor.isPresent() && answer(scene, usable).isPresent()) {
      return Outreach.immunityOf(scene, actor.getAsInt());
    }
    for (var target : usable.targets()) {
      var all = Selecting.unbarred(scene, target);
      if (!all.isEmpty() && isOutOfReach(scene, usable, target)) {
        var first = all.getFirst();
        if (target.pool() instanceof Selection.Pool.Players) {
          return Outreach.immunityOf(scene, first);
        }
        var outreach = Outreach.card(scene, first);
        return outreach.isPresent() ? outreach : Doing.barringAim(scene, usable.effects(), first);
      }
    }
    return OptionalInt.empty();
  }

  private static Optional<Objection> prohibition(Game game, int card, Usable usable) {
    return barring(game, card, usable).isPresent()
        ? Optional.of(Objection.BARRED_BY_CARD)
        : Optional.empty();
  }

  /** Playing a Plot is a deed that the Plot does and that is done to it. */
  private static OptionalInt barring(Game game, int card, Usable usable) {
    return usable instanceof Ability.Played
        ? Permissions.of(game, card, card).barring(Deed.PLAY_PLOT)
        : Permissions.of(game, card).barring(Deed.ACT);
  }

  /** No interference in the attacks of a player in the first turn (R1.4.1, R1.4.4). */
  private static Optional<Objection> interference(Game game, Scene scene, Usable usable) {
    return game.frame(Frame.Attack.class)
            .map(Frame.Attack::attacker)
            .filter(attacker -> speaksOfAttacks(usable.at()))
            .filter(attacker -> !Reaching.reachesPlayer(scene, attacker))
            .isPresent()
        ? Optional.of(Objection.FIRST_TURN_PROTECTED)
        : Optional.empty();
  }

  /** What undoes or changes the deed of a player must reach him. */
  static Optional<Objection> answer(Scene scene, Usable usable) {
    var actor = scene.bindings().actor();
    return usable.at() instanceof Timing.At
            && actor.isPresent()
            && actor.getAsInt() != scene.you()
            && usable.effects().stream().anyMatch(Bars::meddles)
        ? Outreach.ofPlayer(scene, actor.getAsInt())
        : Optional.empty();
  }

  private static boolean meddles(Effect effect) {
    return switch (effect) {
      case Effect.Cancel e -> true;
      case Effect.Roll e -> true;
      case Effect.SetResult e -> true;
      case Effect.SetAttack e -> true;
      default -> false;
    };
  }

  private static boolean speaksOfAttacks(Timing timing) {
    return switch (timing) {
      case Timing.Open(var period) ->
          period == Timing.Period.IN_ATTACK || period == Timing.Period.WITH_ACTION;
      case Timing.At at -> at.moments().stream().anyMatch(Bars::isOfAttacks);
    };
  }

  private static boolean isOfAttacks(Moment moment) {
    return switch (moment) {
      case ATTACK_DECLARED,
          ATTACK_OPEN,
          JOINED,
          ROLLED,
          ATTACK_RESULT,
          AGENT_PLAYED,
          ACTION_DECLARED ->
          true;
      default -> false;
    };
  }

  /** Where everything the play could be aimed at is out of its reach, the reason. */
  private static Optional<Objection> aims(Scene scene, Usable usable) {
    for (var target : usable.targets()) {
      var all = Selecting.unbarred(scene, target);
      if (!all.isEmpty() && isOutOfReach(scene, usable, target)) {
        return reason(scene, target, all);
      }
    }
    return Optional.empty();
  }

  private static Optional<Objection> reason(Scene scene, Selection target, List<Integer> all) {
    var first = all.getFirst();
    return target.pool() instanceof Selection.Pool.Players
        ? Outreach.ofPlayer(scene, first)
        : Outreach.of(scene, first).or(() -> Optional.of(Objection.BARRED_BY_CARD));
  }

  private static boolean isOutOfReach(Scene scene, Usable usable, Selection target) {
    return Selecting.candidates(scene, target, aims(scene, usable, target)).isEmpty();
  }

  /** What the effects may not be done to is no aim; a second aim is another matter. */
  private static IntPredicate aims(Scene scene, Usable usable, Selection target) {
    return target.equals(usable.targets().getFirst())
        ? Doing.aims(scene, usable.effects())
        : Doing::isAny;
  }
}
