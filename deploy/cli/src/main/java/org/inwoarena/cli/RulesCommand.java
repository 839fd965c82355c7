package org.inwoarena.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.inwoarena.contracts.Json;
import org.inwoarena.engine.coverage.Coverage;
import org.inwoarena.engine.coverage.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code arena rules}: which clauses of the rulebook are proven. */
@Command(
    name = "rules",
    description = {
      "Runs every scenario, reads what the engine's tests proved, and says which clauses of",
      "docs/rules/RULES.md are covered. Exit code 0 if all are, save those that cannot be observed."
    },
    mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {

  private static final int IDS_IN_A_ROW = 10;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "CLAUSE",
      arity = "0..*",
      description = "Say what proves these clauses instead, such as R2.4.1 or R2.4.1/2002.")
  private List<String> asked = List.of();

  @Option(names = "--json", description = "The whole report as one JSON object.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    var rulebook = Coverage.rulebook(Home.repository());
    asked.forEach(id -> known(rulebook, id));
    var coverage = Coverage.measure(Home.repository());
    if (json) {
      say(json(coverage));
    } else if (asked.isEmpty()) {
      report(coverage);
    } else {
      asked.forEach(id -> proofs(rulebook, coverage, id));
    }
    return coverage.complete() ? 0 : 1;
  }

  private void known(Rulebook rulebook, String id) {
    if (!rulebook.provable().contains(id)) {
      throw new ParameterException(spec.commandLine(), "no clause is called " + id);
    }
  }

  private void report(Coverage coverage) {
    say("clauses         %5d".formatted(coverage.clauses()));
    say(
        "2002 lines      %5d  (proven apart, under ids with /2002)"
            .formatted(coverage.editionLines()));
    say("covered         %5d".formatted(coverage.covered().size()));
    say(
        "not observable  %5d  (%.1f%% of the clauses)"
            .formatted(
                coverage.notObservable().size(),
                100.0 * coverage.notObservable().size() / coverage.clauses()));
    coverage.notObservable().forEach((id, reason) -> say("    " + id + "  " + reason));
    say("UNCOVERED       %5d".formatted(coverage.uncovered().size()));
    rows(coverage.uncovered()).forEach(row -> say("    " + row));
    coverage.warning().ifPresent(warning -> say("WARNING: " + warning));
    coverage.problems().forEach(problem -> say("PROBLEM: " + problem));
  }

  private static List<String> rows(Collection<String> ids) {
    var all = List.copyOf(ids);
    var rows = new ArrayList<String>();
    for (var first = 0; first < all.size(); first += IDS_IN_A_ROW) {
      var last = Math.min(first + IDS_IN_A_ROW, all.size());
      rows.add(String.join(" ", all.subList(first, last)));
    }
    return rows;
  }

  private void proofs(Rulebook rulebook, Coverage coverage, String id) {
    var clause = rulebook.clause(id).orElseThrow();
    say(id + "  " + (id.equals(clause.id()) ? clause.text() : clause.of2002().orElseThrow()));
    var reason = Optional.ofNullable(coverage.notObservable().get(id));
    reason.ifPresent(because -> say("    not observable: " + because));
    var by = coverage.proofs(id);
    by.forEach(proof -> say("    proven by " + proof));
    if (by.isEmpty() && reason.isEmpty()) {
      say("    UNCOVERED");
    }
  }

  private static String json(Coverage coverage) {
    try {
      return Json.mapper().writeValueAsString(coverage);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private void say(String line) {
    spec.commandLine().getOut().println(line);
  }
}
