package org.inwoarena.engine.stats;

import org.inwoarena.engine.state.Game;

/** Attributes as things stand (4.4); the types of Resources and Plots among them (R5.4.1). */
public final class Attributes {

  private Attributes() {}

  /** Whether the card has the Attribute now. */
  public static boolean has(Game game, int card, String attribute) {
    return game.printed(card).facts().attributes().contains(attribute);
  }
}
