package org.inwoarena.engine.scenario;

/** What a step that held shows of a card: that its text works, or where it ends. */
public record Shown(String card, Part part) {

  /** The main effect, or the limit or cost that must refuse. */
  public enum Part {
    /** What the card does. */
    EFFECT,
    /** What it does not do, or whom it refuses. */
    LIMIT;

    /** The key beside a step, and the word in lists. */
    public String word() {
      return this == EFFECT ? "effect" : "limit";
    }
  }
}
