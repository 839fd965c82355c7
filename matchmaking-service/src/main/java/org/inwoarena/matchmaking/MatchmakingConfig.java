package org.inwoarena.matchmaking;

import io.smallrye.config.ConfigMapping;
import java.time.Duration;
import java.util.Map;
import java.util.Set;

/** What an operator can set; the values are in {@code application.properties}. */
@ConfigMapping(prefix = "arena.matchmaking")
public interface MatchmakingConfig {

  /** Time to answer an offer. */
  Duration acceptTime();

  /** How long a ticket waits in vain. */
  Duration ticketLife();

  /** How long a challenge waits for its answer. */
  Duration challengeLife();

  /** How long an open challenge waits, if the challenger does not say. */
  Duration openChallengeLife();

  /** How long after a match a rematch may be asked for. */
  Duration rematchWithin();

  /** How long a match may hold its players without ending. */
  Duration matchLife();

  /** How long the answer to an Idempotency-Key is kept. */
  Duration replyLife();

  /** Rating of whoever has none yet, in points. */
  int startRating();

  /** Most tickets a pass looks at. */
  int passSize();

  /** How many requests may want the database. */
  Requests requests();

  /** The rating window. */
  Window window();

  /** The price of walking away from an offer. */
  Ban ban();

  /** How often a pair may play for a rating. */
  Cap cap();

  /** The price of leaving rated matches. */
  Quits quits();

  /** Matches without rating. */
  Casual casual();

  /** Organised play. */
  Events events();

  /** Word of events to organisers' servers. */
  Webhooks webhooks();

  /** The ladders by id. */
  Map<String, LadderSettings> ladders();

  /** See {@link org.inwoarena.kit.store.Turnstile}. */
  interface Requests {
    /** So many have a connection at a time; fewer than the pool has. */
    int atOnce();

    /** So many more stand in line. */
    int inLine();

    /** So long. */
    Duration patience();
  }

  /** See {@link org.inwoarena.matchmaking.queue.Patience}. */
  interface Window {
    /** At the start. */
    int points();

    /** Every ten seconds. */
    int widening();

    /** Then anybody will do. */
    Duration anybodyAfter();

    /** Then a rematch will do. */
    Duration rematchAfter();
  }

  /** See {@link org.inwoarena.matchmaking.queue.Discipline}. */
  interface Ban {
    /** The first. */
    Duration first();

    /** The longest. */
    Duration longest();

    /** When it is forgotten. */
    Duration forgottenAfter();
  }

  /** See {@link org.inwoarena.matchmaking.conduct.DailyCap}. */
  interface Cap {
    /** Rated games of a pair on one ladder. */
    int games();

    /** Within this time. */
    Duration within();
  }

  /** See {@link org.inwoarena.matchmaking.conduct.QuitRules}. */
  interface Quits {
    /** Who concedes in this turn or before has not played. */
    int earlyTurns();

    /** How many of the newest games count. */
    int window();

    /** So many quits among them cost nothing. */
    int free();

    /** The first ban. */
    Duration first();

    /** The longest ban. */
    Duration longest();
  }

  /** What casual matches may be. */
  interface Casual {
    /** Rule sets one may name. */
    Set<String> ruleSets();

    /** Deck format. */
    String format();

    /** How cards act. */
    String cards();

    /** Time to think. */
    ClockSettings clocks();
  }

  /** Organised play. */
  interface Events {
    /** The ladder whose ratings seed events and open or close them to players. */
    String ladder();

    /** From the pairing of a round to the start of its matches, for judges to look at it. */
    Duration tableLead();

    /** How long the platform waits before it tries again what an event did not allow. */
    Duration retry();
  }

  /** See {@link org.inwoarena.matchmaking.webhook.Persistence}. */
  interface Webhooks {
    /** Whether {@code http://localhost} may be written to; for tests. */
    boolean allowLocal();

    /** How many an organiser may have. */
    int most();

    /** The wait after the first failure. */
    Duration firstWait();

    /** The longest wait. */
    Duration longestWait();

    /** So many failures in a row end a webhook. */
    int disableAfter();

    /** So many attempts end a delivery. */
    int giveUpAfter();
  }

  /** A ladder. */
  interface LadderSettings {
    /** As people call it. */
    String name();

    /** Preset of the engine. */
    String ruleSet();

    /** Deck format. */
    String format();

    /** How cards act. */
    String cards();

    /** Time to think. */
    ClockSettings clocks();
  }

  /** Seconds. */
  interface ClockSettings {
    /** For the whole match. */
    int bank();

    /** Free at every prompt. */
    int grace();

    /** Longest answer to one prompt. */
    int cap();
  }
}
