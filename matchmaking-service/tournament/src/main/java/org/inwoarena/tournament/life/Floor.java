package org.inwoarena.tournament.life;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * How the tables are doing.
 *
 * @param began when each round was paired
 * @param started tables whose match has begun
 * @param extended more time for tables
 * @param paused whether everything waits
 */
public record Floor(
    Map<Integer, Instant> began,
    Set<TableId> started,
    Map<TableId, Duration> extended,
    boolean paused) {

  /** Keeps own copies. */
  public Floor {
    began = Map.copyOf(began);
    started = Set.copyOf(started);
    extended = Map.copyOf(extended);
  }

  Floor begun(int round, Instant at) {
    var times = new TreeMap<>(began);
    times.put(round, at);
    return new Floor(times, started, extended, paused);
  }

  Floor starting(TableId table) {
    var more = new TreeSet<>(started);
    more.add(table);
    return new Floor(began, more, extended, paused);
  }

  Floor extending(TableId table, Duration by) {
    var more = new TreeMap<>(extended);
    more.merge(table, by, Duration::plus);
    return new Floor(began, started, more, paused);
  }

  Floor pausing(boolean now) {
    return new Floor(began, started, extended, now);
  }
}
