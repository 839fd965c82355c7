package org.inwoarena.game.clock;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Seat;

/** What the end of time means; the table in {@code docs/clocks.md}, row by row. */
public sealed interface Outcome {

  /** Nobody has acted since the match began: it does not count. */
  record Abort() implements Outcome {}

  /** Every seat's bank ran out at the same instant: goal shares decide. */
  record GoalShares() implements Outcome {}

  /** The seat's bank is empty: it loses. */
  record Forfeit(Seat seat) implements Outcome {}

  /** The cap is reached: the prompt's default is the answer. */
  record Default(PromptId prompt, Seat seat) implements Outcome {}

  /**
   * The outcomes of all prompts that expire at one instant, in the order they take effect.
   *
   * @param together expiries with one and the same deadline
   * @param playing seats still in the game
   * @param anybodyActed whether any seat has given a command in this match
   */
  static List<Outcome> of(List<Expiry> together, Set<Seat> playing, boolean anybodyActed) {
    if (together.isEmpty()) {
      return List.of();
    }
    if (!anybodyActed) {
      return List.of(new Abort());
    }
    var flagged = new TreeSet<Seat>();
    together.stream().filter(Expiry::flag).map(Expiry::seat).forEach(flagged::add);
    if (flagged.size() > 1 && flagged.containsAll(playing)) {
      return List.of(new GoalShares());
    }
    var outcomes = new ArrayList<Outcome>();
    flagged.forEach(seat -> outcomes.add(new Forfeit(seat)));
    together.stream()
        .filter(expiry -> !flagged.contains(expiry.seat()))
        .sorted((a, b) -> a.seat().compareTo(b.seat()))
        .forEach(expiry -> outcomes.add(new Default(expiry.prompt(), expiry.seat())));
    return outcomes;
  }
}
