package org.inwoarena.engine.use.effects;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.use.Occasions;

/** Dice of card text, and cards that change a roll (R19.1.11, R19.1.12). */
final class Rolling {

  private static final int SIDES = 6;

  private Rolling() {}

  /** The roll at hand: how many dice, and what they come to. */
  private record AtHand(int dice, int total) {
    /** No change makes an impossible roll (R19.1.11, R19.1.12). */
    int limited(int wanted) {
      return Math.clamp(wanted, dice, dice * SIDES);
    }
  }

  /** Rolls for a table; the roll can be changed before the table is read. */
  static void table(Task task, Effect.RollTable table) {
    var roll = task.play().dice(table.dice());
    Occasions.due(
        task.play(),
        Moment.ROLLED,
        Bindings.that(task.use().card(), task.use().seat()),
        new Deed.Rolled(roll.dice(), sum(roll.dice()), roll.counter()));
  }

  /** Rolls again, sets the total, or moves it; the dice as they lay are kept with the last two. */
  static void change(Task task, Effect.Roll effect) {
    var hand = atHand(task.game());
    if (hand.isEmpty()) {
      return;
    }
    switch (effect.op()) {
      case AGAIN -> {
        var roll = task.play().dice(hand.get().dice());
        changed(task, roll.dice(), sum(roll.dice()), roll.counter());
      }
      case SET -> total(task, hand.get().limited(task.amount(effect.amount())));
      case SHIFT ->
          total(task, hand.get().limited(hand.get().total() + task.amount(effect.amount())));
    }
  }

  /** The total becomes that, whatever the dice. */
  static void total(Task task, int total) {
    changed(task, List.of(), total, task.game().streams().place(Chance.DICE));
  }

  private static void changed(Task task, List<Integer> dice, int total, long place) {
    task.play().emit(new Event.RollChanged(new Seat(task.use().seat()), dice, total, place));
  }

  private static Optional<AtHand> atHand(Game game) {
    for (var frame : game.frames().reversed()) {
      switch (frame) {
        case Frame.Occasion occasion when occasion.due().isPresent() -> {
          return occasion
              .due()
              .filter(Deed.Rolled.class::isInstance)
              .map(Deed.Rolled.class::cast)
              .map(roll -> new AtHand(roll.dice().size(), roll.total()));
        }
        case Frame.Attack attack when attack.nature().total().isPresent() -> {
          return Optional.of(new AtHand(2, attack.nature().total().getAsInt()));
        }
        default -> {}
      }
    }
    return Optional.empty();
  }

  private static int sum(List<Integer> dice) {
    return dice.stream().mapToInt(Integer::intValue).sum();
  }
}
