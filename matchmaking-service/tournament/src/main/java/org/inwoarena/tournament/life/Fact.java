package org.inwoarena.tournament.life;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Entry;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.life.Phase.Place;
import org.inwoarena.tournament.standing.Standings;

/** What has happened to an event. Facts are added, never changed. */
public sealed interface Fact {

  /** A draft has other settings. */
  record Revised(Settings settings) implements Fact {}

  /** The event is announced. */
  record Published() implements Fact {}

  /** Players may enter. */
  record RegistrationOpened() implements Fact {}

  /** They may no longer; decks may still change. */
  record RegistrationClosed() implements Fact {}

  /** Decks are locked. */
  record CheckInOpened() implements Fact {}

  /**
   * Play begins.
   *
   * @param rounds for the standings; 0 in a bracket
   * @param seeds the best first
   */
  record Started(int rounds, List<EntrantId> seeds) implements Fact {
    /** Keeps an own copy. */
    public Started {
      seeds = List.copyOf(seeds);
    }
  }

  /** The number of rounds is another. */
  record RoundsSet(int rounds) implements Fact {}

  /** Somebody judges here. */
  record JudgeAppointed(EntrantId judge) implements Fact {}

  /** He does no longer. */
  record JudgeDismissed(EntrantId judge) implements Fact {}

  /** The event is called off. */
  record Cancelled(String notice) implements Fact {}

  /** The bracket of the best begins. */
  record CutMade(List<EntrantId> seeds) implements Fact {
    /** Keeps an own copy. */
    public CutMade {
      seeds = List.copyOf(seeds);
    }
  }

  /** Everything is played. */
  record Finished(List<Place> places) implements Fact {
    /** Keeps an own copy. */
    public Finished {
      places = List.copyOf(places);
    }
  }

  /** A correction leaves a match of the bracket to play. */
  record Reopened() implements Fact {}

  /** The books are closed. */
  record Archived() implements Fact {}

  /** Somebody has entered, with a seat or waiting. */
  record Registered(Entrant entrant) implements Fact {}

  /** A seat became free for him. */
  record MovedUp(EntrantId entrant) implements Fact {}

  /** He took his entry back. */
  record Withdrawn(EntrantId entrant) implements Fact {}

  /** He plays this deck. */
  record DeckRegistered(EntrantId entrant, String registration) implements Fact {}

  /** He is there. */
  record CheckedIn(EntrantId entrant) implements Fact {}

  /** Play began without him. */
  record LeftOut(EntrantId entrant) implements Fact {}

  /** He has left. */
  record Dropped(EntrantId entrant, String reason) implements Fact {}

  /** He is back. */
  record Rejoined(EntrantId entrant) implements Fact {}

  /** A round is paired. */
  record RoundPaired(Round round, List<Because> because, Instant at) implements Fact {
    /** Keeps an own copy. */
    public RoundPaired {
      because = List.copyOf(because);
    }
  }

  /**
   * Why a pair or a bye.
   *
   * @param who both, or the one
   * @param reasons sentences for people
   */
  record Because(List<EntrantId> who, List<String> reasons) {
    /** Keeps own copies. */
    public Because {
      who = List.copyOf(who);
      reasons = List.copyOf(reasons);
    }
  }

  /** A judge changed the pairing. */
  record RoundRepaired(Round round, String reason, EntrantId author) implements Fact {}

  /** A game of a table has begun. */
  record TableStarted(TableId table) implements Fact {}

  /**
   * A game of a table is over.
   *
   * @param counts how it ended; empty if it counts for nothing
   */
  record GameOver(TableId table, Optional<Game> counts) implements Fact {}

  /** A result has come in. */
  record Reported(Entry entry) implements Fact {}

  /** Somebody did not come. The ban is for the platform to keep. */
  record NoShow(EntrantId entrant, int round, int total, Duration ban) implements Fact {}

  /** The standings after a round, for good or until a correction. */
  record StandingsKept(Standings standings) implements Fact {}

  /** A round is over. */
  record RoundClosed(int round) implements Fact {}

  /** A judge decided. */
  record RuledOn(Entry entry) implements Fact {}

  /** Two meet in the next round. */
  record PairForced(EntrantId one, EntrantId other, String reason, EntrantId author)
      implements Fact {}

  /** Two never meet. */
  record PairForbidden(EntrantId one, EntrantId other, String reason, EntrantId author)
      implements Fact {}

  /** Two may meet, and need not. */
  record PairFreed(EntrantId one, EntrantId other, String reason, EntrantId author)
      implements Fact {}

  /** A table has more time. */
  record TableExtended(TableId table, Duration by, String reason, EntrantId author)
      implements Fact {}

  /** Somebody was warned. */
  record Warned(EntrantId entrant, String reason, EntrantId author) implements Fact {}

  /** Somebody was taken out. */
  record Disqualified(EntrantId entrant, String reason, EntrantId author) implements Fact {}

  /**
   * Everything waits.
   *
   * @param at since when; older facts do not say it
   */
  record Paused(String reason, EntrantId author, Optional<Instant> at) implements Fact {}

  /** It goes on. */
  record Resumed(EntrantId author) implements Fact {}

  /**
   * A judge acted on a match that is played.
   *
   * @param id of the act, by which the host of the match knows it
   * @param at when; older facts do not say it
   */
  record MatchJudged(
      String id,
      TableId table,
      String match,
      MatchAct act,
      String reason,
      EntrantId author,
      Optional<Instant> at)
      implements Fact {}

  /** A judge saw a match with every card face up. */
  record MatchWatched(TableId table, String match, EntrantId judge) implements Fact {}
}
