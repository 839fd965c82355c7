package org.inwoarena.engine.coverage;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.scenario.Outcome;
import org.inwoarena.engine.scenario.ScenarioRunner;

/**
 * Which clauses are proven, and where the lists of exceptions are wrong about it.
 *
 * @param clauses how many clauses sections 0 to 20 have
 * @param editionLines how many of them have a 2002 line, which is proven apart
 * @param covered by id, the scenarios and tests that prove it
 * @param notObservable with the reason
 * @param uncovered everything else
 * @param warning tests that have not run on these sources, and so prove nothing
 * @param problems what has to be mended before a build may pass
 */
public record Coverage(
    int clauses,
    int editionLines,
    SortedMap<String, SortedSet<String>> covered,
    SortedMap<String, String> notObservable,
    SortedSet<String> uncovered,
    Optional<String> warning,
    List<String> problems) {

  /** Where the exceptions stand, from the top of a checkout. */
  public static final String LISTS = "docs/rules/COVERAGE.md";

  private static final String RULES = "docs/rules/RULES.md";
  private static final String SCENARIOS = "engine/src/test/scenarios";

  /** Of all clauses, so many may be called not observable at most. */
  private static final int NOT_OBSERVABLE_PERCENT = 8;

  /** Shorter than this is no reason. */
  private static final int SHORTEST_REASON = 20;

  /** Keeps own copies. */
  public Coverage {
    covered = Collections.unmodifiableSortedMap(covered);
    uncovered = Collections.unmodifiableSortedSet(uncovered);
    problems = List.copyOf(problems);
  }

  /** Whether everything that can be observed is proven, and nothing is wrong. */
  @JsonIgnore
  public boolean complete() {
    return uncovered.isEmpty() && problems.isEmpty();
  }

  /** What proves a clause. */
  public SortedSet<String> proofs(String id) {
    return covered.getOrDefault(id, Collections.emptySortedSet());
  }

  /** The rulebook of a checkout. */
  public static Rulebook rulebook(Path home) throws IOException {
    return Rulebook.parse(Files.readString(home.resolve(RULES)));
  }

  /** Runs all scenarios of a checkout and reads what its tests have proven. */
  public static Coverage measure(Path home) throws IOException {
    var runner = new ScenarioRunner(Catalogue.load());
    var outcomes = new ArrayList<Outcome>();
    for (var file : Sources.under(home.resolve(SCENARIOS))) {
      if (file.toString().endsWith(".yaml")) {
        outcomes.addAll(runner.run(home.relativize(file).toString(), Files.readString(file)));
      }
    }
    var gaps = Gaps.parse(Files.readString(home.resolve(LISTS)));
    return of(rulebook(home), gaps, outcomes, TestRecord.read(home.resolve("engine")));
  }

  /** Puts together what was proven and what the lists say. */
  static Coverage of(Rulebook rulebook, Gaps gaps, List<Outcome> outcomes, TestRecord tests) {
    var provable = rulebook.provable();
    var proofs = new TreeMap<String, SortedSet<String>>(Rulebook.ORDER);
    proven(rulebook, outcomes, tests)
        .filter(proof -> provable.contains(proof.id()))
        .forEach(
            proof -> proofs.computeIfAbsent(proof.id(), id -> new TreeSet<>()).add(proof.by()));
    var uncovered = new TreeSet<>(provable);
    uncovered.removeAll(proofs.keySet());
    uncovered.removeAll(gaps.notObservable().keySet());
    var problems = new ArrayList<String>();
    outcomes.stream().filter(o -> !o.ok()).map(Outcome::describe).forEach(problems::add);
    problems.addAll(inLists(rulebook, gaps, proofs));
    uncovered.stream()
        .filter(id -> !gaps.open().contains(id))
        .map(id -> id + " is not covered and on no list" + hint(rulebook, id))
        .forEach(problems::add);
    return new Coverage(
        rulebook.numbered().size(),
        provable.size() - rulebook.numbered().size(),
        proofs,
        gaps.notObservable(),
        uncovered,
        tests.warning(),
        problems);
  }

  private record Proof(String id, String by) {}

  /** A clause with a switch is proven only by a case that fails with the switch turned. */
  private static Stream<Proof> proven(Rulebook rulebook, List<Outcome> outcomes, TestRecord tests) {
    var named =
        Stream.concat(
            outcomes.stream().flatMap(o -> o.proven().stream().map(id -> new Proof(id, place(o)))),
            tests.proofs().entrySet().stream()
                .flatMap(e -> e.getValue().stream().map(test -> new Proof(e.getKey(), test))));
    var turned =
        outcomes.stream().flatMap(o -> o.turned().stream().map(id -> new Proof(id, place(o))));
    return Stream.concat(named.filter(proof -> !switchable(rulebook, proof.id())), turned);
  }

  private static boolean switchable(Rulebook rulebook, String id) {
    return rulebook.clause(id).filter(Rulebook.Clause::switchable).isPresent();
  }

  private static String place(Outcome outcome) {
    return outcome.file() + ":" + outcome.line() + " " + outcome.name();
  }

  private static String hint(Rulebook rulebook, String id) {
    return switchable(rulebook, id)
        ? ": it needs a scenario with 'switch: " + id.replace(Rulebook.OF_2002, "") + "'"
        : "";
  }

  private static List<String> inLists(
      Rulebook rulebook, Gaps gaps, SortedMap<String, SortedSet<String>> proofs) {
    var problems = new ArrayList<String>();
    var listed = new TreeSet<>(gaps.open());
    listed.addAll(gaps.notObservable().keySet());
    var provable = rulebook.provable();
    for (var id : listed) {
      if (!provable.contains(id)) {
        problems.add(id + " is listed, but the rulebook does not have it");
      } else if (proofs.containsKey(id)) {
        problems.add(id + " is listed, but covered by " + proofs.get(id).first());
      }
    }
    gaps.notObservable().keySet().stream()
        .filter(gaps.open()::contains)
        .forEach(id -> problems.add(id + " is both open and not observable"));
    problems.addAll(unreasoned(gaps.notObservable()));
    problems.addAll(unreasoned(gaps.oneReading()));
    problems.addAll(settings(rulebook, gaps));
    var most = rulebook.numbered().size() * NOT_OBSERVABLE_PERCENT;
    if (gaps.notObservable().size() * 100 >= most) {
      problems.add(NOT_OBSERVABLE_PERCENT + "% or more are called not observable");
    }
    return problems;
  }

  private static List<String> unreasoned(SortedMap<String, String> reasons) {
    return reasons.entrySet().stream()
        .filter(entry -> entry.getValue().length() < SHORTEST_REASON)
        .map(entry -> entry.getKey() + " is listed without a reason")
        .toList();
  }

  /** Every clause that is meant to be a setting has a switch, or a reason why not (ED5). */
  private static List<String> settings(Rulebook rulebook, Gaps gaps) {
    var problems = new ArrayList<String>();
    for (var clause : rulebook.clauses().values()) {
      var listed = gaps.oneReading().containsKey(clause.id());
      if (clause.switchable() && listed) {
        problems.add(clause.id() + " is said to have one reading, but has a switch");
      }
      if (clause.setting() && !clause.switchable() && !listed && clause.id().startsWith("R")) {
        problems.add(clause.id() + " has a Default or a 2002 line, but no switch");
      }
    }
    return problems;
  }
}
