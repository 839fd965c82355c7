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
 * @param cards tag of how cards act; {@code printed-numbers} while their texts do nothing
 * @param decks seat i plays the i-th
 * @param commitments hash of each chance stream's seed, published before the game
 */
public record GameSetup(
    RuleSet ruleSet, String cards, List<DeckList> decks, SortedMap<String, String> commitments) {

  /** Cards act by their printed numbers only. */
  public static final String PRINTED_NUMBERS = "printed-numbers";

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
