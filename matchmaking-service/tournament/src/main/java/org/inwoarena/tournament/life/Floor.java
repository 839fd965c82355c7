package org.inwoarena.tournament.life;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * How the tables are doing.
 *
 * @param began when each round was paired
 * @param series the games of tables whose match has begun
 * @param extended more time for tables
 * @param paused whether everything waits
 * @param pausedAt since when, where that is known
 * @param stops matches that wait by themselves, by id, and since when, where that is known
 */
public record Floor(
    Map<Integer, Instant> began,
    Map<TableId, Series> series,
    Map<TableId, Duration> extended,
    boolean paused,
    Optional<Instant> pausedAt,
    Map<String, Optional<Instant>> stops) {

  /** Keeps own copies; sorted ones, which thousands of tables can be copied from in a row. */
  public Floor {
    began = Map.copyOf(began);
    series = Collections.unmodifiableSortedMap(new TreeMap<>(series));
    extended = Collections.unmodifiableSortedMap(new TreeMap<>(extended));
    stops = Map.copyOf(stops);
  }

  static Floor empty() {
    return new Floor(Map.of(), Map.of(), Map.of(), false, Optional.empty(), Map.of());
  }

  /** The games of a table. */
  public Series series(TableId table) {
    return series.getOrDefault(table, Series.NONE);
  }

  /** Tables whose match has begun. */
  public Set<TableId> started() {
    return series.entrySet().stream()
        .filter(entry -> entry.getValue().begun() > 0)
        .map(Map.Entry::getKey)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** How much more time a table has. */
  public Duration extra(TableId table) {
    return extended.getOrDefault(table, Duration.ZERO);
  }

  Floor begun(int round, Instant at) {
    var times = new TreeMap<>(began);
    times.put(round, at);
    return new Floor(times, series, extended, paused, pausedAt, stops);
  }

  Floor with(TableId table, Series games) {
    var all = new TreeMap<>(series);
    all.put(table, games);
    return new Floor(began, all, extended, paused, pausedAt, stops);
  }

  Floor extending(TableId table, Duration by) {
    var more = new TreeMap<>(extended);
    more.merge(table, by, Duration::plus);
    return new Floor(began, series, more, paused, pausedAt, stops);
  }

  Floor pausing(Optional<Instant> at) {
    return new Floor(began, series, extended, true, at, stops);
  }

  Floor resuming() {
    return new Floor(began, series, extended, false, Optional.empty(), stops);
  }

  /** Matches that wait by themselves, by id. */
  public Set<String> stopped() {
    return stops.keySet();
  }

  /** Since when a match waits by itself, where it does and that is known. */
  Optional<Instant> stoppedAt(String match) {
    return stops.getOrDefault(match, Optional.empty());
  }

  /** A match stops, or goes on; other acts leave that as it is. */
  Floor judged(String match, MatchAct act, Optional<Instant> at) {
    var waiting = new TreeMap<>(stops);
    switch (act) {
      case MatchAct.Pause pause -> waiting.put(match, at);
      case MatchAct.Resume resume -> waiting.remove(match);
      default -> {}
    }
    return new Floor(began, series, extended, paused, pausedAt, waiting);
  }
}
