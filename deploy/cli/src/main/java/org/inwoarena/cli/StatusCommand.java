package org.inwoarena.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import org.inwoarena.local.supervise.PlatformState;
import org.inwoarena.local.supervise.PlatformState.ComponentState;
import org.inwoarena.local.supervise.ProcessMark;
import org.inwoarena.local.supervise.StateFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code arena status}: how each component is. */
@Command(
    name = "status",
    description = "Shows how each component is. Exit code 3 if the platform is not ready.",
    mixinStandardHelpOptions = true)
final class StatusCommand implements Callable<Integer> {

  private static final int NOT_READY = 3;

  @Spec private CommandSpec spec;

  @Option(names = "--json", description = "As JSON.")
  private boolean asJson;

  @Override
  public Integer call() {
    var state = Home.state().read();
    if (state.isEmpty()) {
      say(asJson ? "{\"ready\":false}" : "not running; './arena up' starts it");
      return NOT_READY;
    }
    if (asJson) {
      say(StateFile.format(state.get()));
    } else {
      table(state.get());
    }
    return state.get().healthy() ? 0 : NOT_READY;
  }

  private void table(PlatformState state) {
    if (!state.supervised()) {
      say(
          "the supervisor was killed; %d of its processes still run: './arena down' or 'up' clears them"
              .formatted(state.running().size()));
      return;
    }
    say(headline(state) + " " + state.url());
    say(
        "%-20s %-11s %6s %8s %8s %9s"
            .formatted("component", "condition", "port", "pid", "start", "restarts"));
    state.components().forEach(component -> say(row(component)));
  }

  private static String headline(PlatformState state) {
    if (state.healthy()) {
      return "READY";
    }
    return state.ready() ? "recovering" : "starting";
  }

  private static String row(ComponentState component) {
    return String.format(
            Locale.ROOT,
            "%-20s %-11s %6d %8s %6.1f s %9d  %s",
            component.name(),
            component.condition().name().toLowerCase(Locale.ROOT),
            component.port(),
            component.process().map(ProcessMark::pid).map(String::valueOf).orElse("-"),
            component.seconds(),
            component.restarts(),
            component.lastFailure().flatMap(text -> text.lines().findFirst()).orElse(""))
        .stripTrailing();
  }

  private void say(String line) {
    spec.commandLine().getOut().println(line);
  }
}
