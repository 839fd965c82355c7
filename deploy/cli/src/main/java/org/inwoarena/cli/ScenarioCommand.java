package org.inwoarena.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.inwoarena.contracts.Json;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.scenario.Outcome;
import org.inwoarena.engine.scenario.ScenarioRunner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code arena scenario}: runs scenario files, to test a rule or settle a dispute. */
@Command(
    name = "scenario",
    description = "Runs scenario files. Exit code 0 if every case holds, 1 if one does not.",
    mixinStandardHelpOptions = true)
final class ScenarioCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE|FOLDER",
      arity = "1..*",
      description = "Scenario files, or folders of them (*.yaml).")
  private List<Path> places;

  @Option(
      names = "--trace",
      description = "Tell what happens, and show the table after each step with all hands open.")
  private boolean trace;

  @Option(names = "--events", description = "Tell every event as it is stored.")
  private boolean events;

  @Option(
      names = "--json",
      description = "One JSON object per case: file, line, message and so on.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    var runner = runner();
    var outcomes = new ArrayList<Outcome>();
    for (var file : files()) {
      for (var outcome : runner.run(file.toString(), Files.readString(file))) {
        outcomes.add(outcome);
        tell(outcome);
      }
    }
    var bad = outcomes.stream().filter(outcome -> !outcome.ok()).count();
    if (!json) {
      say(outcomes.size() + " cases, " + (bad == 0 ? "all hold" : bad + " do not hold"));
    }
    return bad == 0 ? 0 : 1;
  }

  private ScenarioRunner runner() {
    var runner = new ScenarioRunner(Catalogue.load());
    if (events) {
      return runner.showingEvents();
    }
    return trace ? runner.showingTheTable() : runner;
  }

  private void tell(Outcome outcome) {
    if (json) {
      say(json(outcome));
      return;
    }
    if (!outcome.trace().isEmpty()) {
      say(outcome.name());
      outcome.trace().forEach(line -> say("    " + line));
    }
    say(outcome.describe());
  }

  private List<Path> files() throws IOException {
    var files = new ArrayList<Path>();
    for (var place : places) {
      if (Files.isDirectory(place)) {
        try (var all = Files.walk(place)) {
          all.filter(file -> file.toString().endsWith(".yaml")).sorted().forEach(files::add);
        }
      } else if (Files.isReadable(place)) {
        files.add(place);
      } else {
        throw new ParameterException(spec.commandLine(), "cannot read " + place);
      }
    }
    if (files.isEmpty()) {
      throw new ParameterException(spec.commandLine(), "no *.yaml in " + places);
    }
    return files;
  }

  /** What a machine wants to know of a case; the line is that of the case or of what is wrong. */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  private record Report(
      String file,
      int line,
      String scenario,
      @JsonProperty("case") String variant,
      boolean ok,
      Optional<String> message,
      List<String> clauses,
      List<String> proven,
      List<String> turned,
      List<String> trace) {

    static Report of(Outcome outcome) {
      return new Report(
          outcome.file(),
          outcome.line(),
          outcome.scenario(),
          outcome.variant(),
          outcome.ok(),
          outcome.failure(),
          outcome.clauses(),
          outcome.proven(),
          outcome.turned(),
          outcome.trace());
    }
  }

  private static String json(Outcome outcome) {
    try {
      return Json.mapper().writeValueAsString(Report.of(outcome));
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private void say(String line) {
    spec.commandLine().getOut().println(line);
  }
}
