package org.inwoarena.engine.state;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.rules.RuleSet;

/**
 * What a game pins at its start and never changes.
 *
 * @param cards tag of how cards act, such as {@code card-texts}
 * @param catalogue hash of the card data
 * @param engine version of the rules engine
 * @param commitments hash of each chance stream's seed
 */
public record Charter(
    RuleSet rules,
    String cards,
    String catalogue,
    String engine,
    List<DeckList> decks,
    SortedMap<String, String> commitments) {

  /** Keeps own copies. */
  public Charter {
    decks = List.copyOf(decks);
    commitments = Collections.unmodifiableSortedMap(new TreeMap<>(commitments));
  }
}
