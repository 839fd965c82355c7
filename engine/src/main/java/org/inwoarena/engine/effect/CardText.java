package org.inwoarena.engine.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one card says.
 *
 * @param card catalogue id
 * @param abilities in the order of the card data; an ability's index names it in events
 * @param complete whether every sentence of the card is here
 */
public record CardText(String card, List<Ability> abilities, boolean complete) {
  /** Keeps an own copy. */
  public CardText {
    abilities = List.copyOf(abilities);
  }

  /** A card that says nothing. */
  public static CardText none(String card) {
    return new CardText(card, List.of(), false);
  }

  /**
   * The text of an NWO, which may be played at any time and stays on the table (R16.1.1, R16.1.2);
   * unless it says itself how it is played.
   */
  public CardText staying() {
    for (var ability : abilities) {
      if (ability instanceof Ability.Played) {
        return this;
      }
    }
    var all = new ArrayList<>(abilities);
    all.add(
        new Ability.Played(
            new Timing.Open(Timing.Period.ANY),
            Optional.empty(),
            List.of(),
            new Cost.Free(),
            List.of(new Effect.Stay()),
            Optional.empty()));
    return new CardText(card, all, complete);
  }

  /** Whether nothing of it works while the card lies in play: no standing ability, no trigger. */
  public boolean isSilent() {
    for (var ability : abilities) {
      if (ability instanceof Ability.Standing
          || ability instanceof Ability.Trigger
          || ability instanceof Ability.Replace) {
        return false;
      }
    }
    return true;
  }
}
