package org.inwoarena.engine.scenario;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.inwoarena.engine.yaml.Node;

/** What one run of a case has checked so far, and the clauses those checks speak of. */
final class Proofs {

  private static final Pattern CLAUSE = Pattern.compile("R\\d+\\.\\d+\\.\\d+");

  private final SortedSet<String> clauses = new TreeSet<>();
  private int checks;

  /** A step that checks something has held; it proves the clauses it names itself. */
  void checked(Node.Fields step) {
    checks++;
    step.get("clauses").ifPresent(named -> named.items().forEach(id -> proves(id.text())));
  }

  /** Refusals by the host, for example, have no clause behind them. */
  void proves(String clause) {
    if (CLAUSE.matcher(clause).matches()) {
      clauses.add(clause);
    }
  }

  boolean nothing() {
    return checks == 0;
  }

  SortedSet<String> clauses() {
    return Collections.unmodifiableSortedSet(clauses);
  }
}
