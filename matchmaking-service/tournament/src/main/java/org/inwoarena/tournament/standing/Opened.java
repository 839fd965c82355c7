package org.inwoarena.tournament.standing;

import java.util.List;
import java.util.Optional;

/**
 * A number of the standings with what it is made of: the sum of its terms over the divisor, but not
 * less than the floor.
 */
public record Opened(List<Term> terms, Fraction divisor, Optional<Fraction> floor)
    implements Comparable<Opened> {

  /** Keeps an own copy. */
  public Opened {
    terms = List.copyOf(terms);
  }

  /** A plain sum. */
  public static Opened sum(List<Term> terms) {
    return new Opened(terms, Fraction.of(1), Optional.empty());
  }

  /** The number. */
  public Fraction value() {
    var total = terms.stream().map(Term::added).reduce(Fraction.ZERO, Fraction::plus);
    var quotient = total.over(divisor);
    return floor.map(quotient::max).orElse(quotient);
  }

  @Override
  public int compareTo(Opened other) {
    return value().compareTo(other.value());
  }
}
