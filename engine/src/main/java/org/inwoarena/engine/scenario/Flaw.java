package org.inwoarena.engine.scenario;

/** Something wrong at a line of a scenario file: it cannot be read, or it does not hold. */
final class Flaw extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;

  Flaw(int line, String message) {
    super(message, null, false, false);
    this.line = line;
  }

  int line() {
    return line;
  }
}
