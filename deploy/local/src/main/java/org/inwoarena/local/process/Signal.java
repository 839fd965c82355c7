package org.inwoarena.local.process;

import java.io.IOException;
import java.io.UncheckedIOException;

/** The signals components are asked to stop with. */
public enum Signal {
  /** What most programs end in order on. */
  TERM,
  /** PostgreSQL's "fast shutdown": it does not wait for its clients to leave. */
  INT;

  void send(ProcessHandle handle) {
    if (this == TERM) {
      handle.destroy();
      return;
    }
    try {
      new ProcessBuilder("sh", "-c", "kill -%s %d".formatted(this, handle.pid()))
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
