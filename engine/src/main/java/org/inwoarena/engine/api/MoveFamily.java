package org.inwoarena.engine.api;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Legal commands of one type: every combination of slot values is legal, and nothing outside the
 * families of a prompt is. A component that may be absent has no slot where it must be absent.
 *
 * @param type the command's {@code type}
 * @param slots component name to choices; empty for commands without components
 */
public record MoveFamily(String type, SortedMap<String, Slot> slots) {

  /** Keeps an own copy. */
  public MoveFamily {
    slots = Collections.unmodifiableSortedMap(new TreeMap<>(slots));
  }

  /** A family of exactly one command without components. */
  public static MoveFamily of(String type) {
    return new MoveFamily(type, Collections.emptySortedMap());
  }

  /** A family with the given slots. */
  public static MoveFamily of(String type, Map<String, Slot> slots) {
    return new MoveFamily(type, new TreeMap<>(slots));
  }
}
