package org.inwoarena.tournament.standing;

import java.util.List;
import java.util.Optional;

/**
 * A number of the standings with what it is made of: the sum of its terms over the divisor, but not
 * less than the floor.
 */
public record Opened(Fraction value, List<Term> terms, Fraction divisor, Optional<Fraction> floor) {

  /** Keeps an own copy. */
  public Opened {
    terms = List.copyOf(terms);
  }

  /** A plain sum. */
  public static Opened sum(List<Term> terms) {
    return mean(terms, Fraction.of(1), Optional.empty());
  }

  /** A sum over something, at least the floor if there is one. */
  public static Opened mean(List<Term> terms, Fraction divisor, Optional<Fraction> floor) {
    var total = terms.stream().map(Term::added).reduce(Fraction.ZERO, Fraction::plus);
    var quotient = total.over(divisor);
    return new Opened(floor.map(quotient::max).orElse(quotient), terms, divisor, floor);
  }
}
