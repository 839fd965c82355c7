package org.inwoarena.engine.chance;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Chance of scenarios: dice as written, decks in the order in which they were listed. It draws the
 * next written die at every call and is therefore good for one game, played once.
 */
public final class Scripted implements Chance {

  private final Deque<Integer> dice;

  /** Dice in the order of rolling, each 1 to 6. */
  public Scripted(List<Integer> dice) {
    for (int die : dice) {
      if (die < 1 || die > 6) {
        throw new IllegalArgumentException("a die shows 1 to 6, not " + die);
      }
    }
    this.dice = new ArrayDeque<>(dice);
  }

  @Override
  public Draw draw(String stream, String nonces, long counter, int bound) {
    if (!stream.equals(DICE)) {
      return new Draw(0, counter + 1);
    }
    var die = dice.poll();
    if (die == null) {
      throw new IllegalStateException("no dice left in the script");
    }
    return new Draw(die - 1, counter + 1);
  }

  /** Dice not rolled yet. */
  public List<Integer> left() {
    return List.copyOf(dice);
  }
}
