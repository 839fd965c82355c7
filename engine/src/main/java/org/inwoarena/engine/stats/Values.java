package org.inwoarena.engine.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.effect.Ability.Use;
import org.inwoarena.engine.effect.Ability.Value;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.state.Game;

/** Power, Global Power and Resistance as they stand. */
public final class Values {

  private static final int UNDER_ILLUMINATI = 10;
  private static final int UNDER_ITS_PUPPET = 5;

  private Values() {}

  /** Current Power (R4.5.4), never below 0 (R4.6.1). */
  public static int power(Game game, int card) {
    return power(game, Lens.FULL, card);
  }

  static int power(Game game, Lens lens, int card) {
    return number(game, lens, card, Value.POWER, Use.ALWAYS, 0);
  }

  /** The Power of one action: aiding, opposing, paying (R3.8.1). */
  public static int actingPower(Game game, int card) {
    return number(game, Lens.FULL, card, Value.POWER, Use.ACTION, 0);
  }

  /** The Power of the action of leading an attack. */
  public static int leadingPower(Game game, int card) {
    return number(game, Lens.FULL, card, Value.POWER, Use.LEADING, 0);
  }

  /** The Power the target of an attack defends itself with (R9.2.1). */
  public static int defendingPower(Game game, int card) {
    return number(game, Lens.FULL, card, Value.POWER, Use.DEFENCE, 0);
  }

  /** The Power that Goals see: permanent changes alone (R15.6.1, R15.6.2). */
  public static int forGoals(Game game, int card) {
    return power(game, Lens.GOALS, card);
  }

  /** Current Global Power: never above current Power (R4.5.7, R4.5.8). */
  public static int globalPower(Game game, int card) {
    return globalPower(game, Lens.FULL, card);
  }

  static int globalPower(Game game, Lens lens, int card) {
    var own = number(game, lens, card, Value.GLOBAL_POWER, Use.ALWAYS, 0);
    return own == 0 ? 0 : Math.min(own, power(game, lens, card));
  }

  /** Current Resistance without bonuses (R8.4.1); 0 for a card that prints none. */
  public static int resistance(Game game, int card) {
    return resistance(game, Lens.FULL, card);
  }

  static int resistance(Game game, Lens lens, int card) {
    return number(game, lens, card, Value.RESISTANCE, Use.ALWAYS, 0);
  }

  /** Power that was fixed when an Instant attack was played, with what names such attacks. */
  public static int frozenPower(Game game, int card, int frozen) {
    return Numbers.named(game, card, frozen).total();
  }

  /** The Resistance the target of an attack resists with. */
  public static int defendingResistance(Game game, int card) {
    return number(game, Lens.FULL, card, Value.RESISTANCE, Use.DEFENCE, 0);
  }

  /** What a token of the target is worth in its own defence: one multiplying step more. */
  public static int selfDefence(Game game, int card) {
    return number(game, Lens.FULL, card, Value.POWER, Use.ACTION, 1);
  }

  /** How many tokens the card has when phase 4 is over (R2.2.14). */
  public static int tokens(Game game, int card) {
    return number(game, Lens.FULL, card, Value.TOKENS, Use.ALWAYS, 0);
  }

  /** The Power a Group gives Relief with (R12.5.2). */
  public static int reliefPower(Game game, int card) {
    return number(game, Lens.FULL, card, Value.RELIEF_POWER, Use.ALWAYS, 0);
  }

  /** Whether a change has brought the Power down to 0: no token, no action (R4.6.3, R4.6.5). */
  public static boolean isReducedToNothing(Game game, int card) {
    return game.printed(card).facts().power() > 0
        && Numbers.mayPowerEnd(game)
        && power(game, card) == 0;
  }

  /** The position bonus of a Group (R8.4.3). */
  public static int position(Game game, int group) {
    return position(game, Lens.FULL, group);
  }

  static int position(Game game, Lens lens, int group) {
    return number(game, lens, group, Value.POSITION, Use.ALWAYS, 0);
  }

  /** A number of a card as a sum whose parts say where they come from. */
  public static List<Term> explain(Game game, int card, Value value) {
    var layers = Numbers.layers(game, Lens.FULL, card, value, Use.ALWAYS, base(game, card, value));
    var terms = new ArrayList<>(layers.terms(card, clause(value)));
    if (value == Value.GLOBAL_POWER) {
      var over = layers.total() - globalPower(game, card);
      if (over > 0) {
        terms.add(
            new Term(
                -over, "at-most-power", Optional.of(new CardId(card)), Optional.empty(), "R4.5.8"));
      }
    }
    return List.copyOf(terms);
  }

  private static int number(Game game, Lens lens, int card, Value value, Use use, int moreSteps) {
    var base = base(game, card, value);
    if (lens.isDeepest() || InEffect.isNothing(game) && !Numbers.isHalved(game, card, use)) {
      return base * (1 + moreSteps);
    }
    return Numbers.layers(game, lens, card, value, use, base, moreSteps).total();
  }

  private static int base(Game game, int card, Value value) {
    var facts = game.printed(card).facts();
    return switch (value) {
      case POWER -> facts.power();
      case RELIEF_POWER -> actingPower(game, card);
      case GLOBAL_POWER -> facts.globalPower();
      case RESISTANCE -> facts.resistance().orElse(0);
      case POSITION -> bySteps(game, card);
      case TOKENS -> facts.kind() == CardKind.RESOURCE && !facts.getsAction() ? 0 : 1;
    };
  }

  private static int bySteps(Game game, int group) {
    return switch (Structure.steps(game, group)) {
      case 1 -> UNDER_ILLUMINATI;
      case 2 -> UNDER_ITS_PUPPET;
      default -> 0;
    };
  }

  private static String clause(Value value) {
    return switch (value) {
      case POWER, GLOBAL_POWER -> "R4.5.2";
      case RESISTANCE -> "R4.7.1";
      case POSITION -> "R8.4.3";
      case TOKENS -> "R2.2.13";
      case RELIEF_POWER -> "R12.5.1";
    };
  }
}
