package org.inwoarena.kit.messaging;

import java.io.Serial;

/** The message can be read but can never be carried out; it goes to the dead letters. */
public final class InvalidMessage extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** Says why, for whoever lists the dead letters. */
  public InvalidMessage(String why) {
    super(why, null, false, false);
  }
}
