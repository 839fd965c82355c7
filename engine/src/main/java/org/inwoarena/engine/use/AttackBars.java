package org.inwoarena.engine.use;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.effect.Ability.Usable;
import org.inwoarena.engine.effect.AttackTest;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.effect.Condition;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.effect.Timing;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature.Stage;
import org.inwoarena.engine.stats.Permissions;

/** What attacks under way bar: privileged and Instant ones (11.1, 12.1 to 12.3). */
final class AttackBars {

  private static final Set<Word> INSTANT = Set.of(Word.INSTANT, Word.DISASTER, Word.ASSASSINATION);

  private AttackBars() {}

  static Optional<Objection> objection(Game game, int seat, Usable usable) {
    if (!Now.mayIntervene(game, seat) && !names(usable.when(), Set.of(Word.PRIVILEGED))) {
      return Optional.of(Objection.PRIVILEGED_BARS_PLAYS);
    }
    if (declaresPrivilege(usable)) {
      var objection = privilege(game, usable);
      if (objection.isPresent()) {
        return objection;
      }
    }
    if (usable.attack().isPresent()) {
      return launch(game, usable.attack().get());
    }
    if (helpsASide(usable) && isStrengthClosed(game, seat)) {
      return Optional.of(Objection.BARRED_BY_CARD);
    }
    return isInstantOpen(game) && helpsASide(usable) && !names(usable.when(), INSTANT)
        ? Optional.of(Objection.INSTANT_STANDS_ALONE)
        : Optional.empty();
  }

  /** Whether a card bars everything that would change the strength of the attack at hand. */
  private static boolean isStrengthClosed(Game game, int seat) {
    return game.attack().isPresent()
        && Permissions.of(game, game.seat(seat).illuminati())
            .barring(Deed.CHANGE_STRENGTH)
            .isPresent();
  }

  private static boolean declaresPrivilege(Usable usable) {
    return usable.effects().stream()
        .anyMatch(
            effect -> effect instanceof Effect.SetAttack set && set.on().contains(Word.PRIVILEGED));
  }

  /**
   * A privilege is declared with the announcement, by an agents card when that is played (R11.1.2),
   * and not for an attack on somebody who is immune to privileged attacks (R11.3.1).
   */
  private static Optional<Objection> privilege(Game game, Usable usable) {
    if (game.attack().isEmpty()) {
      return Optional.empty();
    }
    if (!Legality.mayBePrivileged(game, game.attack().get())) {
      return Optional.of(Objection.IMMUNE);
    }
    var withAgent =
        usable.at() instanceof Timing.At at && at.moments().contains(Moment.AGENT_PLAYED);
    return withAgent || game.top() instanceof Frame.Naming || isFresh(game)
        ? Optional.empty()
        : Optional.of(Objection.PRIVILEGE_TOO_LATE);
  }

  /** Nobody has done anything in the attack yet, so that it still belongs to the announcement. */
  private static boolean isFresh(Game game) {
    return game.top() instanceof Frame.Attack attack
        && !attack.committed()
        && attack.agent().isEmpty()
        && attack.opposing().isEmpty()
        && attack.nature().plays().isEmpty()
        && attack.aiding().stream()
            .allMatch(group -> game.card(group).holder() == attack.attacker());
  }

  /** An attack inside an attack (R12.1.8, R12.2.2, R12.3.2). */
  private static Optional<Objection> launch(Game game, Effect.Spec spec) {
    if (game.progress().timeDue()) {
      return Optional.of(Objection.TIME_IS_UP);
    }
    var attack = game.attack();
    if (attack.isEmpty()) {
      return Optional.empty();
    }
    var kills = spec.is().contains(Word.ASSASSINATION);
    var allowed =
        game.rules().on(kills ? Switch.ASSASSINATION_DURING_ATTACK : Switch.DISASTER_DURING_ATTACK);
    if (!allowed || !spec.is().contains(Word.INSTANT)) {
      return Optional.of(
          kills ? Objection.NO_ASSASSINATION_IN_ATTACK : Objection.NO_DISASTER_IN_ATTACK);
    }
    return attack.get().nature().is(Word.INSTANT)
        ? Optional.of(Objection.INSTANT_NOT_COMBINED)
        : Optional.empty();
  }

  /**
   * The aims of a play, without the target of an Instant attack where the play would raise its
   * Power: that is fixed (R12.1.10, R12.1.13).
   */
  static List<Selection> aims(Game game, int card, Usable usable) {
    if (!isInstantOpen(game) || !raisesPower(game, card, usable) || names(usable.when(), INSTANT)) {
      return usable.targets();
    }
    var others = new Filter.Not(new Filter.In(Role.ATTACKED));
    return usable.targets().stream()
        .map(
            aim ->
                new Selection(
                    aim.pool(),
                    new Filter.And(List.of(aim.of(), others)),
                    aim.least(),
                    aim.most(),
                    aim.chooser(),
                    aim.sum()))
        .toList();
  }

  private static boolean isInstantOpen(Game game) {
    return game.attack()
        .filter(attack -> attack.nature().is(Word.INSTANT))
        .filter(attack -> attack.nature().stage() == Stage.OPEN)
        .isPresent();
  }

  /** Terms and multipliers help a side; a +10 with an action helps the action (R12.1.15). */
  private static boolean helpsASide(Usable usable) {
    return usable.effects().stream()
        .anyMatch(effect -> effect instanceof Effect.Boost || effect instanceof Effect.Scale);
  }

  private static boolean raisesPower(Game game, int card, Usable usable) {
    if (usable.at().equals(new Timing.Open(Timing.Period.WITH_ACTION))) {
      return false;
    }
    return usable.effects().stream().anyMatch(effect -> raisesPower(game, card, effect));
  }

  private static boolean raisesPower(Game game, int card, Effect effect) {
    return switch (effect) {
      case Effect.Apply(var until, var gives) -> gives.stream().anyMatch(AttackBars::isPower);
      case Effect.LinkTo link ->
          game.printed(card).text().abilities().stream().anyMatch(AttackBars::isPower);
      case Effect.Choose choose ->
          choose.options().stream()
              .flatMap(option -> option.effects().stream())
              .anyMatch(one -> raisesPower(game, card, one));
      default -> false;
    };
  }

  private static boolean isPower(Ability ability) {
    return ability instanceof Ability.Modifier modifier
        && modifier.values().contains(Ability.Value.POWER);
  }

  /** Whether a condition speaks of attacks of that kind, so that the text says it works there. */
  static boolean names(Optional<Condition> when, Set<Word> words) {
    return when.filter(condition -> names(condition, words)).isPresent();
  }

  private static boolean names(Condition condition, Set<Word> words) {
    return switch (condition) {
      case Condition.All(var all) -> all.stream().anyMatch(each -> names(each, words));
      case Condition.AnyOf(var any) -> any.stream().anyMatch(each -> names(each, words));
      case Condition.Attacking(AttackTest test) -> test.is().stream().anyMatch(words::contains);
      default -> false;
    };
  }
}
