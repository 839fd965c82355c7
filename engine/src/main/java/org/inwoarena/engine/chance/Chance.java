package org.inwoarena.engine.chance;

/**
 * Where dice and shuffles come from. A draw depends on nothing but its arguments and the seeds
 * behind it, so that a game keeps all its progress itself and a record can be recomputed.
 */
public interface Chance {

  /** The stream of all dice. */
  String DICE = "dice";

  /** The stream that numbers and shuffles the cards of one seat's deck. */
  static String deck(int seat) {
    return "deck:" + seat;
  }

  /**
   * A fair number.
   *
   * @param stream the stream's name
   * @param nonces what the players added, hex; empty before they did
   * @param counter the stream's place, from 0
   * @param bound how many values there are, at least 1
   */
  Draw draw(String stream, String nonces, long counter, int bound);

  /** One die, 1 to 6 (R1.1.2). */
  default Draw die(String nonces, long counter) {
    var draw = draw(DICE, nonces, counter, 6);
    return new Draw(draw.value() + 1, draw.next());
  }

  /**
   * What was drawn.
   *
   * @param value the number
   * @param next the stream's place afterwards
   */
  record Draw(int value, long next) {}
}
