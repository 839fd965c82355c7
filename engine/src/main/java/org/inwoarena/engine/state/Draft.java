package org.inwoarena.engine.state;

import java.util.ArrayList;
import java.util.List;

/** A list being changed: copied once, before the first change. For one thread. */
final class Draft<T> {

  private List<T> list;
  private boolean isOwn;

  Draft(List<T> from) {
    list = from;
  }

  T get(int place) {
    return list.get(place);
  }

  int size() {
    return list.size();
  }

  Draft<T> set(int place, T next) {
    own().set(place, next);
    return this;
  }

  Draft<T> add(T next) {
    own().add(next);
    return this;
  }

  Draft<T> remove(int place) {
    own().remove(place);
    return this;
  }

  /** The list as it stands; what is changed later changes a new copy. */
  List<T> done() {
    if (isOwn) {
      list = List.copyOf(list);
      isOwn = false;
    }
    return list;
  }

  private List<T> own() {
    if (!isOwn) {
      list = new ArrayList<>(list);
      isOwn = true;
    }
    return list;
  }
}
