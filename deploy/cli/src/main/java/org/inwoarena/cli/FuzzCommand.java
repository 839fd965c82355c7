package org.inwoarena.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.event.Events;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.trial.BrokenGame;
import org.inwoarena.engine.trial.Trial;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code arena fuzz}: looks for defects by chance. */
@Command(
    name = "fuzz",
    description = "Looks for defects by random play.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "WHAT",
    subcommands = FuzzCommand.EngineCommand.class)
final class FuzzCommand {

  /** {@code arena fuzz engine}. */
  @Command(
      name = "engine",
      description = {
        "Random games that check what must hold of every game.",
        "Exit code 0 if it held, 1 with the commands of the first game in which it did not."
      },
      mixinStandardHelpOptions = true)
  static final class EngineCommand implements Callable<Integer> {

    private static final long TOLD_EVERY_NANOS = 10_000_000_000L;

    @Spec private CommandSpec spec;

    @Option(names = "--games", description = "How many games; ${DEFAULT-VALUE} by default.")
    private int games = 300;

    @Option(names = "--seed", description = "Of the first game; the next has the next one.")
    private long seed = System.nanoTime();

    @Option(names = "--players", description = "2 to 6; by default the seed decides.")
    private Optional<Integer> players = Optional.empty();

    @Option(names = "--rules", description = "A preset; by default the seed decides.")
    private Optional<String> rules = Optional.empty();

    @Option(names = "--abilities", description = "List the abilities that were never carried out.")
    private boolean abilities;

    @Override
    public Integer call() throws JsonProcessingException {
      var preset = rules.map(this::preset);
      check();
      var trial = new Trial(Catalogue.load());
      say("%d games from seed %d".formatted(games, seed));
      var begun = System.nanoTime();
      var told = begun;
      for (var game = 0; game < games; game++) {
        try {
          trial.play(seed + game, number(players), preset);
        } catch (BrokenGame broken) {
          tell(broken, seed + game);
          return 1;
        }
        if (System.nanoTime() - told > TOLD_EVERY_NANOS) {
          told = System.nanoTime();
          say(progress(game + 1, told - begun));
        }
      }
      say(progress(games, System.nanoTime() - begun));
      sum(trial);
      return 0;
    }

    private void check() {
      if (players.filter(count -> count < 2 || count > 6).isPresent() || games < 1) {
        throw new ParameterException(spec.commandLine(), "2 to 6 players, and at least one game");
      }
    }

    private RuleSet preset(String name) {
      if (!RuleSet.presets().contains(name)) {
        throw new ParameterException(
            spec.commandLine(), "--rules is one of " + RuleSet.presets() + ", not " + name);
      }
      return RuleSet.preset(name);
    }

    private static OptionalInt number(Optional<Integer> players) {
      return players.isPresent() ? OptionalInt.of(players.get()) : OptionalInt.empty();
    }

    private static String progress(int done, long nanos) {
      return "%d games, %.1f a second".formatted(done, done * 1e9 / nanos);
    }

    private void sum(Trial trial) {
      say("all of them held; they ended by " + trial.ends());
      say(trial.decisions() + " decisions; " + trial.tally().summary());
      if (abilities) {
        say("only offered: " + trial.tally().onlyOffered());
        say("never offered: " + trial.tally().never());
      }
    }

    private void tell(BrokenGame broken, long its) throws JsonProcessingException {
      say("its commands, the last of which shows it:");
      for (Action action : broken.actions()) {
        say("  " + Events.mapper().writeValueAsString(action));
      }
      say(broken.getMessage());
      broken.getCause().printStackTrace(spec.commandLine().getErr());
      say("again: " + String.join(" ", again(its)));
    }

    private List<String> again(long its) {
      var words = new ArrayList<>(List.of("./arena", "fuzz", "engine", "--games", "1"));
      words.addAll(List.of("--seed", Long.toString(its)));
      players.ifPresent(count -> words.addAll(List.of("--players", count.toString())));
      rules.ifPresent(name -> words.addAll(List.of("--rules", name)));
      return words;
    }

    private void say(String line) {
      spec.commandLine().getOut().println(line);
    }
  }
}
