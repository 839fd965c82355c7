package org.inwoarena.engine.effect;

import java.util.List;
import java.util.Set;

/**
 * What one card says.
 *
 * @param card catalogue id
 * @param abilities in the order of the card data; an ability's index names it in events
 * @param complete whether every sentence of the card is here
 * @param instructions places of abilities that harm their own controller on the whole or give a
 *     needed value, which nothing silences (R4.9.4)
 * @param standing the standing ones by kind
 * @param unsilenced those of them that nothing silences
 */
public record CardText(
    String card,
    List<Ability> abilities,
    boolean complete,
    Set<Integer> instructions,
    Standings standing,
    Standings unsilenced) {
  /** Keeps own copies. */
  public CardText {
    abilities = List.copyOf(abilities);
    instructions = Set.copyOf(instructions);
  }

  /** The text of a card. */
  public CardText(
      String card, List<Ability> abilities, boolean complete, Set<Integer> instructions) {
    this(
        card,
        abilities,
        complete,
        instructions,
        Standings.of(abilities),
        Standings.of(abilities, instructions));
  }

  /** A card that says nothing. */
  public static CardText none(String card) {
    return new CardText(card, List.of(), false, Set.of());
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
