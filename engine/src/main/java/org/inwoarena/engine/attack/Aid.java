package org.inwoarena.engine.attack;

import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Alignments;
import org.inwoarena.engine.stats.Permissions;
import org.inwoarena.engine.stats.Values;

/** What a Group's token is worth for an attack led by another (8.5, R9.2.5, 10.1). */
final class Aid {

  /** The Group has nothing that fits. */
  static final int NONE = -1;

  private Aid() {}

  /** The Power or Global Power it adds, or {@link #NONE}. */
  static int worth(Game game, Frame.Attack attack, int group) {
    if (isFitting(game, attack, group) || Launched.isNamed(game, attack, group, true)) {
      return Values.actingPower(game, group);
    }
    var global = Values.globalPower(game, group);
    return global > 0 ? global : NONE;
  }

  /** By what the Group aids. */
  static String clause(Game game, Frame.Attack attack, int group) {
    if (Launched.isNamed(game, attack, group, true)) {
      return "R12.1.15";
    }
    return isFitting(game, attack, group) ? "R8.5.1" : "R8.5.4";
  }

  /** Whether an Alignment, or a card, lets the Group aid with its Power. */
  static boolean isFitting(Game game, Frame.Attack attack, int group) {
    return alignmentFits(game, attack, group)
        || Permissions.of(game, group, attack.target()).allowsAnyAlignment(Deed.AID, Deed.JOIN);
  }

  private static boolean alignmentFits(Game game, Frame.Attack attack, int group) {
    var target = attack.target();
    var identical = AlignmentRules.of(game, attack).fanaticsAreIdentical(group, target);
    return attack.kind() == AttackKind.CONTROL
        ? Alignments.inCommon(game, group, target, identical)
        : Alignments.opposed(game, group, target, identical).iterator().hasNext();
  }
}
