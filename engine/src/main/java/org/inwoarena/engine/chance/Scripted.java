package org.inwoarena.engine.chance;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Chance of scenarios: dice and lots as written, decks in the order in which they were listed. It
 * draws the next written one at every call and is therefore good for one game, played once.
 */
public final class Scripted implements Chance {

  private static final int FACES = 6;

  private final Deque<Integer> dice;
  private final Deque<Integer> lots;

  /** Dice in the order of rolling, each 1 to 6, and no lots. */
  public Scripted(List<Integer> dice) {
    this(dice, List.of());
  }

  /**
   * What is drawn.
   *
   * @param dice in the order of rolling, each 1 to 6
   * @param lots random choices in order, counted from 1 among what can be chosen
   */
  public Scripted(List<Integer> dice, List<Integer> lots) {
    for (int die : dice) {
      if (die < 1 || die > FACES) {
        throw new IllegalArgumentException("a die shows 1 to 6, not " + die);
      }
    }
    this.dice = new ArrayDeque<>(dice);
    this.lots = new ArrayDeque<>(lots);
  }

  @Override
  public Draw die(String nonces, long counter) {
    return new Draw(next(dice, "dice"), counter + 1);
  }

  @Override
  public Draw draw(String stream, String nonces, long counter, int bound) {
    if (!stream.equals(DICE)) {
      return new Draw(0, counter + 1);
    }
    var lot = next(lots, "lots");
    if (lot < 1 || lot > bound) {
      throw new IllegalStateException("the lot " + lot + " is not among 1 to " + bound);
    }
    return new Draw(lot - 1, counter + 1);
  }

  private static int next(Deque<Integer> script, String step) {
    var value = script.poll();
    if (value == null) {
      throw new IllegalStateException(
          "nothing is said of what chance brings here; put a step '"
              + step
              + ": [..]' before this one");
    }
    return value;
  }

  /** Dice not rolled yet. */
  public List<Integer> left() {
    return List.copyOf(dice);
  }

  /** Lots not drawn yet. */
  public List<Integer> lotsLeft() {
    return List.copyOf(lots);
  }
}
