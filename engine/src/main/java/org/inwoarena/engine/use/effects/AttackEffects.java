package org.inwoarena.engine.use.effects;

import java.util.OptionalInt;
import java.util.TreeSet;
import org.inwoarena.engine.effect.Amount;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.stats.Players;
import org.inwoarena.engine.use.Destroying;

/** What plays change about the attack at hand. */
final class AttackEffects {

  private static final int WORST = 12;

  private AttackEffects() {}

  /** A term for the attack, or against it with a negative amount. */
  static void boost(Task task, Amount amount) {
    if (task.game().attack().isPresent()) {
      task.play().emit(new Event.Boosted(task.seat(), task.source(), task.amount(amount)));
    }
  }

  /** The attack becomes privileged, Magic and so on, or is so no longer (11.1, R5.4.2). */
  static void set(Task task, Effect.SetAttack effect) {
    if (task.game().attack().isPresent()) {
      task.play()
          .emit(new Event.AttackChanged(new TreeSet<>(effect.on()), new TreeSet<>(effect.off())));
    }
  }

  /**
   * Automatic failure sets the roll to 12, also before it is made (R19.2.2); in the 2002 edition
   * the attack just fails.
   */
  static void result(Task task, boolean success) {
    if (task.game().attack().isEmpty()) {
      return;
    }
    if (success || task.game().rules().on(Switch.AUTOMATIC_FAILURE_WITHOUT_ROLL)) {
      task.play().emit(new Event.ResultForced(task.seat(), success));
    } else {
      Rolling.total(task, WORST);
    }
  }

  /** The Power of one side is multiplied (R19.1.18). */
  static void scale(Task task, Effect.Scale effect) {
    if (task.game().attack().isPresent()) {
      task.play().emit(new Event.Scaled(effect.attack(), effect.times(), task.source()));
    }
  }

  /** Cards are destroyed without an attack; the first of them is the first to be answered. */
  static void destroy(Task task, Effect.Destroy effect) {
    var by =
        effect.credit().map(who -> Players.seat(task.scene(), who)).orElse(OptionalInt.empty());
    for (var card : task.cards().reversed()) {
      Destroying.due(task.play(), card, by, effect.kills(), false);
    }
  }
}
