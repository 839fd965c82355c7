package org.inwoarena.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.logging.LogManager;
import org.inwoarena.local.process.StartFailure;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** What {@code ./arena VERB} runs: one class per verb. */
@Command(
    name = "arena",
    description = "INWO Arena on this machine.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "VERB",
    subcommands = {
      UpCommand.class,
      DownCommand.class,
      StatusCommand.class,
      LogsCommand.class,
      DemoCommand.class,
      DeckCommand.class,
      ScenarioCommand.class,
      RulesCommand.class,
      VerifyCommand.class,
      RatingsCommand.class,
      BenchCommand.class,
      FuzzCommand.class,
      SimulateCommand.class
    })
final class Arena {

  private Arena() {}

  /** Ends the JVM with the verb's exit code: 0 good, 1 failed, 2 wrongly called. */
  public static void main(String[] args) throws IOException {
    try (var logging = Arena.class.getResourceAsStream("logging.properties")) {
      LogManager.getLogManager().readConfiguration(logging);
    }
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Arena())
        .setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8))
        .setExecutionExceptionHandler(Arena::explain);
  }

  /** Failures people can act on are one message; anything else is a defect and shows its trace. */
  private static int explain(Exception failure, CommandLine verb, CommandLine.ParseResult parsed) {
    if (failure instanceof StartFailure) {
      verb.getErr().println("arena: " + failure.getMessage());
    } else {
      failure.printStackTrace(verb.getErr());
    }
    return CommandLine.ExitCode.SOFTWARE;
  }
}
