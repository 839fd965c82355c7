package org.inwoarena.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.inwoarena.engine.deck.CardFacts;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.DeckList;

/** Legal decks of 45 cards, by chance: one Illuminati, 20 Groups, 2 Resources, 22 Plots. */
final class RandomDecks {

  private static final int GROUPS = 20;
  private static final int RESOURCES = 2;
  private static final int PLOTS = 22;

  private final Catalogue catalogue;

  RandomDecks(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  DeckList next(Random random) {
    var ids = new ArrayList<String>();
    ids.addAll(some(random, 1, CardFacts::isIlluminati));
    ids.addAll(some(random, GROUPS, card -> card.kind().isGroup()));
    ids.addAll(
        some(random, RESOURCES, card -> card.kind().inGroupDeck() && !card.kind().isGroup()));
    ids.addAll(some(random, PLOTS, card -> card.kind().inPlotDeck() && !card.isIlluminati()));
    return new DeckList(ids);
  }

  private List<String> some(Random random, int count, Predicate<CardFacts> which) {
    var fitting = new ArrayList<>(catalogue.cards().stream().filter(which).toList());
    Collections.shuffle(fitting, random);
    return fitting.subList(0, count).stream().map(CardFacts::id).toList();
  }
}
