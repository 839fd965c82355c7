package org.inwoarena.engine.use.effects;

import java.util.List;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Effect.What;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.hand.Locks;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.use.Cancelling;

/** Plays that cancel what lies below them (R13.1.2, R19.1.5, section 18). */
final class Cancels {

  private Cancels() {}

  /** Cancels what this play answers; nothing where that is over already (R13.1.8). */
  static void cancel(Task task, What what) {
    var height = task.game().frames().size() - 2;
    if (height < 0) {
      return;
    }
    switch (what) {
      case PLOT -> plot(task, height);
      case ACTION -> action(task, height);
      case MOMENT -> moment(task, height);
      case ONE_CARD -> oneCard(task, height);
    }
  }

  private static void plot(Task task, int height) {
    var by = task.use().seat();
    switch (task.game().frames().get(height)) {
      case Frame.Use use -> Cancelling.play(task.play(), by, height);
      case Frame.Attack attack -> {
        var used =
            attack.nature().plays().stream()
                .filter(play -> that(task).contains(play.origin().card()))
                .findFirst();
        if (used.isPresent()) {
          Cancelling.inUse(task.play(), used.get());
        } else if (!attack.nature().isLed()) {
          Cancelling.launched(task.play(), by, height);
        }
      }
      default -> {}
    }
  }

  private static void action(Task task, int height) {
    var by = task.use().seat();
    switch (task.game().frames().get(height)) {
      case Frame.Use use -> {
        for (var payer : that(task)) {
          if (use.paid().contains(payer)) {
            Cancelling.payment(task.play(), by, height, payer);
          }
        }
      }
      case Frame.Attack attack -> {
        for (var group : that(task)) {
          if (attack.leader() == group) {
            Cancelling.attack(task.play(), by, height, "action");
          } else if (attack.involves(group)) {
            Cancelling.helper(task.play(), attack, group);
          }
        }
      }
      case Frame.Occasion occasion when occasion.isDue() -> drop(task, height);
      default -> {}
    }
  }

  private static void moment(Task task, int height) {
    switch (task.game().frames().get(height)) {
      case Frame.Occasion occasion when occasion.isDue() -> drop(task, height);
      // A look or a theft that is announced and has not happened yet (R13.3.2).
      case Frame.Use use when !Locks.victims(task.game(), use).isEmpty() ->
          Cancelling.play(task.play(), task.use().seat(), height);
      case Frame.Attack attack -> {
        for (var card : that(task)) {
          if (attack.agent().filter(agent -> agent.card() == card).isPresent()) {
            Cancelling.agent(task.play(), card);
          }
        }
      }
      default -> {}
    }
  }

  /** A draw of several cards is of one card less; of the only one nothing is left. */
  private static void oneCard(Task task, int height) {
    if (task.game().frames().get(height) instanceof Frame.Occasion occasion
        && occasion.due().isPresent()
        && occasion.due().get() instanceof Deed.Drawing draw) {
      if (draw.count() > 1) {
        task.play().emit(new Event.DrawShortened(task.seat(), height));
      } else {
        drop(task, height);
      }
    }
  }

  private static void drop(Task task, int height) {
    task.play().emit(new Event.Cancelled(new Seat(task.use().seat()), height, "moment"));
  }

  private static List<Integer> that(Task task) {
    return task.use().bindings().cards(Role.THAT);
  }
}
