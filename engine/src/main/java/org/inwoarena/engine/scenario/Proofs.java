package org.inwoarena.engine.scenario;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.yaml.Node;

/** What one run of a case has checked so far, and the clauses and cards those checks speak of. */
final class Proofs {

  private static final Pattern CLAUSE = Pattern.compile("R\\d+\\.\\d+\\.\\d+");

  private final SortedSet<String> clauses = new TreeSet<>();
  private final Set<Shown> shown = new LinkedHashSet<>();
  private final Set<String> invented;
  private int checks;

  /** Nothing checked yet; a card that the scenario defines itself proves nothing of a real one. */
  Proofs(Node.Fields scenario) {
    invented =
        scenario.get("cards").map(cards -> cards.fields().values().keySet()).orElse(Set.of());
  }

  /** A step that checks something has held; it proves the clauses and shows the cards it names. */
  void checked(Node.Fields step, Game game) {
    checks++;
    step.get("clauses").ifPresent(named -> named.items().forEach(id -> proves(id.text())));
    for (var part : Shown.Part.values()) {
      step.get(part.word()).ifPresent(named -> named.items().forEach(id -> shows(id, part, game)));
    }
  }

  private void shows(Node named, Shown.Part part, Game game) {
    var card = named.text();
    var takesPart =
        IntStream.rangeClosed(1, game.roster().size())
            .anyMatch(number -> game.printed(number).id().equals(card));
    if (!takesPart || invented.contains(card)) {
      throw named.flaw("no card '" + card + "' of the catalogue takes part");
    }
    shown.add(new Shown(card, part));
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

  Set<Shown> shown() {
    return Collections.unmodifiableSet(shown);
  }

  SortedSet<String> clauses() {
    return Collections.unmodifiableSortedSet(clauses);
  }
}
