package org.inwoarena.tournament.life;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.Result.Plain;
import org.inwoarena.tournament.history.Side;

/** What can be asked of an event. */
public sealed interface Command {

  /** From announcement to archive. */
  sealed interface Staging extends Command {}

  /** Who takes part. */
  sealed interface Entering extends Command {}

  /** Rounds and results. */
  sealed interface Rounding extends Command {}

  /** What only a judge does. */
  sealed interface Judging extends Command {}

  /** Seeing what players do not. */
  sealed interface Watching extends Command {}

  /** Changes a draft. */
  record Revise(Settings settings) implements Staging {}

  /** Announces the event; its settings are fixed from now on. */
  record Publish() implements Staging {}

  /** Lets players enter. */
  record OpenRegistration() implements Staging {}

  /** Ends entries; decks can still be registered and changed. */
  record CloseRegistration() implements Staging {}

  /** Locks decks and asks who is there. */
  record OpenCheckIn() implements Staging {}

  /** Begins play with those who are there. */
  record Start() implements Staging {}

  /** Fixes the number of rounds, before the first one. */
  record SetRounds(int rounds) implements Staging {}

  /** Makes somebody a judge of this event. */
  record AppointJudge(EntrantId judge) implements Staging {}

  /** Makes him one no longer. */
  record DismissJudge(EntrantId judge) implements Staging {}

  /** Calls the event off. */
  record Cancel(String notice) implements Staging {}

  /** Closes the books. */
  record Archive() implements Staging {}

  /**
   * Enters, or enters late. What is said of the player comes from the platform, not from him.
   *
   * @param noShows at earlier events, not yet forgotten
   * @param banned whether such a ban still runs
   */
  record Register(
      EntrantId entrant,
      String name,
      int rating,
      int ratedGames,
      Optional<String> password,
      int noShows,
      boolean banned)
      implements Entering {}

  /**
   * The organiser enters players himself, all of them or none: neither password nor invitation is
   * asked for, the other conditions hold.
   */
  record Enrol(List<Register> entries) implements Entering {
    /** Keeps an own copy. */
    public Enrol {
      entries = List.copyOf(entries);
    }
  }

  /** Takes an entry back before the start. */
  record Withdraw(EntrantId entrant) implements Entering {}

  /** Registers a deck, or another one in its place. */
  record RegisterDeck(EntrantId entrant, String registration) implements Entering {}

  /** Says that he is there. */
  record CheckInPlayer(EntrantId entrant) implements Entering {}

  /** Leaves after the start; a running match is lost. */
  record Drop(EntrantId entrant) implements Entering {}

  /** Comes back; rounds missed are worth nothing. */
  record Rejoin(EntrantId entrant) implements Entering {}

  /**
   * Pairs the next round.
   *
   * @param seed of the lots
   */
  record PairRound(long seed) implements Rounding {}

  /** The next game of a table begins, unless the round's time is over by now and decides. */
  record StartTable(TableId table) implements Rounding {}

  /**
   * A game of a table is over.
   *
   * @param number which one of all that have begun there, from 1
   * @param counts how it ended; empty if the round's time was over before its first turn
   */
  record ReportGame(TableId table, int number, Optional<Game> counts) implements Rounding {}

  /** Who was not there when the grace was over. */
  record ReportNoShow(TableId table, Set<Side> absent) implements Rounding {}

  /** Ends a round: its standings are kept. */
  record CloseRound() implements Rounding {}

  /** Decides a table, or corrects what was reported. */
  record Rule(TableId table, Plain verdict, String reason) implements Judging {}

  /** Two change places in the round that is paired. */
  record Swap(EntrantId one, EntrantId other, String reason) implements Judging {}

  /** These two meet in the next round. */
  record ForcePair(EntrantId one, EntrantId other, String reason) implements Judging {}

  /** These two do not meet any more. */
  record ForbidPair(EntrantId one, EntrantId other, String reason) implements Judging {}

  /** Takes such a wish back, whichever it was. */
  record FreePair(EntrantId one, EntrantId other, String reason) implements Judging {}

  /** More time for a table. */
  record ExtendTable(TableId table, Duration by, String reason) implements Judging {}

  /** A warning, kept with the event. */
  record Warn(EntrantId entrant, String reason) implements Judging {}

  /** Takes somebody out; a running match is lost. */
  record Disqualify(EntrantId entrant, String reason) implements Judging {}

  /** No round is paired and nobody is late while the event is paused. */
  record Pause(String reason) implements Judging {}

  /** Goes on. */
  record Resume() implements Judging {}

  /**
   * Acts on a match that is played. What is said of the match comes from the platform.
   *
   * @param id of this act, chosen by the platform
   * @param match empty if the event has no such match
   */
  record JudgeMatch(String id, Optional<PlayedMatch> match, MatchAct act, String reason)
      implements Judging {}

  /**
   * Looks at a match with every card face up.
   *
   * @param anyJudge whether the account is a judge of the platform, if not of this event
   */
  record WatchMatch(Optional<PlayedMatch> match, boolean anyJudge) implements Watching {}
}
