package org.inwoarena.cli;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.inwoarena.tournament.export.EventJson;
import org.inwoarena.tournament.export.EventReport;
import org.inwoarena.tournament.export.Trf;
import org.inwoarena.tournament.format.Format;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.life.Deciding;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.pairing.SwissPairing;
import org.inwoarena.tournament.simulation.Impossible;
import org.inwoarena.tournament.simulation.Scenario;
import org.inwoarena.tournament.simulation.Simulation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code arena simulate}: organised play without players. */
@Command(
    name = "simulate",
    description = "Plays events with random results, offline, through the code of real ones.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "WHAT",
    subcommands = SimulateCommand.TournamentCommand.class)
final class SimulateCommand {

  /** {@code arena simulate tournament}. */
  @Command(
      name = "tournament",
      description = {
        "Plays an event from registration to the last place and prints rounds and standings.",
        "The same seed gives the same event."
      },
      mixinStandardHelpOptions = true)
  static final class TournamentCommand implements Callable<Integer> {

    private static final int MOST_PLAYERS = 1024;

    @Spec private CommandSpec spec;

    @Option(names = "--players", required = true, description = "2 to 1024.")
    private int players;

    @Option(
        names = "--rounds",
        description = "Of a Swiss event; by default what suits the number of players.")
    private Optional<Integer> rounds = Optional.empty();

    @Option(names = "--seed", description = "${DEFAULT-VALUE} by default.")
    private long seed = 1;

    @Option(names = "--format", description = "swiss, single, double or roundrobin.")
    private String format = "swiss";

    @Option(names = "--cut", description = "4 or 8: the best of a Swiss event play it out.")
    private Optional<Integer> cut = Optional.empty();

    @Option(names = "--games", description = "A match is 1 or 2 games, or the best of 3.")
    private int games = 2;

    @Option(names = "--absences", description = "Tables at which somebody is missing, in percent.")
    private int absences;

    @Option(names = "--trf", paramLabel = "FILE", description = "Write a FIDE report file.")
    private Optional<Path> trf = Optional.empty();

    @Option(names = "--json", paramLabel = "FILE", description = "Write everything as JSON.")
    private Optional<Path> json = Optional.empty();

    @Override
    public Integer call() throws IOException {
      var scenario = new Scenario(players(), rounds(), seed, format(), length(), percent(absences));
      Event event;
      try {
        event = new Simulation(new Deciding(new SwissPairing()), scenario).run().event();
      } catch (Impossible refused) {
        throw wrong(String.valueOf(refused.getMessage()));
      }
      spec.commandLine().getOut().print(EventReport.markdown(event, List.of()));
      spec.commandLine().getOut().flush();
      if (trf.isPresent()) {
        Files.writeString(Home.seenFromCaller(trf.get()), Trf.of(event));
      }
      if (json.isPresent()) {
        Files.writeString(
            Home.seenFromCaller(json.get()),
            JsonMapper.builder()
                .build()
                .writerWithDefaultPrettyPrinter()
                .writeValueAsString(EventJson.of(event)));
      }
      return 0;
    }

    private int players() {
      if (players < 2 || players > MOST_PLAYERS) {
        throw wrong("--players is 2 to " + MOST_PLAYERS);
      }
      return players;
    }

    private OptionalInt rounds() {
      if (rounds.isPresent() && !format.equals("swiss")) {
        throw wrong("--rounds is for Swiss events; the others know their rounds");
      }
      return rounds.isPresent() ? OptionalInt.of(rounds.get()) : OptionalInt.empty();
    }

    private Format format() {
      if (cut.isPresent() && !format.equals("swiss")) {
        throw wrong("--cut is for Swiss events");
      }
      if (cut.isPresent() && (!List.of(4, 8).contains(cut.get()) || cut.get() > players)) {
        throw wrong("--cut is 4 or 8, and not more than the players");
      }
      return switch (format) {
        case "swiss" ->
            cut.<Format>map(size -> new Format.SwissWithCut(size, true))
                .orElseGet(Format.Swiss::new);
        case "single" -> new Format.SingleElimination(true);
        case "double" -> new Format.DoubleElimination();
        case "roundrobin" -> new Format.RoundRobin(1);
        default -> throw wrong("--format is swiss, single, double or roundrobin, not " + format);
      };
    }

    private MatchLength length() {
      return switch (games) {
        case 1 -> MatchLength.ONE_GAME;
        case 2 -> MatchLength.TWO_GAMES;
        case 3 -> MatchLength.BEST_OF_THREE;
        default -> throw wrong("--games is 1, 2 or 3");
      };
    }

    private int percent(int number) {
      if (number < 0 || number > 100) {
        throw wrong("--absences is 0 to 100");
      }
      return number;
    }

    private ParameterException wrong(String message) {
      return new ParameterException(spec.commandLine(), message);
    }
  }
}
