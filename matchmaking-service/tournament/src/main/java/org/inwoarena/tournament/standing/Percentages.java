package org.inwoarena.tournament.standing;

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
  static Opened matchWins(EntrantId who, Ledger ledger) {
    var lines = ledger.of(who);
    return share(lines, Line::matchPoints, Result.WIN * lines.size());
  }

  /** Game points over those possible. */
  static Opened gameWins(EntrantId who, Ledger ledger) {
    var lines = ledger.of(who);
    var games = lines.stream().mapToInt(Line::games).sum();
    return share(lines, Line::gamePoints, GameScore.WIN * games);
  }

  /** The mean of a percentage over the opponents; without any, nothing. */
  static Opened opponents(
      EntrantId who, Ledger ledger, BiFunction<EntrantId, Ledger, Opened> percentage) {
    var terms =
        ledger.of(who).stream()
            .flatMap(
                line -> line.opponent().map(met -> term(line, met, ledger, percentage)).stream())
            .toList();
    return new Opened(terms, Fraction.of(Math.max(1, terms.size())), Optional.empty());
  }

  private static Term term(
      Line line,
      EntrantId opponent,
      Ledger ledger,
      BiFunction<EntrantId, Ledger, Opened> percentage) {
    var value = percentage.apply(opponent, ledger).value();
    return new Term(line.round(), Optional.of(opponent), value, Term.Role.COUNTED);
  }

  private static Opened share(List<Line> lines, ToIntFunction<Line> points, int possible) {
    var terms =
        lines.stream()
            .map(
                line ->
                    new Term(
                        line.round(),
                        line.opponent(),
                        Fraction.of(points.applyAsInt(line)),
                        Term.Role.COUNTED))
            .toList();
    return new Opened(terms, Fraction.of(Math.max(1, possible)), Optional.of(FLOOR));
  }
}
