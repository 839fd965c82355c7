package org.inwoarena.engine.attack;

import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Alignments;
import org.inwoarena.engine.stats.Permissions;
import org.inwoarena.engine.stats.Values;

/** What a Group's token is worth against an attack (8.7, R9.2.6, 10.1). */
final class Defence {

  private Defence() {}

  /** What it subtracts, or {@link Aid#NONE}. */
  static int worth(Game game, Frame.Attack attack, int group) {
    var target = attack.target();
    if (group == target) {
      return Values.selfDefence(game, target);
    }
    if (isFitting(game, attack, group) || Launched.isNamed(game, attack, group, false)) {
      return Values.actingPower(game, group);
    }
    var global = Values.globalPower(game, group);
    return global > 0 ? global : Aid.NONE;
  }

  /** Whether the Group may oppose with its full Power: kin of the target, or a shared Alignment. */
  static boolean isFitting(Game game, Frame.Attack attack, int group) {
    return Secrecy.areLinked(game, group, attack.target())
        || alignmentFits(game, attack, group)
        || Permissions.of(game, group, attack.target()).allows(Deed.DEFEND_FREE)
        || Permissions.of(game, group, attack.target()).allowsAnyAlignment(Deed.OPPOSE, Deed.JOIN);
  }

  private static boolean alignmentFits(Game game, Frame.Attack attack, int group) {
    var target = attack.target();
    var identical = AlignmentRules.of(game, attack).fanaticsAreIdentical(group, target);
    return Alignments.inCommon(game, group, target, identical);
  }
}
