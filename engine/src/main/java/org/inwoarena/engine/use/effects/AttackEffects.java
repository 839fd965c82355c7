package org.inwoarena.engine.use.effects;

import java.util.TreeSet;
import org.inwoarena.engine.effect.Amount;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Frame;

/** What plays change about the attack at hand. */
final class AttackEffects {

  private AttackEffects() {}

  /** A term for the attack, or against it with a negative amount. */
  static void boost(Task task, Amount amount) {
    if (task.game().frame(Frame.Attack.class).isPresent()) {
      task.play().emit(new Event.Boosted(task.seat(), task.source(), task.amount(amount)));
    }
  }

  /** The attack becomes privileged, Magic and so on, or is so no longer (11.1, R5.4.2). */
  static void set(Task task, Effect.SetAttack effect) {
    if (task.game().frame(Frame.Attack.class).isPresent()) {
      task.play()
          .emit(new Event.AttackChanged(new TreeSet<>(effect.on()), new TreeSet<>(effect.off())));
    }
  }
}
