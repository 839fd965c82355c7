package org.inwoarena.matchmaking.match;

import java.util.List;
import java.util.Optional;

/** The ladders there are. */
public record Ladders(List<Ladder> all) {

  /** Keeps an own copy. */
  public Ladders {
    all = List.copyOf(all);
  }

  /** The only ladder that takes a deck; empty if there is none, or a choice. */
  public Optional<Ladder> onlyOne(Registration deck) {
    var fitting = all.stream().filter(ladder -> deck.isFor(ladder.format())).toList();
    return fitting.size() == 1 ? Optional.of(fitting.getFirst()) : Optional.empty();
  }

  /** A ladder by its id. */
  public Optional<Ladder> find(String id) {
    return all.stream().filter(ladder -> ladder.id().equals(id)).findAny();
  }
}
