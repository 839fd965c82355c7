package org.inwoarena.deck.paging;

import java.util.List;
import java.util.function.Function;

/**
 * A part of a longer list.
 *
 * @param page from 0
 * @param size most items on a page
 * @param total items on all pages together
 */
public record Page<T>(List<T> items, int page, int size, long total) {

  /** Most items anybody gets at once. */
  public static final int LARGEST = 200;

  /** Keeps an own copy. */
  public Page {
    items = List.copyOf(items);
  }

  /** The page of a list that is at hand as a whole. */
  public static <T> Page<T> of(List<T> all, int page, int size) {
    var items = all.stream().skip((long) page * size).limit(size).toList();
    return new Page<>(items, page, size, all.size());
  }

  /** The same page of other things. */
  public <R> Page<R> map(Function<T, R> each) {
    return new Page<>(items.stream().map(each).toList(), page, size, total);
  }
}
