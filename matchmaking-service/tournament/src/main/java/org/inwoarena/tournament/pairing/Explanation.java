package org.inwoarena.tournament.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.inwoarena.tournament.pairing.Reason.Code;

/** Says of each pair and of the bye why it is so. */
final class Explanation {

  private final SwissRound round;
  private final Field field;

  Explanation(SwissRound round, Field field) {
    this.round = round;
    this.field = field;
  }

  /** Why a judge's couple meets. */
  static List<Reason> forced(Contender one, Contender other) {
    var couple = List.of(one, other);
    var forced = reason(Code.FORCED, couple, "A judge set this pair.");
    return one.hasMet(other)
        ? List.of(forced, reason(Code.REMATCH, couple, "They have met before."))
        : List.of(forced);
  }

  /** Why two meet. */
  List<Reason> pair(int one, int other) {
    var swap = field.points(one) < field.points(other);
    var upper = swap ? other : one;
    var lower = swap ? one : other;
    return Stream.of(
            rematch(upper, lower).stream(),
            score(upper, lower),
            excluded(upper, lower),
            excluded(lower, upper),
            choice(upper, lower).stream(),
            order(upper, lower).stream())
        .flatMap(reasons -> reasons)
        .toList();
  }

  private Optional<Reason> rematch(int upper, int lower) {
    return field.meetings(upper, lower) == 0
        ? Optional.empty()
        : Optional.of(
            reason(
                Code.REMATCH,
                both(upper, lower),
                "They have met before; every round there could be has as many rematches."));
  }

  private Stream<Reason> score(int upper, int lower) {
    if (field.points(upper) == field.points(lower)) {
      return Stream.of(
          reason(Code.SAME_SCORE, both(upper, lower), "Both have " + points(upper) + "."));
    }
    return Stream.of(
            Stream.of(
                reason(
                    Code.FLOAT,
                    both(upper, lower),
                    name(upper)
                        + " with "
                        + points(upper)
                        + " floats down to "
                        + name(lower)
                        + ", who has "
                        + field.points(lower)
                        + ".")),
            whyFloat(upper, lower),
            again(upper, Floated.DOWN).stream(),
            again(lower, Floated.UP).stream())
        .flatMap(reasons -> reasons);
  }

  private Stream<Reason> whyFloat(int upper, int lower) {
    var reasons = new ArrayList<Reason>();
    var size = field.groupSize(upper);
    var odd = size % 2 != 0;
    if (odd) {
      reasons.add(
          reason(
              Code.ODD_GROUP,
              List.of(),
              size == 1
                  ? "Nobody else has " + points(upper) + "."
                  : size + " players have " + points(upper) + ", an odd number."));
    }
    if (!odd || field.groupsBetween(upper, lower) > 0) {
      reasons.add(
          reason(
              Code.LEAST_DIFFERENCE,
              List.of(),
              "No round that keeps the rules has fewer points between its pairs."));
    }
    return reasons.stream();
  }

  private Optional<Reason> again(int seat, Floated direction) {
    for (var roundsAgo = 1; roundsAgo <= 2; roundsAgo++) {
      if (field.at(seat).floated(roundsAgo) == direction) {
        return Optional.of(
            reason(
                Code.FLOAT_AGAIN,
                List.of(field.at(seat)),
                name(seat)
                    + " floats "
                    + (direction == Floated.DOWN ? "down" : "up")
                    + (roundsAgo == 1 ? " as in the round before" : " as two rounds before")
                    + ": no other round with as small differences spares more players that."));
      }
    }
    return Optional.empty();
  }

  /** Whom else with as many points somebody could not meet. */
  private Stream<Reason> excluded(int seat, int partner) {
    return Stream.of(
            excluded(seat, partner, Code.ALREADY_MET, field.met(seat), " has already met "),
            excluded(seat, partner, Code.MUST_NOT_MEET, field.mustNotMeet(seat), " must not meet "))
        .flatMap(Optional::stream);
  }

  private Optional<Reason> excluded(
      int seat, int partner, Code code, IntStream excluded, String phrase) {
    var others =
        excluded
            .filter(other -> other != partner && field.points(other) == field.points(seat))
            .mapToObj(field::at)
            .sorted(Seating.START_LIST)
            .toList();
    return others.isEmpty()
        ? Optional.empty()
        : Optional.of(
            reason(
                code,
                Stream.concat(Stream.of(field.at(seat)), others.stream()).toList(),
                "Of those with "
                    + points(seat)
                    + ", "
                    + name(seat)
                    + phrase
                    + Wording.names(others)
                    + "."));
  }

  private Optional<Reason> choice(int upper, int lower) {
    if (round.byStartList()) {
      return Optional.of(
          reason(
              Code.UPPER_AGAINST_LOWER,
              both(upper, lower),
              "First round, upper half of the start list against the lower half: number "
                  + field.at(upper).startNumber()
                  + " meets number "
                  + field.at(lower).startNumber()
                  + "."));
    }
    var eligible = field.groupSize(upper) + field.groupSize(lower);
    var alone = field.points(upper) == field.points(lower) ? 4 : 2;
    return eligible <= alone
        ? Optional.empty()
        : Optional.of(
            reason(Code.BY_LOT, List.of(), "Among rounds equal in all this, the lot decided."));
  }

  private Optional<Reason> order(int upper, int lower) {
    var apart = field.at(upper).startBalance() - field.at(lower).startBalance();
    var first = apart < 0 ? upper : lower;
    return apart == 0
        ? Optional.empty()
        : Optional.of(
            reason(
                Code.STARTED_LESS,
                List.of(field.at(first)),
                name(first) + " is listed first, having started less often."));
  }

  /** Why somebody sits out. */
  List<Reason> bye(int seat) {
    var player = field.at(seat);
    var lower = field.below(seat);
    var served = lower.stream().filter(other -> other.freeWins() > player.freeWins()).toList();
    var needed = lower.stream().filter(other -> other.freeWins() <= player.freeWins()).toList();
    var reasons = new ArrayList<Reason>();
    if (player.freeWins() > 0) {
      reasons.add(
          reason(
              Code.SECOND_BYE,
              List.of(player),
              player.name()
                  + " has had a bye or a win by forfeit already; in every round there"
                  + " could be, somebody who has must sit out."));
    }
    reasons.add(
        reason(
            Code.LOWEST_GROUP,
            List.of(player),
            player.name()
                + " has "
                + points(seat)
                + ": the lowest score of those who can be"
                + " spared."));
    if (!served.isEmpty()) {
      reasons.add(
          reason(
              Code.HAD_FREE_WIN,
              served,
              "Fewer points, but a bye or a win by forfeit already: "
                  + Wording.names(served)
                  + "."));
    }
    if (!needed.isEmpty()) {
      reasons.add(
          reason(
              Code.NEEDED,
              needed,
              "Fewer points, but without them the others could not be paired as well: "
                  + Wording.names(needed)
                  + "."));
    }
    again(seat, Floated.DOWN).ifPresent(reasons::add);
    return reasons;
  }

  private List<Contender> both(int one, int other) {
    return List.of(field.at(one), field.at(other));
  }

  private String name(int seat) {
    return field.at(seat).name();
  }

  private String points(int seat) {
    return Wording.points(field.points(seat));
  }

  private static Reason reason(Code code, List<Contender> players, String sentence) {
    return new Reason(code, players.stream().map(Contender::id).toList(), sentence);
  }
}
