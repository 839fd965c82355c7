package org.inwoarena.engine.stats;

/**
 * How much of what is in force a reading sees. Card text that reads a number or an Alignment to
 * change another sees what was there before the change; so nothing reads itself.
 *
 * @param goals whether a Goal reads: what Goals do not see is left out (15.6)
 * @param traits how many changes of Alignments and Attributes are seen, in their order
 * @param depth how many numbers are being worked out around this reading
 * @param blanks whether blanked abilities are left out
 */
public record Lens(boolean goals, int traits, int depth, boolean blanks) {

  /** Everything is seen. */
  public static final Lens FULL = new Lens(false, Integer.MAX_VALUE, 0, true);

  /** What Goals see. */
  public static final Lens GOALS = new Lens(true, Integer.MAX_VALUE, 0, true);

  /** Numbers read by numbers read by numbers are the printed ones. */
  private static final int DEEPEST = 2;

  /** The same inside of a number. */
  Lens deeper() {
    return new Lens(goals, traits, depth + 1, blanks);
  }

  /** Whether a number read here is the printed one. */
  boolean isDeepest() {
    return depth >= DEEPEST;
  }

  /** The same before the change of traits at that place. */
  Lens before(int place) {
    return new Lens(goals, Math.min(traits, place), depth, blanks);
  }

  /** The same with blanked abilities seen, to find out what is blanked. */
  Lens unblanked() {
    return new Lens(goals, traits, depth, false);
  }
}
