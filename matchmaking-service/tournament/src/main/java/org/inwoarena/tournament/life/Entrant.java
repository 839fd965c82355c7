package org.inwoarena.tournament.life;

import java.util.Locale;
import java.util.Optional;
import org.inwoarena.tournament.history.EntrantId;

/**
 * Somebody who has entered.
 *
 * @param rating when he entered
 * @param deck his registered deck
 * @param noShows at this event and before it
 */
public record Entrant(
    EntrantId id,
    String name,
    int rating,
    Status status,
    Optional<String> deck,
    boolean checkedIn,
    NoShows noShows) {

  /** Where he stands. */
  public enum Status {
    /** He has a seat, and while rounds are played he plays. */
    SEATED,
    /** He moves up when a seat becomes free, in the order of entries. */
    WAITING,
    /** He withdrew before the start. */
    WITHDRAWN,
    /** He had not checked in when the event started, or there was no seat. */
    LEFT_OUT,
    /** He left after the start; his results stay. */
    DROPPED,
    /** A judge took him out; his results stay for his opponents, he takes no place. */
    DISQUALIFIED;

    /** What it is called: its name in kebab case. */
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** How often he did not come. */
  public record NoShows(int before, int here) {
    /** All of them. */
    public int total() {
      return before + here;
    }
  }

  Entrant with(Status now) {
    return new Entrant(id, name, rating, now, deck, checkedIn, noShows);
  }

  Entrant withDeck(String registration) {
    return new Entrant(id, name, rating, status, Optional.of(registration), checkedIn, noShows);
  }

  Entrant present() {
    return new Entrant(id, name, rating, status, deck, true, noShows);
  }

  Entrant missed() {
    var more = new NoShows(noShows.before(), noShows.here() + 1);
    return new Entrant(id, name, rating, status, deck, checkedIn, more);
  }
}
