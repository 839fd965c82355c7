package org.inwoarena.engine.deck;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The cards a format's decks are made of. Written as {@code sets}, {@code cards} or {@code packs}.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
@JsonSubTypes({
  @JsonSubTypes.Type(CardPool.OfSets.class),
  @JsonSubTypes.Type(CardPool.Listed.class),
  @JsonSubTypes.Type(CardPool.Dealt.class)
})
public sealed interface CardPool {

  /** Whether a deck of the format may hold the card at all. */
  boolean admits(CardFacts card);

  /** Every card of some sets. */
  record OfSets(SortedSet<CardSet> sets) implements CardPool {
    /** Keeps an own copy. */
    public OfSets {
      sets = Collections.unmodifiableSortedSet(new TreeSet<>(sets));
    }

    @Override
    public boolean admits(CardFacts card) {
      return sets.contains(card.set());
    }
  }

  /** The cards on a list of catalogue ids. */
  record Listed(SortedSet<String> cards) implements CardPool {
    /** Keeps an own copy. */
    public Listed {
      cards = Collections.unmodifiableSortedSet(new TreeSet<>(cards));
    }

    @Override
    public boolean admits(CardFacts card) {
      return cards.contains(card.id());
    }
  }

  /** What each player is dealt for an event, from sealed packs. */
  record Dealt(List<Packs> packs) implements CardPool {
    /** Keeps an own copy. */
    public Dealt {
      packs = List.copyOf(packs);
    }

    @Override
    public boolean admits(CardFacts card) {
      return packs.stream().anyMatch(pack -> pack.mayHold(card));
    }
  }
}
