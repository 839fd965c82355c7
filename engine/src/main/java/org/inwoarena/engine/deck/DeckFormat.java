package org.inwoarena.engine.deck;

import java.util.List;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a deck must be to be registered for a kind of play. A version never changes once it is
 * published: what was pinned by an event stays what it was.
 *
 * @param version from 1
 * @param about one sentence for players
 * @param size exact number of cards, Illuminati included (R1.2.2)
 * @param illuminati least number of Illuminati cards (R1.3.1)
 * @param leads least number of Groups that can be the lead (R1.3.5)
 * @param copies most copies of one card; any number by default (R1.2.6)
 * @param pool where its cards come from
 * @param limits bans and restrictions, past and future ones too
 */
public record DeckFormat(
    String id,
    int version,
    String name,
    String about,
    int size,
    int illuminati,
    int leads,
    OptionalInt copies,
    CardPool pool,
    List<CardLimit> limits) {

  /** Keeps an own copy. */
  public DeckFormat {
    limits = List.copyOf(limits);
  }

  /** Names this version for ever, such as {@code constructed@1}. */
  public String pin() {
    return id + "@" + version;
  }

  /** The bans and restrictions that hold on a day. */
  public List<CardLimit> limitsOn(Day day) {
    return limits.stream().filter(limit -> limit.holdsOn(day)).toList();
  }

  /** The days on which a ban or restriction begins or ends, in order. */
  public SortedSet<Day> changes() {
    var days = new TreeSet<Day>();
    for (var limit : limits) {
      days.add(limit.from());
      limit.until().ifPresent(days::add);
    }
    return days;
  }

  /** One of its own rules as problems cite it, such as {@code constructed@1 copies}. */
  String rule(String of) {
    return pin() + " " + of;
  }
}
