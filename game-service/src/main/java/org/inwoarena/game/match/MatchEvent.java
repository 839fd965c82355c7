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

  /** Who gave a command. */
  enum By {
    /** The player at the seat. */
    @JsonProperty("player")
    PLAYER,
    /** The clock, for the seat or for the host. */
    @JsonProperty("clock")
    CLOCK
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
