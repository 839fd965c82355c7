package org.inwoarena.client;

import java.util.List;

/**
 * One page of a longer list.
 *
 * @param page from 0
 * @param total how many there are in all
 */
public record Page<T>(List<T> items, int page, int size, long total) {

  /** Keeps an own copy. */
  public Page {
    items = List.copyOf(items);
  }
}
