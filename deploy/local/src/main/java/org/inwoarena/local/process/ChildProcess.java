package org.inwoarena.local.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A component running as a process in a session of its own, so that Ctrl-C in a terminal reaches
 * only the supervisor, which then stops the components in order.
 */
public final class ChildProcess {

  private final Process process;
  private final Launch launch;
  private final CompletableFuture<Integer> exit;

  private ChildProcess(Process process, Launch launch) {
    this.process = process;
    this.launch = launch;
    this.exit = process.onExit().thenApply(Process::exitValue);
  }

  /** Starts it; the process id is the component's own, since {@code setsid} replaces itself. */
  public static ChildProcess start(Launch launch) {
    var command = new ArrayList<String>();
    command.add("setsid");
    command.addAll(launch.command());
    try {
      Files.createDirectories(launch.log().getParent());
      Files.createDirectories(launch.directory());
      var builder =
          new ProcessBuilder(command)
              .directory(launch.directory().toFile())
              .redirectErrorStream(true)
              .redirectInput(ProcessBuilder.Redirect.from(new java.io.File("/dev/null")))
              .redirectOutput(ProcessBuilder.Redirect.appendTo(launch.log().toFile()));
      builder.environment().putAll(launch.environment());
      return new ChildProcess(builder.start(), launch);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot start " + launch.name(), e);
    }
  }

  /** The component's name. */
  public String name() {
    return launch.name();
  }

  /** What was started. */
  public Launch launch() {
    return launch;
  }

  /** The handle, for process id and start time. */
  public ProcessHandle handle() {
    return process.toHandle();
  }

  /** Whether it runs. */
  public boolean alive() {
    return process.isAlive();
  }

  /** Completed with the exit code once it has ended. */
  public CompletableFuture<Integer> exit() {
    return exit;
  }

  /** Asks it to stop, waits, and kills what is left after the grace. */
  public void stop(Signal signal, Duration grace) {
    var tree = tree(handle());
    signal.send(handle());
    try {
      if (!process.waitFor(grace.toMillis(), TimeUnit.MILLISECONDS)) {
        process.destroyForcibly().waitFor();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
    tree.forEach(ProcessHandle::destroyForcibly);
  }

  /** Kills it and its children at once (SIGKILL). */
  public void kill() {
    kill(handle());
  }

  /** Kills a process and its children at once (SIGKILL). */
  public static void kill(ProcessHandle handle) {
    tree(handle).forEach(ProcessHandle::destroyForcibly);
  }

  private static List<ProcessHandle> tree(ProcessHandle handle) {
    return Stream.concat(Stream.of(handle), handle.descendants()).toList();
  }
}
