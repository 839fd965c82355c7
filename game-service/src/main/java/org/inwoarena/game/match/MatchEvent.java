package org.inwoarena.game.match;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Instant;
import java.util.Optional;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;

/** One row of a match's journal: an event of the game or one of the host. */
public sealed interface MatchEvent {

  /** Something happened in the game. */
  record Played(Event event) implements MatchEvent {}

  /** Something happened around the game. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Joined.class, name = "host.joined"),
    @JsonSubTypes.Type(value = Acted.class, name = "host.acted"),
    @JsonSubTypes.Type(value = ClockStarted.class, name = "host.clock-started"),
    @JsonSubTypes.Type(value = ClockCharged.class, name = "host.clock-charged"),
    @JsonSubTypes.Type(value = TimedOut.class, name = "host.timed-out"),
    @JsonSubTypes.Type(value = RoundOver.class, name = "host.round-over"),
    @JsonSubTypes.Type(value = RoundExtended.class, name = "host.round-extended"),
    @JsonSubTypes.Type(value = OutageCredited.class, name = "host.outage-credited"),
    @JsonSubTypes.Type(value = Paused.class, name = "host.paused"),
    @JsonSubTypes.Type(value = Resumed.class, name = "host.resumed"),
    @JsonSubTypes.Type(value = ClockExtended.class, name = "host.clock-extended"),
    @JsonSubTypes.Type(value = Ruled.class, name = "host.ruled"),
    @JsonSubTypes.Type(value = Rewound.class, name = "host.rewound"),
  })
  sealed interface OfHost extends MatchEvent {}

  /** The first command of a seat was accepted: its player is there. */
  record Joined(Seat seat) implements OfHost {}

  /** An accepted command, before the events it led to; what a record replays. */
  record Acted(By by, Optional<Seat> seat, Optional<PromptId> prompt, Command command)
      implements OfHost {}

  /** A prompt was put to a seat and its time runs. */
  record ClockStarted(PromptId prompt, Seat seat, Instant since) implements OfHost {}

  /** A prompt was closed; so much was taken from the seat's bank. */
  record ClockCharged(PromptId prompt, Seat seat, long spentMillis, long bankMillis)
      implements OfHost {}

  /** Time for a prompt was up. */
  record TimedOut(PromptId prompt, Seat seat, Instant deadline, Meaning meaning)
      implements OfHost {}

  /** The round's time was over. */
  record RoundOver(Instant deadline) implements OfHost {}

  /** A judge gave the table more time. */
  record RoundExtended(Instant ends) implements OfHost {}

  /** Open prompts and the round got the time of an outage back. */
  record OutageCredited(Instant from, Instant to) implements OfHost {}

  /** A judge acted. */
  sealed interface ByJudge extends OfHost {
    /** On whose word, and why. */
    Authority authority();
  }

  /** A judge stopped the match: clocks stand, no command of a player is taken. */
  record Paused(Authority authority, Instant since) implements ByJudge {}

  /** It goes on; open prompts got the time back. */
  record Resumed(Authority authority, Instant at) implements ByJudge {}

  /** A judge gave a seat more time. */
  record ClockExtended(Authority authority, Seat seat, long millis) implements ByJudge {}

  /** A judge ended the game, or a seat's part in it; the command that does it follows. */
  record Ruled(Authority authority, Ruling ruling, Optional<Seat> seat) implements ByJudge {}

  /**
   * A judge undid what followed a row of the journal; chance does not go back.
   *
   * @param turn of the game then
   */
  record Rewound(Authority authority, long to, int turn) implements ByJudge {}

  /** How a judge ended a game. */
  enum Ruling {
    /** Given to one, shared, or lost by all. */
    @JsonProperty("award")
    AWARD,
    /** It does not count. */
    @JsonProperty("annul")
    ANNUL,
    /** A seat lost it. */
    @JsonProperty("game-loss")
    GAME_LOSS
  }

  /** Who gave a command. */
  enum By {
    /** The player at the seat. */
    @JsonProperty("player")
    PLAYER,
    /** The clock, for the seat or for the host. */
    @JsonProperty("clock")
    CLOCK,
    /** A judge, through the host. */
    @JsonProperty("judge")
    JUDGE
  }

  /** What the end of a prompt's time led to. */
  enum Meaning {
    /** The prompt's default answer. */
    @JsonProperty("default")
    DEFAULT,
    /** The seat lost on time. */
    @JsonProperty("forfeit")
    FORFEIT,
    /** All seats lost on time together: goal shares. */
    @JsonProperty("goal-shares")
    GOAL_SHARES,
    /** Nobody was there: the match does not count. */
    @JsonProperty("abort")
    ABORT
  }
}
