package org.inwoarena.engine.deck;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A deck file as it was read: nothing is matched yet and nothing is left out.
 *
 * @param problems what the reader has to tell, in file order
 * @param name what the file or its owner calls it
 */
public record DeckFile(
    Syntax syntax, Optional<String> name, List<Entry> entries, List<DeckProblem> problems) {

  /** How the file is written. */
  public enum Syntax {
    /** XML of LackeyCCG, more or less. */
    LACKEY,
    /** One card per line. */
    TEXT
  }

  /**
   * Copies of one card.
   *
   * @param line of the file, from 1
   * @param section heading it stands under
   * @param set word for the set it is said to come from
   */
  public record Entry(
      int line, int copies, String name, Optional<String> section, Optional<String> set) {}

  /** Keeps own copies. */
  public DeckFile {
    entries = List.copyOf(entries);
    problems = List.copyOf(problems);
  }

  /** Card ids or names that came as a list; the line of each is its place. */
  public static DeckFile listed(List<String> cards) {
    var found = new EntryList();
    for (int i = 0; i < cards.size(); i++) {
      found.add(i + 1, 1, cards.get(i), Optional.empty(), Optional.empty());
    }
    return found.file(Syntax.TEXT, Optional.empty());
  }

  /** How many cards the file lists, known or not. */
  public int cards() {
    return entries.stream().mapToInt(Entry::copies).sum();
  }

  /** The same file with one more problem. */
  DeckFile with(DeckProblem problem) {
    var more = new ArrayList<>(problems);
    more.add(problem);
    return new DeckFile(syntax, name, entries, more);
  }
}
