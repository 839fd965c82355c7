package org.inwoarena.engine.state;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.effect.Effect;

/**
 * What cards have made of an attack.
 *
 * @param is privileged, Instant, Magic and so on
 * @param privilegeOver whether the privilege is over for good (R11.1.9)
 * @param spec what the attack of a Plot is like; absent where a Group leads
 * @param power the Power of a Plot that attacks by itself (R12.1.1)
 * @param frozen the target's Power at the moment an Instant attack was played (R12.1.13)
 * @param boosts terms that plays added
 * @param scaled what the attack's own total, and the defenders' tokens, are multiplied with
 * @param stage how far it has come
 * @param needed the highest total that succeeds, as last worked out; 0 for none
 * @param total the roll with all changes, once rolled
 * @param forced an automatic result (R19.2.2)
 */
public record Nature(
    Set<Word> is,
    boolean privilegeOver,
    Optional<Effect.Spec> spec,
    int power,
    OptionalInt frozen,
    List<Boost> boosts,
    Scaled scaled,
    Stage stage,
    int needed,
    OptionalInt total,
    Optional<Boolean> forced) {

  /** An attack of a Group, as announced. */
  public static final Nature PLAIN =
      new Nature(
          Set.of(),
          false,
          Optional.empty(),
          0,
          OptionalInt.empty(),
          List.of(),
          Scaled.NOT,
          Stage.OPEN,
          0,
          OptionalInt.empty(),
          Optional.empty());

  /** Keeps own copies. */
  public Nature {
    is = Set.copyOf(is);
    boosts = List.copyOf(boosts);
  }

  /** How far an attack has come. */
  public enum Stage {
    /** Between announcement and roll. */
    OPEN,
    /** Rolled; effects on the roll and its result are possible (R19.2.21). */
    ROLLED,
    /** The result is known and not carried out yet. */
    RESULT
  }

  /** A term that a play added; against the attack where negative. */
  public record Boost(int seat, int source, int amount) {}

  /** Multipliers of totals. */
  public record Scaled(int attack, int defence) {
    /** Nothing is multiplied. */
    public static final Scaled NOT = new Scaled(1, 1);
  }

  /** Whether the attack is so. */
  public boolean is(Word word) {
    return is.contains(word);
  }

  /** Whether a Group leads it. */
  public boolean isLed() {
    return spec.isEmpty();
  }

  /** The same, so and no longer so. */
  public Nature become(Set<Word> on, Set<Word> off) {
    var next = EnumSet.noneOf(Word.class);
    next.addAll(is);
    next.addAll(on);
    next.removeAll(off);
    return new Nature(
        next,
        privilegeOver || off.contains(Word.PRIVILEGED),
        spec,
        power,
        frozen,
        boosts,
        scaled,
        stage,
        needed,
        total,
        forced);
  }

  /** The same with one more term. */
  public Nature with(Boost boost) {
    var more = new ArrayList<>(boosts);
    more.add(boost);
    return new Nature(
        is, privilegeOver, spec, power, frozen, more, scaled, stage, needed, total, forced);
  }

  /** The same without the terms of a card, which was cancelled or became illegal. */
  public Nature withoutBoosts(int source) {
    return new Nature(
        is,
        privilegeOver,
        spec,
        power,
        frozen,
        boosts.stream().filter(boost -> boost.source() != source).toList(),
        scaled,
        stage,
        needed,
        total,
        forced);
  }

  /** The same with totals multiplied. */
  public Nature with(Scaled next) {
    return new Nature(
        is, privilegeOver, spec, power, frozen, boosts, next, stage, needed, total, forced);
  }

  /** Whether the roll as it stands is a success (R7.5.1, R19.2.2). */
  public boolean succeeds() {
    return forced.orElseGet(() -> total.isPresent() && total.getAsInt() <= needed);
  }

  /** The same at another stage, with the highest total that succeeds. */
  public Nature at(Stage next, int highest) {
    return new Nature(
        is, privilegeOver, spec, power, frozen, boosts, scaled, next, highest, total, forced);
  }

  /** The same with that total on the dice. */
  public Nature rolled(int sum) {
    return new Nature(
        is,
        privilegeOver,
        spec,
        power,
        frozen,
        boosts,
        scaled,
        stage,
        needed,
        OptionalInt.of(sum),
        forced);
  }

  /** The same with that result, whatever the dice. */
  public Nature forced(boolean success) {
    return new Nature(
        is,
        privilegeOver,
        spec,
        power,
        frozen,
        boosts,
        scaled,
        stage,
        needed,
        total,
        Optional.of(success));
  }
}
