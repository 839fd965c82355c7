package org.inwoarena.engine.scenario;

/** Something wrong at a line of a scenario file: it cannot be read, or it does not hold. */
final class Flaw extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Whether the file says something wrong about the game, or is wrong itself. */
  enum Kind {
    /** The game goes another way than the file says. */
    UNMET,
    /** The file cannot be understood, or asks for what does not exist. */
    UNREADABLE
  }

  private final int line;
  private final Kind kind;

  Flaw(int line, String message) {
    this(line, message, Kind.UNREADABLE);
  }

  Flaw(int line, String message, Kind kind) {
    super(message, null, false, false);
    this.line = line;
    this.kind = kind;
  }

  int line() {
    return line;
  }

  Kind kind() {
    return kind;
  }
}
