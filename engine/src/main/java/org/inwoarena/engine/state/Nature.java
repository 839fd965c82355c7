package org.inwoarena.engine.state;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.effect.Effect;

/**
 * What cards have made of an attack.
 *
 * @param is privileged, Instant, Magic and so on
 * @param privilegeOver whether the privilege is over for good (R11.1.9)
 * @param launched what the attack of a Plot is like; absent where a Group leads
 * @param boosts terms that plays added
 * @param scaled what the attack's own total, and the defenders' tokens, are multiplied with
 * @param plays Plots that work in it as long as it lasts
 * @param unpaid Groups that take part without a token, as their text lets them
 * @param outcome how far it has come
 */
public record Nature(
    Set<Word> is,
    boolean privilegeOver,
    Optional<Launched> launched,
    List<Boost> boosts,
    Scaled scaled,
    List<InUse> plays,
    List<Integer> unpaid,
    Outcome outcome) {

  /** An attack of a Group, as announced. */
  public static final Nature PLAIN =
      new Nature(
          Set.of(),
          false,
          Optional.empty(),
          List.of(),
          Scaled.NOT,
          List.of(),
          List.of(),
          Outcome.OPEN);

  /** Keeps own copies. */
  public Nature {
    is = Set.copyOf(is);
    boosts = List.copyOf(boosts);
    plays = List.copyOf(plays);
    unpaid = List.copyOf(unpaid);
  }

  /** An attack that a Plot makes by itself. */
  public static Nature of(Set<Word> is, Launched launched) {
    return new Nature(
        is,
        false,
        Optional.of(launched),
        List.of(),
        Scaled.NOT,
        List.of(),
        List.of(),
        Outcome.OPEN);
  }

  /** How far an attack has come. */
  public enum Stage {
    /** Between announcement and roll. */
    OPEN,
    /** Rolled; effects on the roll and its result are possible (R19.2.21). */
    ROLLED,
    /** The result is known and not carried out yet. */
    RESULT,
    /** The result is carried out; what it sets off still knows which attack it was. */
    OVER
  }

  /**
   * The attack of a Plot (R12.1.1).
   *
   * @param spec what the card says of it
   * @param power its Power
   * @param frozen the target's Power at the moment an Instant attack was played (R12.1.13)
   * @param lost cards that lost a token at once (R12.3.5)
   */
  public record Launched(Effect.Spec spec, int power, OptionalInt frozen, List<Integer> lost) {
    /** Keeps an own copy. */
    public Launched {
      lost = List.copyOf(lost);
    }
  }

  /** A term that a play added; against the attack where negative. */
  public record Boost(int seat, int source, int amount) {}

  /**
   * A Plot that works in the attack.
   *
   * @param bindings what its words stand for
   * @param helped the Group it was played with, 0 for none
   */
  public record InUse(int seat, Origin origin, Bindings bindings, int helped) {}

  /**
   * Multipliers of totals; only the highest counts (R19.1.8, R19.1.18).
   *
   * @param attack of the Power on the attacking side
   * @param defence of the Power that opposes
   * @param source the card that multiplies
   */
  public record Scaled(int attack, int defence, int source) {
    /** Nothing is multiplied. */
    public static final Scaled NOT = new Scaled(1, 1, 0);

    /** The same with one more multiplier. */
    public Scaled with(boolean ofAttack, int times, int card) {
      return ofAttack
          ? new Scaled(Math.max(attack, times), defence, card)
          : new Scaled(attack, Math.max(defence, times), card);
    }
  }

  /**
   * How far an attack has come.
   *
   * @param needed the highest total that succeeds, as last worked out; 0 for none
   * @param total the roll with all changes, once rolled
   * @param forced an automatic result (R19.2.2)
   * @param terms what was declared before the roll, which is all that counts from then on (R7.5.6);
   *     empty until then
   */
  public record Outcome(
      Stage stage, int needed, OptionalInt total, Optional<Boolean> forced, List<Term> terms) {
    /** Not rolled yet. */
    public static final Outcome OPEN =
        new Outcome(Stage.OPEN, 0, OptionalInt.empty(), Optional.empty(), List.of());

    /** Keeps an own copy. */
    public Outcome {
      terms = List.copyOf(terms);
    }
  }

  /** Whether the attack is so. */
  public boolean is(Word word) {
    return is.contains(word);
  }

  /** Whether a Group leads it. */
  public boolean isLed() {
    return launched.isEmpty();
  }

  /** How far it has come. */
  public Stage stage() {
    return outcome.stage();
  }

  /** The roll with all changes, once rolled. */
  public OptionalInt total() {
    return outcome.total();
  }

  /** Whether the roll as it stands is a success (R7.5.1, R19.2.2). */
  public boolean succeeds() {
    return outcome
        .forced()
        .orElseGet(
            () -> outcome.total().isPresent() && outcome.total().getAsInt() <= outcome.needed());
  }

  /** The same, so and no longer so; a privilege that is over never comes back (R11.1.9). */
  public Nature become(Set<Word> on, Set<Word> off) {
    var next = EnumSet.noneOf(Word.class);
    next.addAll(is);
    next.addAll(on);
    next.removeAll(off);
    var over = privilegeOver || off.contains(Word.PRIVILEGED);
    if (over) {
      next.remove(Word.PRIVILEGED);
    }
    return new Nature(next, over, launched, boosts, scaled, plays, unpaid, outcome);
  }

  /** The same with one more term. */
  public Nature with(Boost boost) {
    return new Nature(
        is, privilegeOver, launched, plus(boosts, boost), scaled, plays, unpaid, outcome);
  }

  /** The same with totals multiplied. */
  public Nature with(Scaled next) {
    return new Nature(is, privilegeOver, launched, boosts, next, plays, unpaid, outcome);
  }

  /** The same with one more Plot at work. */
  public Nature with(InUse play) {
    return new Nature(
        is, privilegeOver, launched, boosts, scaled, plus(plays, play), unpaid, outcome);
  }

  /** The same with a Group that takes part without a token. */
  public Nature withUnpaid(int group) {
    return new Nature(
        is, privilegeOver, launched, boosts, scaled, plays, plus(unpaid, group), outcome);
  }

  /** The same without a Group that took part without a token. */
  public Nature withoutUnpaid(int group) {
    var left = unpaid.stream().filter(one -> one != group).toList();
    return new Nature(is, privilegeOver, launched, boosts, scaled, plays, left, outcome);
  }

  /** The same without a card and its terms, which was cancelled or became illegal. */
  public Nature without(int card) {
    return new Nature(
        is,
        privilegeOver,
        launched,
        boosts.stream().filter(boost -> boost.source() != card).toList(),
        scaled,
        plays.stream().filter(play -> play.origin().card() != card).toList(),
        unpaid,
        outcome);
  }

  /** The same at another stage, with the highest total that succeeds. */
  public Nature at(Stage next, int highest) {
    return with(new Outcome(next, highest, outcome.total(), outcome.forced(), outcome.terms()));
  }

  /** The same with that total on the dice. */
  public Nature rolled(int sum) {
    return with(
        new Outcome(
            outcome.stage(),
            outcome.needed(),
            OptionalInt.of(sum),
            outcome.forced(),
            outcome.terms()));
  }

  /** The same with that result, whatever the dice. */
  public Nature forced(boolean success) {
    return with(
        new Outcome(
            outcome.stage(),
            outcome.needed(),
            outcome.total(),
            Optional.of(success),
            outcome.terms()));
  }

  /** The same with a strength that is final (R7.5.5). */
  public Nature declared(List<Term> terms) {
    return with(
        new Outcome(outcome.stage(), outcome.needed(), outcome.total(), outcome.forced(), terms));
  }

  private Nature with(Outcome next) {
    return new Nature(is, privilegeOver, launched, boosts, scaled, plays, unpaid, next);
  }

  private static <T> List<T> plus(List<T> list, T more) {
    var all = new ArrayList<>(list);
    all.add(more);
    return all;
  }
}
