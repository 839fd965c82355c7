package org.inwoarena.tournament.standing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** An exact number: ties are ties, whatever the order of adding up. In lowest terms. */
public record Fraction(BigInteger above, BigInteger below) implements Comparable<Fraction> {

  /** Nothing. */
  public static final Fraction ZERO = of(0);

  /** Reduces; the sign stands above. */
  public Fraction {
    if (below.signum() == 0) {
      throw new ArithmeticException("division by zero");
    }
    var common = above.gcd(below).multiply(BigInteger.valueOf(below.signum()));
    above = above.divide(common);
    below = below.divide(common);
  }

  /** A whole number. */
  public static Fraction of(long number) {
    return of(number, 1);
  }

  /** A quotient. */
  public static Fraction of(long above, long below) {
    return new Fraction(BigInteger.valueOf(above), BigInteger.valueOf(below));
  }

  /** The sum. */
  public Fraction plus(Fraction other) {
    return new Fraction(
        above.multiply(other.below).add(other.above.multiply(below)), below.multiply(other.below));
  }

  /** The difference. */
  public Fraction minus(Fraction other) {
    return plus(other.times(of(-1)));
  }

  /** The product. */
  public Fraction times(Fraction other) {
    return new Fraction(above.multiply(other.above), below.multiply(other.below));
  }

  /** The quotient. */
  public Fraction over(Fraction other) {
    return new Fraction(above.multiply(other.below), below.multiply(other.above));
  }

  /** The larger one. */
  public Fraction max(Fraction other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /** With this many digits after the point, half up. */
  public String decimal(int digits) {
    return new BigDecimal(above)
        .divide(new BigDecimal(below), digits, RoundingMode.HALF_UP)
        .toPlainString();
  }

  @Override
  public int compareTo(Fraction other) {
    return above.multiply(other.below).compareTo(other.above.multiply(below));
  }

  @Override
  public String toString() {
    return decimal(3);
  }
}
