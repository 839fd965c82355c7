package org.inwoarena.engine.yaml;

/** Something wrong at a line of a file. */
public class Flaw extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;

  /** A flaw at that line. */
  public Flaw(int line, String message) {
    super(message, null, false, false);
    this.line = line;
  }

  /** The line, from 1. */
  public final int line() {
    return line;
  }
}
