package org.inwoarena.tournament.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.ToIntFunction;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.GameScore;
import org.inwoarena.tournament.history.Result;

/**
 * Win percentages as in appendix C of the Magic Tournament Rules. Only the rounds somebody took
 * part in count for him, so leaving early is not losing the rest.
 */
final class Percentages {

  /** Not a third: the rules say 0.33. */
  static final Fraction FLOOR = Fraction.of(33, 100);

  private Percentages() {}

  /** Match points over those possible. */
  static Fraction matchWins(EntrantId who, Ledger ledger) {
    var lines = ledger.of(who);
    return share(sum(lines, Line::matchPoints), Result.WIN * lines.size());
  }

  /** Game points over those possible. */
  static Fraction gameWins(EntrantId who, Ledger ledger) {
    var lines = ledger.of(who);
    return share(sum(lines, Line::gamePoints), GameScore.WIN * sum(lines, Line::games));
  }

  /** The same, opened. */
  static Opened ownGameWins(EntrantId who, Ledger ledger) {
    var lines = ledger.of(who);
    var possible = GameScore.WIN * sum(lines, Line::games);
    var terms = lines.stream().map(line -> counted(line, Fraction.of(line.gamePoints()))).toList();
    return Opened.mean(terms, Fraction.of(Math.max(1, possible)), Optional.of(FLOOR));
  }

  /** The mean of a percentage over the opponents; without any, nothing. */
  static Opened opponents(
      EntrantId who, Ledger ledger, BiFunction<EntrantId, Ledger, Fraction> percentage) {
    var terms = new ArrayList<Term>();
    for (var line : ledger.of(who)) {
      line.opponent().ifPresent(met -> terms.add(counted(line, percentage.apply(met, ledger))));
    }
    return Opened.mean(terms, Fraction.of(Math.max(1, terms.size())), Optional.empty());
  }

  private static Term counted(Line line, Fraction value) {
    return new Term(line.round(), line.opponent(), value, Term.Role.COUNTED);
  }

  private static int sum(List<Line> lines, ToIntFunction<Line> number) {
    return lines.stream().mapToInt(number).sum();
  }

  private static Fraction share(int points, int possible) {
    return Fraction.of(points, Math.max(1, possible)).max(FLOOR);
  }
}
