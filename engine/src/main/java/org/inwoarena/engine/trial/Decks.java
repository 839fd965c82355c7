package org.inwoarena.engine.trial;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.inwoarena.engine.deck.CardFacts;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.DeckList;

/** Random decks of all cards of all sets, those with text the engine carries out before others. */
public final class Decks {

  private static final int SIZE = 45;
  private static final int MOST_ILLUMINATI = 4;
  private static final int GROUPS = 20;
  private static final int RESOURCES = 5;

  /** One card in so many is drawn whether it has text or not. */
  private static final int ANY_ONE_IN = 5;

  private final Pool illuminati = new Pool();
  private final Pool groups = new Pool();
  private final Pool resources = new Pool();
  private final Pool plots = new Pool();

  /** All cards of one place in a deck, and those of them with text. */
  private record Pool(List<String> all, List<String> withText) {
    Pool() {
      this(new ArrayList<>(), new ArrayList<>());
    }
  }

  /** Decks of these cards. */
  public Decks(Catalogue catalogue) {
    for (var card : catalogue.cards()) {
      var pool = pool(card);
      pool.all().add(card.id());
      if (!catalogue.text(card.id()).abilities().isEmpty()) {
        pool.withText().add(card.id());
      }
    }
  }

  private Pool pool(CardFacts card) {
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
    take(illuminati, 1 + random.nextInt(MOST_ILLUMINATI), random, cards);
    take(groups, GROUPS, random, cards);
    take(resources, RESOURCES, random, cards);
    take(plots, SIZE - cards.size(), random, cards);
    return new DeckList(cards);
  }

  private static void take(Pool pool, int count, Random random, List<String> cards) {
    var mixed = new ArrayList<>(pool.withText());
    Collections.shuffle(mixed, random);
    var others = new ArrayList<>(pool.all());
    Collections.shuffle(others, random);
    mixed.addAll(others);
    for (var i = 0; i < count; i++) {
      var from = random.nextInt(ANY_ONE_IN) == 0 ? others : mixed;
      var card = from.getFirst();
      mixed.removeIf(card::equals);
      others.removeIf(card::equals);
      cards.add(card);
    }
  }
}
