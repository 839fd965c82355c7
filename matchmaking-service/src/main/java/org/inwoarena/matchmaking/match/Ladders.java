package org.inwoarena.matchmaking.match;

import java.util.List;
import java.util.Optional;

/** The ladders there are. */
public record Ladders(List<Ladder> all) {

  /** Keeps an own copy. */
  public Ladders {
    all = List.copyOf(all);
  }

  /** The only ladder for decks of a format; empty if there is none, or a choice. */
  public Optional<Ladder> onlyOne(String format) {
    var fitting = all.stream().filter(ladder -> ladder.format().equals(format)).toList();
    return fitting.size() == 1 ? Optional.of(fitting.getFirst()) : Optional.empty();
  }

  /** A ladder by its id. */
  public Optional<Ladder> find(String id) {
    return all.stream().filter(ladder -> ladder.id().equals(id)).findAny();
  }
}
