package org.inwoarena.local;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** One line per step, with the time it took. */
public final class Progress {

  private static final double NANOS = 1e9;

  private final Consumer<String> lines;

  /** Lines go to the given consumer. */
  public Progress(Consumer<String> lines) {
    this.lines = lines;
  }

  /** Lines go to standard output, flushed one by one. */
  // The platform's own output is for the person at the terminal.
  @SuppressWarnings("SystemOut")
  public static Progress toStandardOutput() {
    return new Progress(
        line -> {
          System.out.println(line);
          System.out.flush();
        });
  }

  /** Says something. */
  public void say(String line) {
    lines.accept(line);
  }

  /** Runs a step and prints its name, what it says it did, and its time. */
  public void timed(String step, Supplier<String> work) {
    long begin = System.nanoTime();
    done(step, work.get(), begin);
  }

  /** Runs a step and prints its name, its outcome and its time. */
  public void timed(String step, String outcome, Runnable work) {
    timed(
        step,
        () -> {
          work.run();
          return outcome;
        });
  }

  private void done(String step, String outcome, long begin) {
    double seconds = (System.nanoTime() - begin) / NANOS;
    say(String.format(Locale.ROOT, "  %-22s %-12s %6.1f s", step, outcome, seconds));
  }
}
