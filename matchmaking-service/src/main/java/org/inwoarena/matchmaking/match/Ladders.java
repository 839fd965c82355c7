package org.inwoarena.matchmaking.match;

import java.util.List;
import java.util.Optional;

/** The ladders there are. */
public record Ladders(List<Ladder> all) {

  /** Keeps an own copy. */
  public Ladders {
    all = List.copyOf(all);
  }

  /** A ladder by its id. */
  public Optional<Ladder> find(String id) {
    return all.stream().filter(ladder -> ladder.id().equals(id)).findAny();
  }
}
