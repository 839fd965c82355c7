package org.inwoarena.engine.effect;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.Deck;

/** What a play costs. Paid by its player unless it says otherwise (R3.1.8, R4.9.2). */
public sealed interface Cost {

  /** Nothing (R6.3.4). */
  record Free() implements Cost {}

  /** A token of the card itself, or of the card it is linked to. */
  record OwnToken(@Usually("this") Role of) implements Cost {}

  /** A token of an own Group or Resource of that kind. */
  record Action(Filter of) implements Cost {}

  /** A token of the own Illuminati. */
  record IlluminatiAction() implements Cost {}

  /** All tokens of the own Illuminati, one at least. */
  record AllIlluminatiTokens() implements Cost {}

  /**
   * Tokens of several Groups with a total Power.
   *
   * @param of which Groups may pay
   * @param total the Power they must have together
   * @param including one of them at least must be such a Group
   * @param anybody whether players may share
   */
  record Actions(Filter of, Amount total, Optional<Filter> including, boolean anybody)
      implements Cost {}

  /** So many cards from the own hand; for "this" the card itself. */
  record Discard(@Usually("any") Filter of, @Usually("1") Amount count) implements Cost {}

  /** So many topmost cards of an own deck. */
  record FromDeck(Deck deck, @Usually("1") Amount count, boolean unseen) implements Cost {}

  /** The own draws of this turn from that deck, both where absent. */
  record SkipDraws(Optional<Deck> deck) implements Cost {}

  /** The own turn ends after it. */
  record EndsTurn() implements Cost {}

  /** One of these, as its player chooses. */
  record Either(List<Cost> costs) implements Cost {
    /** Keeps an own copy. */
    public Either {
      costs = List.copyOf(costs);
    }
  }

  /** All of these. */
  record Both(List<Cost> costs) implements Cost {
    /** Keeps an own copy. */
    public Both {
      costs = List.copyOf(costs);
    }
  }
}
