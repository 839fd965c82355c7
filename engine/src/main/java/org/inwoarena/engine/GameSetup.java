package org.inwoarena.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.rules.RuleSet;

/**
 * What a game starts from.
 *
 * @param cards tag of how cards act, such as {@link #CARD_TEXTS}
 * @param decks seat i plays the i-th
 * @param commitments hash of each chance stream's seed, published before the game
 * @param starter who has the first turn by the rules of the event; the dice say so where it is
 *     empty (R1.3.12). In an event the players of a match take turns in starting its games (FIDE
 *     C.04 as far as a game without colours goes)
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record GameSetup(
    RuleSet ruleSet,
    String cards,
    List<DeckList> decks,
    SortedMap<String, String> commitments,
    Optional<Seat> starter) {

  /** Cards act by their texts; those whose text is not complete by their printed numbers alone. */
  public static final String CARD_TEXTS = "card-texts";

  /** Keeps own copies. */
  public GameSetup {
    decks = List.copyOf(decks);
    commitments = Collections.unmodifiableSortedMap(new TreeMap<>(commitments));
  }

  /** A setup from any map of commitments; the dice decide who starts. */
  public GameSetup(
      RuleSet ruleSet, String cards, List<DeckList> decks, Map<String, String> commitments) {
    this(ruleSet, cards, decks, new TreeMap<>(commitments), Optional.empty());
  }

  /** The same, but this seat has the first turn. */
  public GameSetup startedBy(Seat seat) {
    return new GameSetup(ruleSet, cards, decks, commitments, Optional.of(seat));
  }
}
