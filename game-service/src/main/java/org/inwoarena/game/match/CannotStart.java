package org.inwoarena.game.match;

import java.io.Serial;

/** A match that can never be played as ordered; it is aborted with this reason. */
public final class CannotStart extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final String code;

  /** Says why: a code for programs, a sentence for people. */
  public CannotStart(String code, String detail) {
    super(detail, null, false, false);
    this.code = code;
  }

  /** The reason for programs. */
  public String code() {
    return code;
  }
}
