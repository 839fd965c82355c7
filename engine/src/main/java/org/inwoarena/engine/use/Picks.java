package org.inwoarena.engine.use;

import java.util.List;
import java.util.OptionalInt;

/** Reads the choices made for a play one after another. For one use. */
final class Picks {

  private final List<Integer> made;
  private int read;

  Picks(List<Integer> made) {
    this.made = made;
  }

  /** All choices not read yet. */
  List<Integer> rest() {
    var rest = made.subList(read, made.size());
    read = made.size();
    return rest;
  }

  /** The next choice made, if there is one. */
  OptionalInt next() {
    return read < made.size() ? OptionalInt.of(made.get(read++)) : OptionalInt.empty();
  }
}
