package org.inwoarena.engine.attack;

import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Permissions;

/** Who is shut out of a privileged attack (11.1). */
final class Privilege {

  private Privilege() {}

  /** Whether a Group may join: one of the two sides, or let in by a card. */
  static boolean mayJoin(Game game, Frame.Attack attack, int seat, int group) {
    return attack.admits(seat)
        || new Permissions(game, group, attack.target(), Optional.of(attack))
            .allowsIn(Set.of(Word.PRIVILEGED), Deed.JOIN);
  }
}
