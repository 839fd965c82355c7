package org.inwoarena.engine.attack;

import java.util.Optional;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Attributes;
import org.inwoarena.engine.stats.Permissions;

/** The limits around Secret Groups (11.2). */
final class Secrecy {

  private Secrecy() {}

  /** Whether the Group is an Illuminati or Secret itself (R11.2.6). */
  static boolean isInsider(Game game, int group) {
    return Attributes.isSecret(game, group) || game.printed(group).facts().isIlluminati();
  }

  /** Whether the leader may attack the target (R11.2.2). */
  static boolean mayAttack(Game game, int leader, int target) {
    return !Attributes.isSecret(game, target)
        || isInsider(game, leader)
        || Permissions.of(game, leader, target).allowsSecret(Deed.ATTACK);
  }

  /**
   * Whether a Group may aid the attack (R11.2.4, R11.2.5, R11.2.11). Whoever adds Power to an
   * Instant attack takes part in it like anybody else; by the other reading everybody may
   * (R11.2.8).
   */
  static boolean mayAid(Game game, Frame.Attack attack, int group) {
    var isFree = Launched.isInstant(attack) && game.rules().on(Switch.OUTSIDERS_POWER_INSTANT);
    if (isFree || isInsider(game, group) || mayJoin(game, attack, group, Deed.AID)) {
      return true;
    }
    return !Attributes.isSecret(game, attack.target())
        && (!Attributes.isSecret(game, attack.leader()) || areLinked(game, group, attack.leader()));
  }

  /** Whether a Group may oppose the attack (R11.2.3, R11.2.5, R11.2.7). */
  static boolean mayOppose(Game game, Frame.Attack attack, int group) {
    return isInsider(game, group)
        || mayJoin(game, attack, group, Deed.OPPOSE)
        || !Attributes.isSecret(game, attack.target())
        || areLinked(game, group, attack.target());
  }

  /** Whether its own text lets it join attacks on Secret Groups (R11.2.6). */
  private static boolean mayJoin(Game game, Frame.Attack attack, int group, Deed deed) {
    return new Permissions(game, group, attack.target(), Optional.of(attack))
        .allowsSecret(deed, Deed.JOIN);
  }

  /** Whether one is the other's master or puppet (R19.2.5). */
  static boolean areLinked(Game game, int one, int other) {
    return game.card(one).spot().master() == other || game.card(other).spot().master() == one;
  }

  /**
   * Whether a card's bonuses, penalties and immunities count in an attack by or on a Secret Group:
   * those of an Illuminati, of a Secret Group, of its master and puppets and of cards that name
   * Secret Groups do (R11.2.9), and those of Resources that are linked to no outsider (R11.2.10).
   */
  static boolean counts(Game game, Frame.Attack attack, int source) {
    var leads = attack.nature().isLed() && Attributes.isSecret(game, attack.leader());
    var isAttacked = Attributes.isSecret(game, attack.target());
    var named = game.printed(source).text().named();
    if ((!leads && !isAttacked) || named.attributes().contains(Attributes.SECRET)) {
      return true;
    }
    var bearer = game.printed(source).isGroup() ? source : game.card(source).link();
    return bearer == 0
        || !game.printed(bearer).isGroup()
        || isInsider(game, bearer)
        || (isAttacked && areLinked(game, bearer, attack.target()))
        || (leads && areLinked(game, bearer, attack.leader()));
  }
}
