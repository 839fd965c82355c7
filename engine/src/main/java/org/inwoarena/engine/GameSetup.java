package org.inwoarena.engine;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.rules.RuleSet;

/**
 * What a game starts from.
 *
 * @param cards tag of how cards act, such as {@link #CARD_TEXTS}
 * @param decks seat i plays the i-th
 * @param commitments hash of each chance stream's seed, published before the game
 */
public record GameSetup(
    RuleSet ruleSet, String cards, List<DeckList> decks, SortedMap<String, String> commitments) {

  /** Cards act by their texts; those whose text is not complete by their printed numbers alone. */
  public static final String CARD_TEXTS = "card-texts";

  /** Keeps own copies. */
  public GameSetup {
    decks = List.copyOf(decks);
    commitments = Collections.unmodifiableSortedMap(new TreeMap<>(commitments));
  }

  /** A setup from any map of commitments. */
  public GameSetup(
      RuleSet ruleSet, String cards, List<DeckList> decks, Map<String, String> commitments) {
    this(ruleSet, cards, decks, new TreeMap<>(commitments));
  }
}
