package org.inwoarena.engine.state;

import java.util.ArrayList;
import java.util.List;

/**
 * Immutable lists with one thing changed. Seats and frames are few, so nothing is gained by one
 * copy for several changes.
 */
final class Changed {

  private Changed() {}

  /** The list with something else at that place. */
  static <T> List<T> set(List<T> list, int place, T next) {
    if (list.size() == 1) {
      return List.of(next);
    }
    if (list.size() == 2) {
      return place == 0 ? List.of(next, list.get(1)) : List.of(list.get(0), next);
    }
    var changed = new ArrayList<>(list);
    changed.set(place, next);
    return List.copyOf(changed);
  }

  /** The list with one more at its end. */
  static <T> List<T> add(List<T> list, T more) {
    if (list.isEmpty()) {
      return List.of(more);
    }
    if (list.size() == 1) {
      return List.of(list.getFirst(), more);
    }
    var changed = new ArrayList<T>(list.size() + 1);
    changed.addAll(list);
    changed.add(more);
    return List.copyOf(changed);
  }

  /** The list without what stands at that place. */
  static <T> List<T> remove(List<T> list, int place) {
    if (list.size() == 1) {
      return List.of();
    }
    if (list.size() == 2) {
      return List.of(list.get(1 - place));
    }
    var changed = new ArrayList<>(list);
    changed.remove(place);
    return List.copyOf(changed);
  }
}
