package org.inwoarena.engine.state;

/** A word that card text put on a card, such as a status that stays for good (R17.3.3). */
public record Marked(int card, String word, int source) {

  /** The word on a destroyed Illuminati that says who helped to destroy it. */
  public static String helpedBy(int seat) {
    return "helped-by-" + seat;
  }
}
