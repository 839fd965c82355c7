package org.inwoarena.deck.store;

import java.util.List;
import org.inwoarena.engine.deck.DeckList;

/** A deck list as it is stored: one id per line, as its hash is taken. */
final class CardColumn {

  private CardColumn() {}

  static String write(DeckList list) {
    return String.join("\n", list.cards());
  }

  static DeckList read(String column) {
    return new DeckList(column.isEmpty() ? List.of() : List.of(column.split("\n")));
  }
}
