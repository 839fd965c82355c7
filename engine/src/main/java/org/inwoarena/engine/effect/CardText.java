package org.inwoarena.engine.effect;

import java.util.List;

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
