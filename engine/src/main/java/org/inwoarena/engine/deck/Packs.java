package org.inwoarena.engine.deck;

import java.util.List;

/**
 * Some packs of one kind. No card is twice in one pack.
 *
 * @param count how many of them
 * @param set all cards of a pack are of one set
 * @param slots how many cards of which rarity
 */
public record Packs(int count, CardSet set, List<Slot> slots) {

  /**
   * Part of a pack.
   *
   * @param rarity as card data has it
   */
  public record Slot(String rarity, int cards) {}

  /** Keeps an own copy. */
  public Packs {
    slots = List.copyOf(slots);
  }

  /** Whether the card can come out of such a pack. */
  public boolean mayHold(CardFacts card) {
    return card.set() == set
        && slots.stream().anyMatch(slot -> slot.rarity().equals(card.rarity()));
  }
}
