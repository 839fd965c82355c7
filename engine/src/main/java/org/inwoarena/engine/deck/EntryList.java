package org.inwoarena.engine.deck;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Collects what a reader finds, up to {@link DeckLimits#CARDS}. */
final class EntryList {

  private final List<DeckFile.Entry> entries = new ArrayList<>();
  private final List<DeckProblem> problems = new ArrayList<>();
  private int cards;
  private boolean full;

  void add(int line, int copies, String name, Optional<String> section, Optional<String> set) {
    if (copies < 1 || copies > DeckLimits.CARDS) {
      tell(
          DeckProblem.error("deck.count", Map.of("copies", copies, "card", shortened(name)))
              .at(line)
              .about(shortened(name), List.of()));
      return;
    }
    if (full || cards + copies > DeckLimits.CARDS) {
      overflow(line);
      return;
    }
    cards += copies;
    entries.add(new DeckFile.Entry(line, copies, shortened(name), section, set));
  }

  void tell(DeckProblem problem) {
    if (problems.size() < DeckLimits.CARDS) {
      problems.add(problem);
    }
  }

  DeckFile file(DeckFile.Syntax syntax, Optional<String> name) {
    return new DeckFile(syntax, name, entries, problems);
  }

  static String shortened(String name) {
    return name.length() <= DeckLimits.NAME ? name : name.substring(0, DeckLimits.NAME) + "…";
  }

  private void overflow(int line) {
    if (!full) {
      full = true;
      tell(
          DeckProblem.error("deck.file-too-many-cards", Map.of("limit", DeckLimits.CARDS))
              .at(line));
    }
  }
}
