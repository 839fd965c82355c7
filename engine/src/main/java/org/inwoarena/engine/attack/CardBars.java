package org.inwoarena.engine.attack;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Against;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature;
import org.inwoarena.engine.state.Window;
import org.inwoarena.engine.stats.InEffect;
import org.inwoarena.engine.stats.Permissions;

/** What card text bars in attacks (R7.2.7, 11.3, R19.1.9). */
public final class CardBars {

  private static final Deed[] TO_CONTROL = {Deed.ATTACK, Deed.CONTROL, Deed.TAKE_OVER, Deed.ACT};
  private static final Deed[] TO_CAPTURE = {
    Deed.ATTACK, Deed.CONTROL, Deed.TAKE_OVER, Deed.CAPTURE, Deed.ACT
  };
  private static final Deed[] TO_DESTROY = {Deed.ATTACK, Deed.DESTROY, Deed.ACT};

  private CardBars() {}

  /** Whether nothing in force bars anything, so that nobody has to ask. */
  static boolean isNothing(Game game) {
    return !InEffect.any(game, Ability.Forbid.class) && !InEffect.any(game, Ability.Immune.class);
  }

  /** The card that does not let the leader attack the target, by immunity or otherwise. */
  public static OptionalInt card(Game game, AttackKind kind, int leader, int target) {
    if (!game.roster().has(leader) || !game.roster().has(target)) {
      return OptionalInt.empty();
    }
    var immunity = immunity(game, leader, target);
    return immunity.isPresent() ? immunity : barring(game, kind, leader, target);
  }

  /** The card that does not let the Group join the attack at hand. */
  public static OptionalInt card(Game game, int group, boolean against) {
    var attack = game.frame(Frame.Attack.class);
    if (attack.isEmpty() || !game.roster().has(group)) {
      return OptionalInt.empty();
    }
    var immunity = against ? OptionalInt.empty() : immunity(game, group, attack.get().target());
    return immunity.isPresent()
        ? immunity
        : barringFrom(game, attack.get(), group, against ? Deed.OPPOSE : Deed.AID);
  }

  /** Why cards do not let the leader attack the target. */
  static Optional<Objection> objection(Game game, AttackKind kind, int leader, int target) {
    if (isNothing(game)) {
      return Optional.empty();
    }
    if (immunity(game, leader, target).isPresent()) {
      return Optional.of(Objection.IMMUNE);
    }
    return barring(game, kind, leader, target).isPresent()
        ? Optional.of(Objection.BARRED_BY_CARD)
        : Optional.empty();
  }

  /** The card that makes the target immune to the attacks of the leader (R19.2.6). */
  static OptionalInt immunity(Game game, int leader, int target) {
    return Permissions.of(game, leader, target).immunity(Against.ATTACKS);
  }

  /** Whether the Group attacked is immune to copies of it that rivals play (10.2). */
  static boolean isImmuneToAgent(Game game, Frame.Attack attack, int agent) {
    return Permissions.of(game, agent, attack.target()).immunity(Against.AGENTS).isPresent();
  }

  /** The card that bars such an attack. */
  static OptionalInt barring(Game game, AttackKind kind, int leader, int target) {
    var announced =
        new Permissions(game, leader, target, Optional.of(planned(game, kind, leader, target)));
    var barring = announced.barring(deeds(game, kind, target));
    return barring.isPresent() || kind == AttackKind.DESTROY
        ? barring
        : Permissions.of(game, leader).barring(Deed.GAIN_PUPPETS);
  }

  private static Deed[] deeds(Game game, AttackKind kind, int target) {
    if (kind == AttackKind.DESTROY) {
      return TO_DESTROY;
    }
    return game.card(target).zone().inStructure() ? TO_CAPTURE : TO_CONTROL;
  }

  /** The attack as it would be announced; texts speak of it before it is. */
  private static Frame.Attack planned(Game game, AttackKind kind, int leader, int target) {
    var defender = game.card(target).holder();
    var inPlay = game.card(target).zone().inStructure();
    return new Frame.Attack(
        kind,
        game.card(leader).holder(),
        inPlay ? Optional.of(defender) : Optional.empty(),
        leader,
        target,
        false,
        List.of(),
        List.of(),
        Optional.empty(),
        List.of(),
        new Window(Moment.ATTACK_DECLARED, List.of()),
        List.of(),
        Nature.PLAIN);
  }

  /** Why cards do not let the Group aid the attack. */
  static Optional<Objection> aidObjection(Game game, Frame.Attack attack, int group) {
    if (isNothing(game)) {
      return Optional.empty();
    }
    if (immunity(game, group, attack.target()).isPresent()) {
      return Optional.of(Objection.IMMUNE);
    }
    return barredFrom(game, attack, group, Deed.AID);
  }

  /** Why cards do not let the Group oppose the attack; immunity never does (R11.3.2). */
  static Optional<Objection> opposeObjection(Game game, Frame.Attack attack, int group) {
    return barredFrom(game, attack, group, Deed.OPPOSE);
  }

  private static Optional<Objection> barredFrom(
      Game game, Frame.Attack attack, int group, Deed deed) {
    return barringFrom(game, attack, group, deed).isPresent()
        ? Optional.of(Objection.BARRED_BY_CARD)
        : Optional.empty();
  }

  private static OptionalInt barringFrom(Game game, Frame.Attack attack, int group, Deed deed) {
    return new Permissions(game, group, attack.target(), Optional.of(attack))
        .barring(deed, Deed.JOIN, Deed.ACT);
  }
}
