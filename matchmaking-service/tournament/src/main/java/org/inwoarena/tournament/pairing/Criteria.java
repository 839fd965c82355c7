package org.inwoarena.tournament.pairing;

import static java.util.stream.IntStream.range;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.inwoarena.tournament.pairing.matching.Criterion;

/** The measures of a round as costs of its pairs. */
final class Criteria {

  private final Field field;
  private final SwissRound round;

  Criteria(Field field, SwissRound round) {
    this.field = field;
    this.round = round;
  }

  /** In the order of the measures: the weightiest first. */
  Map<Measure, Criterion> all() {
    var criteria = new EnumMap<Measure, Criterion>(Measure.class);
    for (var measure : Measure.values()) {
      criteria.put(measure, criterion(measure));
    }
    return criteria;
  }

  private Criterion criterion(Measure measure) {
    return switch (measure) {
      case FORBIDDEN -> pair(this::forbidden, forbiddenAtWorst());
      case SECOND_BYE -> bye(seat -> field.at(seat).freeWins());
      case REMATCH -> pair(field::meetings, meetingsAtWorst());
      case BYE_GROUP -> bye(field::groupsBelow);
      case SCORE_DIFFERENCE -> pair(this::difference, differenceAtWorst());
      case FLOAT_AGAIN -> new Repeated(1);
      case FLOAT_AFTER_TWO -> new Repeated(2);
      case GROUPS_JUMPED -> pair(field::groupsBetween, half() * Math.max(0, field.groups() - 2));
      case FIRST_ROUND -> round.byStartList() ? new Halves() : pair((one, other) -> 0, 0);
      case START_BALANCE -> pair(this::imbalance, imbalanceAtWorst());
    };
  }

  private long half() {
    return field.seats() / 2;
  }

  private int forbidden(int one, int other) {
    return field.mustNotMeet(one, other) ? 1 : 0;
  }

  private long forbiddenAtWorst() {
    return range(0, field.contenders())
            .filter(seat -> field.mustNotMeet(seat).findAny().isPresent())
            .count()
        / 2;
  }

  private long meetingsAtWorst() {
    return range(0, field.contenders())
            .map(seat -> field.met(seat).map(other -> field.meetings(seat, other)).max().orElse(0))
            .sum()
        / 2;
  }

  private int difference(int one, int other) {
    return Math.abs(field.points(one) - field.points(other));
  }

  /** Nobody is further from his opponent than both are from the middle. */
  private long differenceAtWorst() {
    return range(0, field.contenders())
        .mapToLong(seat -> difference(seat, field.contenders() / 2))
        .sum();
  }

  /** If both have started too often or both too rarely, one of them gets further from even. */
  private int imbalance(int one, int other) {
    var balance = field.at(one).startBalance();
    var otherBalance = field.at(other).startBalance();
    return Integer.signum(balance) == Integer.signum(otherBalance)
        ? Math.min(Math.abs(balance), Math.abs(otherBalance))
        : 0;
  }

  private long imbalanceAtWorst() {
    return range(0, field.contenders())
            .mapToLong(seat -> Math.abs(field.at(seat).startBalance()))
            .sum()
        / 2;
  }

  /** Something between two contenders; who sits out has none of it. */
  private Criterion pair(PairCost cost, long worst) {
    return new Criterion() {
      @Override
      public int cost(int one, int other) {
        return field.isBye(one) || field.isBye(other) ? 0 : cost.of(one, other);
      }

      @Override
      public long worst() {
        return worst;
      }
    };
  }

  /** Something about who sits out. */
  private Criterion bye(IntUnaryOperator cost) {
    return new Criterion() {
      @Override
      public int cost(int one, int other) {
        return field.isBye(other)
            ? cost.applyAsInt(one)
            : field.isBye(one) ? cost.applyAsInt(other) : 0;
      }

      @Override
      public long worst() {
        return field.odd() ? range(0, field.contenders()).map(cost).max().orElse(0) : 0;
      }
    };
  }

  private interface PairCost {
    int of(int one, int other);
  }

  /** Floats in the same direction as some rounds ago; a bye is a float down. */
  private final class Repeated implements Criterion {

    private final int roundsAgo;

    Repeated(int roundsAgo) {
      this.roundsAgo = roundsAgo;
    }

    @Override
    public int cost(int one, int other) {
      if (field.isBye(one)) {
        return same(other, Floated.DOWN);
      } else if (field.isBye(other)) {
        return same(one, Floated.DOWN);
      }
      var apart = field.points(one) - field.points(other);
      if (apart == 0) {
        return 0;
      }
      return apart > 0
          ? same(one, Floated.DOWN) + same(other, Floated.UP)
          : same(one, Floated.UP) + same(other, Floated.DOWN);
    }

    private int same(int seat, Floated floated) {
      return field.at(seat).floated(roundsAgo) == floated ? 1 : 0;
    }

    @Override
    public long worst() {
      return range(0, field.contenders())
          .filter(seat -> field.at(seat).floated(roundsAgo) != Floated.LEVEL)
          .count();
    }
  }

  /**
   * How far a pair is from being half the start list apart, the last on the list sitting out. Only
   * "upper half against lower half" has none of it.
   */
  private final class Halves implements Criterion {

    @Override
    public int cost(int one, int other) {
      if (field.isBye(one)) {
        return field.contenders() - 1 - field.place(other);
      } else if (field.isBye(other)) {
        return field.contenders() - 1 - field.place(one);
      }
      var apart = Math.abs(field.place(one) - field.place(other));
      return Math.abs(apart - field.contenders() / 2);
    }

    @Override
    public long worst() {
      return half() * field.contenders();
    }
  }
}
