package org.inwoarena.engine.deck;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.chance.HmacChance;
import org.inwoarena.engine.chance.Seeds;

/**
 * Deals pools of sealed packs: from the secret seed of a series of pools, the series and the player
 * alone, so that whoever knows the seed afterwards can deal them again. Every card of a slot's set
 * and rarity is as likely as every other.
 */
public final class PoolDealer {

  private static final String STREAM = "pool";

  private final Catalogue catalogue;

  /** Deals cards of a catalogue. */
  public PoolDealer(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** What is published before anybody has a pool: the SHA-256 of the seed, hex. */
  public static String commitment(String seed) {
    return Seeds.ofHex(Map.of(STREAM, seed)).commitments().get(STREAM);
  }

  /**
   * A player's pool.
   *
   * @param seed of the series, hex
   * @param series a UUID, so that no other series and player are written alike
   */
  public DeckList deal(CardPool.Dealt pool, String seed, String series, String player) {
    var hand = new Hand(HmacChance.of(Seeds.ofHex(Map.of(STREAM, seed))), series + "|" + player);
    for (var packs : pool.packs()) {
      for (int pack = 0; pack < packs.count(); pack++) {
        for (var slot : packs.slots()) {
          hand.take(candidates(packs.set(), slot.rarity()), slot.cards());
        }
      }
    }
    return new DeckList(hand.cards);
  }

  private List<String> candidates(CardSet set, String rarity) {
    return catalogue.cards().stream()
        .filter(card -> card.set() == set && card.rarity().equals(rarity))
        .map(CardFacts::id)
        .toList();
  }

  /** What one player has got so far. */
  private static final class Hand {

    private final Chance chance;
    private final String whose;
    private final List<String> cards = new ArrayList<>();
    private long counter;

    Hand(Chance chance, String whose) {
      this.chance = chance;
      this.whose = whose;
    }

    void take(List<String> candidates, int count) {
      var left = new ArrayList<>(candidates);
      for (int i = 0; i < count; i++) {
        var draw = chance.draw(STREAM, whose, counter, left.size());
        counter = draw.next();
        cards.add(left.remove(draw.value()));
      }
    }
  }
}
