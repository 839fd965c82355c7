package org.inwoarena.engine.attack;

import java.util.Optional;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Nature.Stage;

/** Who is shut out of a privileged attack (11.1). */
final class Privilege {

  private Privilege() {}

  /** Until the roll only the two sides take part (R11.1.3, R11.1.4, R11.1.11). */
  static boolean mayTakePart(Frame.Attack attack, int seat) {
    return !attack.nature().is(Word.PRIVILEGED)
        || attack.nature().stage() != Stage.OPEN
        || attack.attacker() == seat
        || attack.defender().equals(Optional.of(seat));
  }
}
