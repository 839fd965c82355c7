package org.inwoarena.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.inwoarena.contracts.Json;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.Day;
import org.inwoarena.engine.deck.DeckFile;
import org.inwoarena.engine.deck.DeckLimits;
import org.inwoarena.engine.deck.DeckProblem;
import org.inwoarena.engine.deck.DeckReader;
import org.inwoarena.engine.deck.DeckReport;
import org.inwoarena.engine.deck.DeckTerms;
import org.inwoarena.engine.deck.DeckValidator;
import org.inwoarena.engine.deck.Formats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code arena deck check}: says what the deck service would say, without it. */
@Command(
    name = "check",
    description = "Checks deck files (.dek of LackeyCCG or text). Exit code 1 if one is not legal.",
    mixinStandardHelpOptions = true)
final class DeckCheck implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(names = "--json", description = "One JSON object per file and line.")
  private boolean asJson;

  @Option(
      names = "--format",
      defaultValue = "constructed",
      description = "Format of play, or one of its versions such as constructed@1.")
  private String format;

  @Option(names = "--on", paramLabel = "DAY", description = "The day whose bans count; today.")
  private LocalDate on = LocalDate.now(ZoneOffset.UTC);

  @Parameters(arity = "1..*", paramLabel = "FILE")
  private List<Path> files = List.of();

  /** What is printed about one file. */
  record Outcome(
      String file, boolean ok, int cards, int recognised, String validator, List<Line> problems) {}

  /** One problem as printed. */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Line(
      String code,
      DeckProblem.Severity severity,
      String detail,
      Optional<Integer> line,
      Optional<String> card,
      List<String> suggestions) {
    static Line of(DeckProblem problem) {
      return new Line(
          problem.code(),
          problem.severity(),
          problem.detail(),
          problem.line().stream().boxed().findFirst(),
          problem.card(),
          problem.suggestions());
    }
  }

  @Override
  public Integer call() throws JsonProcessingException {
    var rules =
        Formats.load()
            .find(format)
            .map(found -> DeckTerms.of(found, new Day(on.toString())))
            .orElseThrow(
                () -> new ParameterException(spec.commandLine(), "unknown format: " + format));
    var catalogue = Catalogue.load();
    var reader = new DeckReader(catalogue);
    var validator = new DeckValidator(catalogue);
    var json = Json.mapper();
    boolean allOk = true;
    for (var file : files) {
      var report = validator.check(read(reader, file), rules);
      print(json, outcome(file, report));
      allOk &= report.ok();
    }
    return allOk ? 0 : 1;
  }

  private static DeckFile read(DeckReader reader, Path file) {
    var name = Optional.ofNullable(file.getFileName()).map(Path::toString);
    try (var in = Files.newInputStream(Home.seenFromCaller(file))) {
      return reader.read(in.readNBytes(DeckLimits.BYTES + 1), name);
    } catch (IOException unreadable) {
      var reason =
          unreadable instanceof NoSuchFileException
              ? "no such file"
              : String.valueOf(unreadable.getMessage());
      var problem = DeckProblem.error("deck.file-unreadable", Map.of("reason", reason));
      return new DeckFile(DeckFile.Syntax.TEXT, name, List.of(), List.of(problem));
    }
  }

  private static Outcome outcome(Path file, DeckReport report) {
    return new Outcome(
        file.toString(),
        report.ok(),
        report.cards(),
        report.recognised(),
        report.validator(),
        report.problems().stream().map(Line::of).toList());
  }

  private void print(JsonMapper json, Outcome outcome) throws JsonProcessingException {
    var out = spec.commandLine().getOut();
    if (asJson) {
      out.println(json.writeValueAsString(outcome));
    } else {
      printForPeople(out, outcome);
    }
    out.flush();
  }

  private static void printForPeople(PrintWriter out, Outcome outcome) {
    out.printf(
        "%s: %s, %d cards, %d recognised%n",
        outcome.file(),
        outcome.ok() ? "legal" : "NOT LEGAL",
        outcome.cards(),
        outcome.recognised());
    for (var problem : outcome.problems()) {
      var where = problem.line().map(line -> "line " + line + ": ").orElse("");
      var meant =
          problem.suggestions().isEmpty()
              ? ""
              : " Do you mean " + String.join(" or ", problem.suggestions()) + "?";
      out.println("  " + where + problem.detail() + meant);
    }
  }
}
