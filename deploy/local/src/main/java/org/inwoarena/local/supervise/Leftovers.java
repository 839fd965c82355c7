package org.inwoarena.local.supervise;

import java.util.List;
import org.inwoarena.local.process.ChildProcess;

/** Processes of an earlier run whose supervisor was killed hard. */
public final class Leftovers {

  private Leftovers() {}

  /** Kills those still running and waits until they are gone. */
  public static List<ProcessHandle> clear(StateFile file) {
    var running = file.read().map(PlatformState::running).orElse(List.of());
    running.forEach(ChildProcess::kill);
    running.forEach(handle -> handle.onExit().join());
    file.delete();
    return running;
  }
}
