package org.inwoarena.tournament.standing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.standing.Term.Role;

/**
 * Sums of opponents' scores, a match counting 1, a half or 0 as in chess. Unplayed rounds follow
 * the FIDE rule of 2009, in the handbook until the tie-break regulations of 2023 replaced it by a
 * dummy opponent: for the player himself, a round not played was one against a virtual opponent,
 * who began it with the player's points, scored in it what the player did not, and drew every later
 * round; for his opponents, each of his unplayed rounds was a draw.
 */
final class Buchholz {

  static final String RULE =
      "A match counts 1, a half or 0. Rounds not played count by the FIDE rule of 2009: against a"
          + " virtual opponent for the player, as draws for his opponents.";

  private static final Fraction HALF = Fraction.of(1, 2);

  private Buchholz() {}

  static Opened full(EntrantId who, Ledger ledger) {
    return Opened.sum(opponents(who, ledger));
  }

  static Opened cut1(EntrantId who, Ledger ledger) {
    var terms = new ArrayList<>(opponents(who, ledger));
    terms.stream()
        .min(Comparator.comparing(Term::value))
        .ifPresent(
            low ->
                terms.set(
                    terms.indexOf(low),
                    new Term(low.round(), low.opponent(), low.value(), Role.CUT)));
    return Opened.sum(terms);
  }

  static Opened sonnebornBerger(EntrantId who, Ledger ledger) {
    return Opened.sum(
        opponents(who, ledger).stream()
            .map(
                term ->
                    new Term(
                        term.round(),
                        term.opponent(),
                        term.value().times(chessPoints(who, term.round(), ledger)),
                        term.role()))
            .toList());
  }

  /** The score of somebody as his opponents count it: rounds not played are draws. */
  static Fraction adjusted(EntrantId who, Ledger ledger) {
    return IntStream.rangeClosed(1, ledger.rounds())
        .mapToObj(
            round -> ledger.of(who, round).filter(Line::played).map(Line::chessPoints).orElse(HALF))
        .reduce(Fraction.ZERO, Fraction::plus);
  }

  /** What the virtual opponent of a round not played has in the end. */
  static Fraction virtual(EntrantId who, int round, Ledger ledger) {
    var before =
        IntStream.range(1, round)
            .mapToObj(earlier -> chessPoints(who, earlier, ledger))
            .reduce(Fraction.ZERO, Fraction::plus);
    var missed = Fraction.of(1).minus(chessPoints(who, round, ledger));
    var later = Fraction.of(ledger.rounds() - (long) round).times(HALF);
    return before.plus(missed).plus(later);
  }

  private static List<Term> opponents(EntrantId who, Ledger ledger) {
    return IntStream.rangeClosed(1, ledger.rounds())
        .mapToObj(round -> opponent(who, round, ledger))
        .toList();
  }

  private static Term opponent(EntrantId who, int round, Ledger ledger) {
    var line = ledger.of(who, round);
    var met = line.filter(Line::played).flatMap(Line::opponent);
    return met.map(opponent -> new Term(round, met, adjusted(opponent, ledger), Role.COUNTED))
        .orElseGet(
            () ->
                new Term(
                    round,
                    line.flatMap(Line::opponent),
                    virtual(who, round, ledger),
                    Role.VIRTUAL));
  }

  private static Fraction chessPoints(EntrantId who, int round, Ledger ledger) {
    return ledger.of(who, round).map(Line::chessPoints).orElse(Fraction.ZERO);
  }
}
