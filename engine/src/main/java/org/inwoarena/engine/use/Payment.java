package org.inwoarena.engine.use;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.api.Deck;

/**
 * What a play is paid with.
 *
 * @param tokens cards of which one token each is spent; a card stands here once for every token
 * @param discards cards from the own hand, this one among them where the text says so
 * @param decks topmost cards of own decks
 * @param skips decks the player draws no more from in this turn
 * @param endsTurn whether the own turn ends after it
 */
record Payment(
    List<Integer> tokens,
    List<Integer> discards,
    List<FromDeck> decks,
    List<Deck> skips,
    boolean endsTurn) {

  static final Payment NOTHING = new Payment(List.of(), List.of(), List.of(), List.of(), false);

  /** Topmost cards of an own deck. */
  record FromDeck(Deck deck, int count, boolean unseen) {}

  Payment withTokens(List<Integer> more) {
    return new Payment(plus(tokens, more), discards, decks, skips, endsTurn);
  }

  Payment withDiscards(List<Integer> more) {
    return new Payment(tokens, plus(discards, more), decks, skips, endsTurn);
  }

  Payment with(FromDeck more) {
    return new Payment(tokens, discards, plus(decks, List.of(more)), skips, endsTurn);
  }

  Payment skipping(List<Deck> more) {
    return new Payment(tokens, discards, decks, plus(skips, more), endsTurn);
  }

  Payment endingTurn() {
    return new Payment(tokens, discards, decks, skips, true);
  }

  private static <T> List<T> plus(List<T> list, List<T> more) {
    var all = new ArrayList<>(list);
    all.addAll(more);
    return List.copyOf(all);
  }
}
