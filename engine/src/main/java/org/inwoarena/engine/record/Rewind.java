package org.inwoarena.engine.record;

/**
 * A judge undid part of the game. What was undone stays in the record; chance goes on from where it
 * was.
 *
 * @param after how many actions of the record had been carried out
 * @param to the game went back to how it was after the first so many of them
 */
public record Rewind(int after, int to) {

  /** Nothing is undone before it happened. */
  public Rewind {
    if (to < 0 || to > after) {
      throw new IllegalArgumentException("a game cannot go back from " + after + " to " + to);
    }
  }
}
