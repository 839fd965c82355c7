package org.inwoarena.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.inwoarena.local.Component;
import org.inwoarena.local.process.StartFailure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code arena logs}: the end of a component's log. */
@Command(
    name = "logs",
    description = "Shows the end of a component's log.",
    mixinStandardHelpOptions = true)
final class LogsCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "SERVICE",
      completionCandidates = Names.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  private String name = "";

  @Option(
      names = {"-n", "--lines"},
      defaultValue = "200",
      description = "How many lines.")
  private int lines;

  @Option(
      names = {"-f", "--follow"},
      description = "Go on until Ctrl-C.")
  private boolean follow;

  /** What has a log. */
  static final class Names extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Names() {
      super(names());
    }
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (!names().contains(name)) {
      throw new ParameterException(
          spec.commandLine(), "'%s' has no log; those that have: %s".formatted(name, names()));
    }
    var log = Home.data().log(name);
    if (!Files.exists(log)) {
      throw new StartFailure("%s has not written a log yet (%s)".formatted(name, log));
    }
    var command = new ArrayList<>(List.of("tail", "-n", Integer.toString(lines)));
    if (follow) {
      command.add("-F");
    }
    command.add(log.toString());
    return new ProcessBuilder(command).inheritIO().start().waitFor();
  }

  private static List<String> names() {
    var components = Stream.of(Component.values()).map(Component::title);
    return Stream.concat(components, Stream.of("supervisor")).toList();
  }
}
