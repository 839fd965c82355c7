package org.inwoarena.game.journal;

import java.util.Optional;

/** Which command, by whom, wrote journal rows. */
public record Cause(String commandId, String actor, Optional<String> trace) {

  /** The host itself. */
  public static Cause host(String commandId) {
    return new Cause(commandId, "host", Optional.empty());
  }
}
