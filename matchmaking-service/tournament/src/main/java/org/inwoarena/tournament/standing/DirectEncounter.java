package org.inwoarena.tournament.standing;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.inwoarena.tournament.history.EntrantId;

/** What those still tied did among themselves. */
final class DirectEncounter {

  private DirectEncounter() {}

  /** Match points of one against the others; nothing for anybody unless all of them have met. */
  static Opened among(EntrantId who, Set<EntrantId> tied, Ledger ledger) {
    if (!allMet(tied, ledger)) {
      return Opened.sum(List.of());
    }
    return Opened.sum(
        against(who, tied, ledger)
            .map(
                line ->
                    new Term(
                        line.round(),
                        line.opponent(),
                        Fraction.of(line.matchPoints()),
                        Term.Role.COUNTED))
            .toList());
  }

  private static boolean allMet(Set<EntrantId> tied, Ledger ledger) {
    return tied.stream()
        .allMatch(
            one -> {
              var met = new HashSet<EntrantId>(Set.of(one));
              against(one, tied, ledger)
                  .flatMap(line -> line.opponent().stream())
                  .forEach(met::add);
              return met.containsAll(tied);
            });
  }

  private static Stream<Line> against(EntrantId who, Set<EntrantId> tied, Ledger ledger) {
    return ledger.of(who).stream()
        .filter(line -> line.opponent().filter(tied::contains).isPresent());
  }
}
