package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What changed for one audience. A snapshot is the patch from the empty view.
 *
 * @param set entities that are new or different, by key
 * @param removed keys that are gone
 */
public record ViewPatch(SortedMap<String, Entity> set, SortedSet<String> removed) {

  /** Keeps own copies. */
  public ViewPatch {
    set = Collections.unmodifiableSortedMap(new TreeMap<>(set));
    removed = Collections.unmodifiableSortedSet(new TreeSet<>(removed));
  }

  /** The patch that leads from one view to the next. */
  public static ViewPatch between(
      SortedMap<String, Entity> before, SortedMap<String, Entity> after) {
    var set = new TreeMap<String, Entity>();
    after.forEach(
        (key, entity) -> {
          if (!entity.equals(before.get(key))) {
            set.put(key, entity);
          }
        });
    var removed = new TreeSet<>(before.keySet());
    removed.removeAll(after.keySet());
    return new ViewPatch(set, removed);
  }

  /** The view after this patch. */
  public SortedMap<String, Entity> applyTo(SortedMap<String, Entity> view) {
    var next = new TreeMap<>(view);
    next.keySet().removeAll(removed);
    next.putAll(set);
    return Collections.unmodifiableSortedMap(next);
  }

  /** Whether nothing changed. */
  @JsonIgnore
  public boolean isEmpty() {
    return set.isEmpty() && removed.isEmpty();
  }

  /** The log lines and the patch of one step, as one audience gets them. */
  public record Step(List<LogEntry> log, ViewPatch patch) {
    /** Keeps an own copy. */
    public Step {
      log = List.copyOf(log);
    }
  }
}
