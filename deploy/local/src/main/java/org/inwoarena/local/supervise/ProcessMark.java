package org.inwoarena.local.supervise;

import java.time.Instant;
import java.util.Optional;

/**
 * A process on record. The start time tells it from a later process with the same number.
 *
 * @param pid the process id
 * @param started when it started
 */
public record ProcessMark(long pid, Instant started) {

  /** The mark of a running process. */
  public static ProcessMark of(ProcessHandle handle) {
    return new ProcessMark(handle.pid(), handle.info().startInstant().orElse(Instant.EPOCH));
  }

  /** The process, if it is still that one. */
  public Optional<ProcessHandle> find() {
    return ProcessHandle.of(pid)
        .filter(ProcessHandle::isAlive)
        .filter(handle -> of(handle).equals(this));
  }
}
