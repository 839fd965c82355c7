package org.inwoarena.contracts;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Instant;
import java.util.Optional;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Seat;

/**
 * A command on its way to a match. (match, player, commandId) is unique: a repeat gets the stored
 * reply.
 *
 * @param player who sent it, from the token; empty for clock and host
 * @param seat the seat the sender claims; game-service checks it again
 * @param receivedAt when the gateway took it; time is charged until then
 * @param commandId chosen by the sender, at most 64 characters
 */
public record GameCommand(
    String matchId,
    Origin origin,
    Optional<String> player,
    Optional<Seat> seat,
    Instant receivedAt,
    String commandId,
    Body body)
    implements Message {

  /** Who speaks. */
  public enum Origin {
    /** A player at a seat. */
    @JsonProperty("player")
    PLAYER,
    /** The deadline scan of game-service. */
    @JsonProperty("clock")
    CLOCK,
    /** A judge or organiser. */
    @JsonProperty("judge")
    JUDGE,
    /** game-service itself: a beat through every partition. */
    @JsonProperty("host")
    HOST
  }

  /** What is asked. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "body")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Play.class, name = "play"),
    @JsonSubTypes.Type(value = TimeOut.class, name = "time-out"),
    @JsonSubTypes.Type(value = RoundTime.class, name = "round-time"),
    @JsonSubTypes.Type(value = ExtendRound.class, name = "extend-round"),
    @JsonSubTypes.Type(value = Beat.class, name = "beat"),
  })
  public sealed interface Body {}

  /** A command of the game; with the prompt it answers, or free. */
  public record Play(Optional<PromptId> prompt, Command command) implements Body {}

  /** The deadline of a prompt has passed. */
  public record TimeOut(PromptId prompt, Instant deadline) implements Body {}

  /** The time of the round has passed. */
  public record RoundTime(Instant deadline) implements Body {}

  /** A judge gave the table more time: the round ends then and no earlier. */
  public record ExtendRound(Instant ends) implements Body {}

  /** The partition is alive. */
  public record Beat(int partition, Instant at) implements Body {}

  @Override
  public String key() {
    return matchId;
  }

  @Override
  public String topic() {
    return Topics.GAME_COMMANDS;
  }
}
