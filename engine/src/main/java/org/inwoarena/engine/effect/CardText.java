package org.inwoarena.engine.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
 * @param named the cards and Attributes it names
 */
public record CardText(
    String card,
    List<Ability> abilities,
    boolean complete,
    Set<Integer> instructions,
    Standings standing,
    Standings unsilenced,
    Naming named) {
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
        Standings.of(abilities, instructions),
        Naming.of(abilities));
  }

  /** A card that says nothing. */
  public static CardText none(String card) {
    return new CardText(card, List.of(), false, Set.of());
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
            List.of(new Effect.MoveCard(Selection.of(Role.THIS), Effect.To.BEFORE_YOU)),
            Optional.empty()));
    return new CardText(card, all, complete, instructions);
  }

  /** What it says about how many copies may be in play. */
  public List<Ability.Copies> copies() {
    return abilities.stream()
        .filter(Ability.Copies.class::isInstance)
        .map(Ability.Copies.class::cast)
        .toList();
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
