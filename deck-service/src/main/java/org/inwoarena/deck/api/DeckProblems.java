package org.inwoarena.deck.api;

import java.util.List;
import java.util.TreeMap;
import org.inwoarena.engine.deck.DeckLimits;
import org.inwoarena.engine.deck.DeckProblem;
import org.inwoarena.engine.deck.DeckReport;
import org.inwoarena.kit.problem.Problem;

/** Findings of the validator as problem details. */
final class DeckProblems {

  private DeckProblems() {}

  /** The deck cannot be kept as it was sent. */
  static Problem unreadable(DeckReport report) {
    return has(report, "deck.file-too-large")
        ? tooLarge().with(reasons(report))
        : Problem.unprocessable(
                "deck-unreadable", "Not every line of the deck could be understood.")
            .with(reasons(report));
  }

  /** The deck cannot be played in its format. */
  static Problem illegal(DeckReport report) {
    return Problem.unprocessable(
            "deck-illegal", "The deck may not be played as " + report.terms().format().pin() + ".")
        .with(reasons(report));
  }

  static Problem tooLarge() {
    return Problem.of(
        413, "file-too-large", "A deck file may have " + DeckLimits.BYTES + " bytes at most.");
  }

  static Problem noDeck() {
    return Problem.notFound("deck-not-found", "You have no such deck.");
  }

  private static boolean has(DeckReport report, String code) {
    return report.problems().stream().anyMatch(problem -> problem.code().equals(code));
  }

  private static List<Problem.Reason> reasons(DeckReport report) {
    return report.problems().stream().map(DeckProblems::reason).toList();
  }

  private static Problem.Reason reason(DeckProblem problem) {
    var more = new TreeMap<String, Object>();
    more.put("severity", problem.severity());
    problem.rule().ifPresent(rule -> more.put("rule", rule));
    problem.line().ifPresent(line -> more.put("line", line));
    problem.card().ifPresent(card -> more.put("card", card));
    if (!problem.suggestions().isEmpty()) {
      more.put("suggestions", problem.suggestions());
    }
    var where = problem.line().isPresent() ? "line " + problem.line().getAsInt() : "";
    return new Problem.Reason(problem.code(), problem.detail(), where, more);
  }
}
