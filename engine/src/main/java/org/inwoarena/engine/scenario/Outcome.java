package org.inwoarena.engine.scenario;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.inwoarena.engine.yaml.Flaw;

/**
 * How one case of a scenario went.
 *
 * @param file where it stands
 * @param line the line of the case, or of what is wrong
 * @param clauses the rules the scenario is about
 * @param failure what is wrong; absent where everything held
 * @param proven the clauses its checks have proven; none where it does not hold
 * @param turned the switches without which it does not hold, by clause; with {@link #OTHER} behind
 *     it where the other reading was in force
 * @param shown what its checks have shown of cards; nothing where it does not hold
 * @param trace every command with its events
 */
public record Outcome(
    String file,
    String scenario,
    String variant,
    int line,
    List<String> clauses,
    Optional<String> failure,
    List<String> proven,
    List<String> turned,
    List<Shown> shown,
    List<String> trace) {

  /** Behind the id of a clause whose other reading is meant. */
  public static final String OTHER = "/2002";

  /** Which case it is. */
  record Title(String file, String scenario, String variant, List<String> clauses) {}

  /** Keeps own copies. */
  public Outcome {
    clauses = List.copyOf(clauses);
    proven = List.copyOf(proven);
    turned = List.copyOf(turned);
    shown = List.copyOf(shown);
    trace = List.copyOf(trace);
  }

  static Outcome holds(
      Title of,
      int line,
      Collection<String> proven,
      Collection<String> turned,
      Collection<Shown> shown,
      List<String> trace) {
    return new Outcome(
        of.file,
        of.scenario,
        of.variant,
        line,
        of.clauses,
        Optional.empty(),
        List.copyOf(proven),
        List.copyOf(turned),
        List.copyOf(shown),
        trace);
  }

  static Outcome fails(Title of, Flaw flaw, List<String> trace) {
    var wrong = Optional.of(flaw.getMessage());
    return new Outcome(
        of.file,
        of.scenario,
        of.variant,
        flaw.line(),
        of.clauses,
        wrong,
        List.of(),
        List.of(),
        List.of(),
        trace);
  }

  static Outcome unreadable(String file, Flaw flaw) {
    return fails(new Title(file, "unreadable", "", List.of()), flaw, List.of());
  }

  /** The same with further clauses proven. */
  Outcome proving(List<String> more) {
    var all = new TreeSet<>(proven);
    all.addAll(more);
    return new Outcome(
        file, scenario, variant, line, clauses, failure, List.copyOf(all), turned, shown, trace);
  }

  /** Whether everything held. */
  public boolean ok() {
    return failure.isEmpty();
  }

  /** Its name in lists. */
  public String name() {
    return scenario + (variant.isEmpty() ? "" : " / " + variant);
  }

  /** One line: where, which, and what is wrong. */
  public String describe() {
    return file + ":" + line + ": " + name() + failure.map(wrong -> ": " + wrong).orElse(" ok");
  }
}
