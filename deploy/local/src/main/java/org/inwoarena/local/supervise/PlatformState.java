package org.inwoarena.local.supervise;

import java.util.List;
import java.util.Optional;

/**
 * What the supervisor last knew, as kept in the state file.
 *
 * @param supervisor the process that watches the others
 * @param ready whether the platform was started; {@link #healthy()} says how it is now
 * @param url where players go
 */
public record PlatformState(
    ProcessMark supervisor, boolean ready, String url, List<ComponentState> components) {

  /** Copies the list. */
  public PlatformState {
    components = List.copyOf(components);
  }

  /** How a component is. */
  public enum Condition {
    /** Not started yet. */
    WAITING,
    /** Its process runs and does not answer yet. */
    STARTING,
    /** It does its work. */
    READY,
    /** It runs but did not answer the last time it was asked. */
    UNHEALTHY,
    /** It died and is about to be started again. */
    RESTARTING,
    /** It was stopped. */
    STOPPED
  }

  /**
   * One component.
   *
   * @param process its process, if it has one
   * @param seconds how long its last start took
   * @param restarts how often it was started again
   * @param lastFailure why it was started again the last time
   */
  public record ComponentState(
      String name,
      Condition condition,
      int port,
      Optional<ProcessMark> process,
      double seconds,
      int restarts,
      Optional<String> lastFailure) {}

  /** Whether the platform was started, is watched, and every component does its work. */
  public boolean healthy() {
    return ready
        && supervised()
        && components.stream().allMatch(component -> component.condition() == Condition.READY);
  }

  /** Whether the supervisor runs. */
  public boolean supervised() {
    return supervisor.find().isPresent();
  }

  /** The processes on record that still run, the supervisor left out. */
  public List<ProcessHandle> running() {
    return components.stream()
        .flatMap(component -> component.process().stream())
        .flatMap(mark -> mark.find().stream())
        .toList();
  }
}
