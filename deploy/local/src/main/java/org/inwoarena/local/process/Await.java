package org.inwoarena.local.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waits until a starting component answers, or explains from its log why it does not. */
public final class Await {

  private static final int LOG_LINES = 15;
  private static final long PAUSE_MILLIS = 100;

  private Await() {}

  /** Polls until ready; fails when the process ends or the time is up. */
  public static void ready(ChildProcess child, Duration limit, BooleanSupplier ready) {
    long end = System.nanoTime() + limit.toNanos();
    while (!ready.getAsBoolean()) {
      if (!child.alive()) {
        throw failure(child, "ended while starting (exit %d)".formatted(child.exit().join()));
      }
      if (System.nanoTime() > end) {
        child.kill();
        throw failure(child, "did not become ready within %d s".formatted(limit.toSeconds()));
      }
      pause(child);
    }
  }

  private static void pause(ChildProcess child) {
    try {
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      child.kill();
      throw new StartFailure(child.name() + ": interrupted while starting", e);
    }
  }

  private static StartFailure failure(ChildProcess child, String what) {
    var log = child.launch().log();
    return new StartFailure(
        "%s %s; the end of %s:%n%s".formatted(child.name(), what, log, tail(log, LOG_LINES)));
  }

  /** The last lines of a log file. */
  public static String tail(Path log, int lines) {
    try {
      List<String> all = Files.readString(log, StandardCharsets.ISO_8859_1).lines().toList();
      return String.join("\n", all.subList(Math.max(0, all.size() - lines), all.size()));
    } catch (IOException e) {
      return "(no log: %s)".formatted(e.getMessage());
    }
  }
}
