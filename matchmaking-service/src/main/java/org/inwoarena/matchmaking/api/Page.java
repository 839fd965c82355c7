package org.inwoarena.matchmaking.api;

import java.util.List;
import java.util.function.Function;
import org.inwoarena.matchmaking.store.Paged;

/**
 * A page of a list.
 *
 * @param page from 0
 * @param total how many items all pages have together
 */
public record Page<T>(List<T> items, int page, int size, long total) {

  /** Keeps an own copy. */
  public Page {
    items = List.copyOf(items);
  }

  /** A page of what was found, item by item as clients see it. */
  public static <S, T> Page<T> of(Paged<S> paged, int page, int size, Function<S, T> view) {
    return new Page<>(paged.items().stream().map(view).toList(), page, size, paged.total());
  }
}
