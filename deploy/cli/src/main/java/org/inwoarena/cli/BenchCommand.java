package org.inwoarena.cli;

import java.util.concurrent.Callable;
import org.inwoarena.bench.EngineBench;
import org.inwoarena.bench.PairingBench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code arena bench}: measures. */
@Command(
    name = "bench",
    description = "Measures a part of the platform on this machine.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "WHAT",
    subcommands = {BenchCommand.EngineCommand.class, BenchCommand.PairingCommand.class})
final class BenchCommand {

  /** {@code arena bench engine}. */
  @Command(
      name = "engine",
      description = "Decisions, events and games per second of the rules engine on one core.",
      mixinStandardHelpOptions = true)
  static final class EngineCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Option(names = "--forks", description = "JVMs per measurement; ${DEFAULT-VALUE} by default.")
    private int forks = 1;

    @Option(
        names = "--seconds",
        description = "Warm-up, and measurement, of each; ${DEFAULT-VALUE} by default.")
    private int seconds = 8;

    @Override
    public Integer call() throws Exception {
      new EngineBench(line -> spec.commandLine().getOut().println(line)).run(forks, seconds);
      return 0;
    }
  }

  /** {@code arena bench pairing}. */
  @Command(
      name = "pairing",
      description = "Time of one core to pair a Swiss round after eight were played.",
      mixinStandardHelpOptions = true)
  static final class PairingCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Option(
        names = "--repeats",
        description = "How often each round is paired; ${DEFAULT-VALUE} by default.")
    private int repeats = 5;

    @Override
    public Integer call() {
      var kept = new PairingBench(line -> spec.commandLine().getOut().println(line)).run(repeats);
      return kept ? 0 : 1;
    }
  }
}
