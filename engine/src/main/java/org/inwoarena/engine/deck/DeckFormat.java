package org.inwoarena.engine.deck;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What a deck must be to be registered for a kind of play.
 *
 * @param size exact number of cards, Illuminati included (R1.2.2)
 * @param illuminati least number of Illuminati cards (R1.3.1)
 * @param leads least number of Groups that can be the lead (R1.3.5)
 * @param copies most copies of one card; none by default (R1.2.6)
 * @param pool sets its cards may come from
 */
public record DeckFormat(
    String id,
    String name,
    int size,
    int illuminati,
    int leads,
    OptionalInt copies,
    Set<CardSet> pool) {

  /** Keeps an own copy. */
  public DeckFormat {
    pool = Set.copyOf(pool);
  }

  /** Every format, the usual one first. */
  public static List<DeckFormat> all() {
    return List.of(
        new DeckFormat(
            "constructed",
            "Constructed",
            45,
            1,
            1,
            OptionalInt.empty(),
            EnumSet.allOf(CardSet.class)));
  }

  /** The format with this id, if there is one. */
  public static Optional<DeckFormat> find(String id) {
    return all().stream().filter(format -> format.id().equals(id)).findFirst();
  }
}
