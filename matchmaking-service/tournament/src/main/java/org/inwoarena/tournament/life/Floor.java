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
 * @param stopped matches that wait by themselves, by id
 */
public record Floor(
    Map<Integer, Instant> began,
    Set<TableId> started,
    Map<TableId, Duration> extended,
    boolean paused,
    Set<String> stopped) {

  /** Keeps own copies. */
  public Floor {
    began = Map.copyOf(began);
    started = Set.copyOf(started);
    extended = Map.copyOf(extended);
    stopped = Set.copyOf(stopped);
  }

  Floor begun(int round, Instant at) {
    var times = new TreeMap<>(began);
    times.put(round, at);
    return new Floor(times, started, extended, paused, stopped);
  }

  Floor starting(TableId table) {
    var more = new TreeSet<>(started);
    more.add(table);
    return new Floor(began, more, extended, paused, stopped);
  }

  Floor extending(TableId table, Duration by) {
    var more = new TreeMap<>(extended);
    more.merge(table, by, Duration::plus);
    return new Floor(began, started, more, paused, stopped);
  }

  Floor pausing(boolean now) {
    return new Floor(began, started, extended, now, stopped);
  }

  /** A match stops, or goes on; other acts leave that as it is. */
  Floor judged(String match, MatchAct act) {
    var waiting = new TreeSet<>(stopped);
    switch (act) {
      case MatchAct.Pause pause -> waiting.add(match);
      case MatchAct.Resume resume -> waiting.remove(match);
      default -> {}
    }
    return new Floor(began, started, extended, paused, waiting);
  }
}
