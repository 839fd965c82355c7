package org.inwoarena.matchmaking.store;

import java.util.List;

/**
 * Part of a longer list.
 *
 * @param total how many there are in all
 */
public record Paged<T>(List<T> items, long total) {

  /** Keeps an own copy. */
  public Paged {
    items = List.copyOf(items);
  }
}
