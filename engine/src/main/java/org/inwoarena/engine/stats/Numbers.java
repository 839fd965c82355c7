package org.inwoarena.engine.stats;

import org.inwoarena.engine.effect.Ability.Modifier;
import org.inwoarena.engine.effect.Ability.Use;
import org.inwoarena.engine.effect.Ability.Value;
import org.inwoarena.engine.effect.AttackTest;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;

/** Which changes count in a number of a card. */
final class Numbers {

  private Numbers() {}

  /** A number with all changes of it; Goals do not see temporary ones (R15.6.2). */
  static Layers layers(Game game, Lens lens, int card, Value value, Use use, int base) {
    return layers(game, lens, card, value, use, base, 0);
  }

  static Layers layers(
      Game game, Lens lens, int card, Value value, Use use, int base, int moreSteps) {
    var layers = new Layers(game.rules(), base, moreSteps);
    InEffect.each(
        game,
        lens.deeper(),
        Modifier.class,
        modifier -> modifier.values().contains(value) && covers(modifier.use(), use),
        (scene, modifier, temporary) -> {
          if (!(temporary && lens.goals()) && counts(scene, modifier, card, use)) {
            layers.add(modifier.op(), Amounts.of(scene, modifier.amount()), scene.source());
          }
        });
    if (value == Value.POWER && isHalved(game, card, use)) {
      layers.halve();
    }
    return layers;
  }

  /** A fixed Power with the changes whose text names Instant attacks (R12.1.13). */
  static Layers named(Game game, int card, int frozen) {
    var layers = new Layers(game.rules(), frozen, 0);
    InEffect.each(
        game,
        Lens.FULL.deeper(),
        Modifier.class,
        modifier ->
            modifier.values().contains(Value.POWER)
                && modifier.in().filter(Numbers::namesInstant).isPresent(),
        (scene, modifier, temporary) -> {
          if (counts(scene, modifier, card, Use.DEFENCE)) {
            layers.add(modifier.op(), Amounts.of(scene, modifier.amount()), scene.source());
          }
        });
    return layers;
  }

  private static boolean namesInstant(AttackTest test) {
    return test.is().contains(Word.INSTANT)
        || test.is().contains(Word.DISASTER)
        || test.is().contains(Word.ASSASSINATION);
  }

  /** A devastated Place defends itself with half its Power (R12.4.4). */
  static boolean isHalved(Game game, int card, Use use) {
    return use == Use.DEFENCE && game.card(card).has(Mark.DEVASTATED);
  }

  /** Whether anything in force could bring a Power down to 0; no number is worked out for it. */
  static boolean mayPowerEnd(Game game) {
    for (var source : game.inForce().sources().with(Modifier.class)) {
      if (source.text().standing().mayEndPower()) {
        return true;
      }
    }
    for (var applied : game.inForce().applied()) {
      if (applied.standing().mayEndPower()) {
        return true;
      }
    }
    return false;
  }

  private static boolean counts(Scene scene, Modifier modifier, int card, Use use) {
    return covers(modifier.use(), use)
        && (!scene.goals() || isSeenByGoals(modifier))
        && Reaching.isMeant(scene, modifier.of(), card)
        && (modifier.in().isEmpty()
            || scene.attack().filter(a -> Conditions.is(scene, modifier.in().get(), a)).isPresent())
        && Reaching.reaches(scene, modifier.of(), card);
  }

  /** Leading is an action too. */
  private static boolean covers(Use limited, Use use) {
    return limited == Use.ALWAYS || limited == use || (limited == Use.ACTION && use == Use.LEADING);
  }

  /** Bonuses for a certain purpose do not count toward Goals (R15.6.2). */
  private static boolean isSeenByGoals(Modifier modifier) {
    return modifier.goals() && modifier.use() == Use.ALWAYS && modifier.in().isEmpty();
  }
}
