package org.inwoarena.engine.state;

/**
 * How a turn gets on, so that nobody can hold the game up for ever.
 *
 * @param asked how often somebody was asked something new in this turn
 * @param fruitless plays dropped and offers come to nothing since anything last happened
 */
public record Pace(int asked, int fruitless) {

  /** A turn that begins. */
  public static final Pace FRESH = new Pace(0, 0);

  /** The same after one more question. */
  public Pace askedAgain() {
    return new Pace(asked + 1, fruitless);
  }

  /** The same after one more move without a result. */
  public Pace cameToNothing() {
    return new Pace(asked, fruitless + 1);
  }

  /** The same after something happened. */
  public Pace gotOn() {
    return new Pace(asked, 0);
  }
}
