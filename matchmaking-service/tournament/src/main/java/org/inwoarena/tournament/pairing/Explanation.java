package org.inwoarena.tournament.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.inwoarena.tournament.pairing.Reason.Code;

/** Says why two meet, or why one sits out. */
final class Explanation {

  private final Field field;
  private final List<Reason> reasons = new ArrayList<>();

  private Explanation(Field field) {
    this.field = field;
  }

  /** Why a judge's couple meets. */
  static List<Reason> forced(Contender one, Contender other) {
    var couple = List.of(one, other);
    var forced = Reason.of(Code.FORCED, couple, "A judge set this pair.");
    return one.hasMet(other)
        ? List.of(forced, Reason.of(Code.REMATCH, couple, "They have met before."))
        : List.of(forced);
  }

  /** Why two meet. */
  static List<Reason> pair(SwissRound round, Field field, int one, int other) {
    var explanation = new Explanation(field);
    var upside = field.points(one) >= field.points(other);
    explanation.meet(round, upside ? one : other, upside ? other : one);
    return explanation.reasons;
  }

  /** Why somebody sits out. */
  static List<Reason> bye(Field field, int seat) {
    var explanation = new Explanation(field);
    explanation.sitOut(seat);
    return explanation.reasons;
  }

  private void meet(SwissRound round, int upper, int lower) {
    if (field.meetings(upper, lower) > 0) {
      say(
          Code.REMATCH,
          both(upper, lower),
          "They have met before; every round there could be has as many rematches.");
    }
    if (field.points(upper) == field.points(lower)) {
      say(Code.SAME_SCORE, both(upper, lower), "Both have %s.", points(upper));
    } else {
      sayFloat(upper, lower);
    }
    sayExcluded(upper, lower);
    sayExcluded(lower, upper);
    sayChoice(round, upper, lower);
    sayOrder(upper, lower);
  }

  private void sayFloat(int upper, int lower) {
    say(
        Code.FLOAT,
        both(upper, lower),
        "%s with %s floats down to %s, who has %d.",
        name(upper),
        points(upper),
        name(lower),
        field.points(lower));
    var size = field.groupSize(upper);
    if (size == 1) {
      say(Code.ODD_GROUP, List.of(field.at(upper)), "Nobody else has %s.", points(upper));
    } else if (size % 2 != 0) {
      say(Code.ODD_GROUP, List.of(), "%d players have %s, an odd number.", size, points(upper));
    }
    if (size % 2 == 0 || field.groupsBetween(upper, lower) > 0) {
      say(
          Code.LEAST_DIFFERENCE,
          List.of(),
          "No round that keeps the rules has fewer points between its pairs.");
    }
    sayAgain(upper, Floated.DOWN);
    sayAgain(lower, Floated.UP);
  }

  private void sayAgain(int seat, Floated direction) {
    IntStream.rangeClosed(1, 2)
        .filter(roundsAgo -> field.at(seat).floated(roundsAgo) == direction)
        .limit(1)
        .forEach(
            roundsAgo ->
                say(
                    Code.FLOAT_AGAIN,
                    List.of(field.at(seat)),
                    "%s floats %s as %s: no other round with as small differences spares more"
                        + " players that.",
                    name(seat),
                    direction == Floated.DOWN ? "down" : "up",
                    roundsAgo == 1 ? "in the round before" : "two rounds before"));
  }

  /** Whom else with as many points somebody could not meet. */
  private void sayExcluded(int seat, int partner) {
    sayExcluded(Code.ALREADY_MET, "has already met", seat, partner, field.met(seat));
    sayExcluded(Code.MUST_NOT_MEET, "must not meet", seat, partner, field.mustNotMeet(seat));
  }

  private void sayExcluded(Code code, String verb, int seat, int partner, IntStream excluded) {
    var others =
        excluded
            .filter(other -> other != partner && field.points(other) == field.points(seat))
            .mapToObj(field::at)
            .sorted(Seating.START_LIST)
            .toList();
    if (!others.isEmpty()) {
      say(
          code,
          Stream.concat(Stream.of(field.at(seat)), others.stream()).toList(),
          "Of those with %s, %s %s %s.",
          points(seat),
          name(seat),
          verb,
          names(others));
    }
  }

  private void sayChoice(SwissRound round, int upper, int lower) {
    var sameGroup = field.points(upper) == field.points(lower);
    var others = field.groupSize(upper) + (sameGroup ? 0 : field.groupSize(lower)) - 2;
    if (round.byStartList()) {
      say(
          Code.UPPER_AGAINST_LOWER,
          both(upper, lower),
          "First round, upper half of the start list against the lower half: number %d meets"
              + " number %d.",
          field.at(upper).startNumber(),
          field.at(lower).startNumber());
    } else if (others > 0) {
      say(Code.BY_LOT, List.of(), "Among rounds equal in all this, the lot decided.");
    }
  }

  private void sayOrder(int upper, int lower) {
    var apart = field.at(upper).startBalance() - field.at(lower).startBalance();
    if (apart != 0) {
      var first = apart < 0 ? upper : lower;
      say(
          Code.STARTED_LESS,
          List.of(field.at(first)),
          "%s is listed first, having started less often.",
          name(first));
    }
  }

  private void sitOut(int seat) {
    var player = field.at(seat);
    var lower = field.below(seat);
    if (player.freeWins() > 0) {
      say(
          Code.SECOND_BYE,
          List.of(player),
          "%s has had a bye or a win by forfeit already; in every round there could be, somebody"
              + " who has must sit out.",
          name(seat));
    }
    say(
        Code.LOWEST_GROUP,
        List.of(player),
        "%s has %s: the lowest score of those who can be spared.",
        name(seat),
        points(seat));
    sayPassedOver(
        Code.HAD_FREE_WIN,
        "Fewer points, but a bye or a win by forfeit already: %s.",
        lower.stream().filter(other -> other.freeWins() > player.freeWins()).toList());
    sayPassedOver(
        Code.NEEDED,
        "Fewer points, but without them the others could not be paired as well: %s.",
        lower.stream().filter(other -> other.freeWins() <= player.freeWins()).toList());
    sayAgain(seat, Floated.DOWN);
  }

  private void sayPassedOver(Code code, String sentence, List<Contender> others) {
    if (!others.isEmpty()) {
      say(code, others, sentence, names(others));
    }
  }

  private void say(Code code, List<Contender> players, String sentence, Object... values) {
    reasons.add(Reason.of(code, players, sentence.formatted(values)));
  }

  private List<Contender> both(int one, int other) {
    return List.of(field.at(one), field.at(other));
  }

  private String name(int seat) {
    return field.at(seat).name();
  }

  private String points(int seat) {
    var points = field.points(seat);
    return points == 1 ? "1 point" : points + " points";
  }

  /** "Ann, Bob and Cid". */
  private static String names(List<Contender> contenders) {
    var names = contenders.stream().map(Contender::name).toList();
    var last = names.getLast();
    return names.size() == 1
        ? last
        : String.join(", ", names.subList(0, names.size() - 1)) + " and " + last;
  }
}
