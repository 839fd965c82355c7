package org.inwoarena.cli.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What a demonstration says, and whether all its checks held. */
public final class DemoReport {

  private final Consumer<String> out;
  private final List<String> failures = new ArrayList<>();
  private int checks;

  /** A report that says its lines at once. */
  public DemoReport(Consumer<String> out) {
    this.out = out;
  }

  /** Says a line. */
  public void say(String line, Object... values) {
    out.accept(values.length == 0 ? line : String.format(java.util.Locale.ROOT, line, values));
  }

  /** Notes a check; {@code otherwise} says what was found instead. */
  public void check(String what, boolean held, String otherwise) {
    checks++;
    if (held) {
      say("  ok      %s", what);
    } else {
      failures.add(what + ": " + otherwise);
      say("  FAILED  %s: %s", what, otherwise);
    }
  }

  /** Notes that the demonstration could not go on. */
  public void stopped(String why) {
    failures.add(why);
    say("  STOPPED %s", why);
  }

  /** Says how it ended; whether every check held. */
  public boolean close() {
    if (checks == 0 && failures.isEmpty()) {
      failures.add("nothing was checked");
    }
    say(
        failures.isEmpty()
            ? "demo: all " + checks + " checks held"
            : "demo failed: " + String.join("; ", failures));
    return failures.isEmpty();
  }
}
