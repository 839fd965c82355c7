package org.inwoarena.engine.state;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The places of the chance streams.
 *
 * @param nonces the players' nonces in seat order, joined; empty before all are revealed
 * @param counters next place by stream; a stream not named stands at 0
 */
public record Streams(String nonces, SortedMap<String, Long> counters) {

  /** Nothing drawn, no nonces. */
  public static final Streams START = new Streams("", Collections.emptySortedMap());

  /** The place of a stream. */
  public long place(String stream) {
    return counters.getOrDefault(stream, 0L);
  }

  /** These streams with that one moved on. */
  public Streams at(String stream, long place) {
    var next = new TreeMap<>(counters);
    next.put(stream, place);
    return new Streams(nonces, Collections.unmodifiableSortedMap(next));
  }

  /** These streams, none of them behind where the others are: what was drawn once stays drawn. */
  public Streams notBehind(Streams others) {
    var next = new TreeMap<>(counters);
    others.counters.forEach((stream, place) -> next.merge(stream, place, Math::max));
    return new Streams(nonces, Collections.unmodifiableSortedMap(next));
  }

  /** These streams with the nonces mixed in. */
  public Streams with(String joined) {
    return new Streams(joined, counters);
  }
}
