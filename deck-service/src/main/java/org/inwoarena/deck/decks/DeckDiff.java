package org.inwoarena.deck.decks;

import java.util.List;
import java.util.TreeSet;
import org.inwoarena.engine.deck.DeckList;

/** What changed between two lists, by card id. */
public record DeckDiff(List<Line> lines) {

  /** A card of which the lists have different numbers. */
  public record Line(String card, int before, int after) {}

  /** Keeps an own copy. */
  public DeckDiff {
    lines = List.copyOf(lines);
  }

  /** From one list to another. */
  public static DeckDiff between(DeckList before, DeckList after) {
    var ids = new TreeSet<>(before.cards());
    ids.addAll(after.cards());
    return new DeckDiff(
        ids.stream()
            .map(id -> new Line(id, copies(before, id), copies(after, id)))
            .filter(line -> line.before() != line.after())
            .toList());
  }

  private static int copies(DeckList list, String id) {
    return (int) list.cards().stream().filter(id::equals).count();
  }
}
