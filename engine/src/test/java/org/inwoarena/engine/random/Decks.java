package org.inwoarena.engine.random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.inwoarena.engine.deck.CardFacts;
import org.inwoarena.engine.deck.CardSet;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.DeckList;

/** Random decks of the base set: one to four Illuminati, Groups, Resources and Plots. */
final class Decks {

  private static final int SIZE = 45;
  private static final int GROUPS = 24;
  private static final int RESOURCES = 3;

  private final List<CardFacts> illuminati = new ArrayList<>();
  private final List<CardFacts> groups = new ArrayList<>();
  private final List<CardFacts> resources = new ArrayList<>();
  private final List<CardFacts> plots = new ArrayList<>();

  Decks(Catalogue catalogue) {
    for (var card : catalogue.cards()) {
      if (card.set() == CardSet.BASE) {
        pool(card).add(card);
      }
    }
  }

  private List<CardFacts> pool(CardFacts card) {
    if (card.isIlluminati()) {
      return illuminati;
    }
    if (card.canLead()) {
      return groups;
    }
    return card.kind().inGroupDeck() ? resources : plots;
  }

  DeckList random(Random random) {
    var cards = new ArrayList<String>();
    take(illuminati, 1 + random.nextInt(4), random, cards);
    take(groups, GROUPS, random, cards);
    take(resources, RESOURCES, random, cards);
    take(plots, SIZE - cards.size(), random, cards);
    return new DeckList(cards);
  }

  private static void take(List<CardFacts> pool, int count, Random random, List<String> cards) {
    var mixed = new ArrayList<>(pool);
    Collections.shuffle(mixed, random);
    mixed.subList(0, count).forEach(card -> cards.add(card.id()));
  }
}
