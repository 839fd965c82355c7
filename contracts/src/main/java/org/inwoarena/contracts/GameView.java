package org.inwoarena.contracts;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.ViewPatch;

/** What gateways pass on from a match: parts of views, and replies to commands. */
public record GameView(String matchId, Body body) implements Message {

  /** A part or a reply. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "view")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Part.class, name = "part"),
    @JsonSubTypes.Type(value = Reply.class, name = "reply"),
  })
  public sealed interface Body {}

  /**
   * One committed command as one audience sees it.
   *
   * @param player whose seat it is, where the audience is a seat
   * @param viewSeq gapless from 1 per audience
   * @param prompts the open prompts of the seat; empty for everybody
   * @param roundEnds when the round's time is over; empty where there is none, or it has been
   * @param visibleAt not to be shown before (spectator delay)
   */
  public record Part(
      Audience audience,
      Optional<String> player,
      long viewSeq,
      List<LogEntry> log,
      ViewPatch patch,
      List<TimedPrompt> prompts,
      List<Clock> clocks,
      Optional<Instant> roundEnds,
      Instant serverNow,
      Instant visibleAt)
      implements Body {
    /** Keeps own copies. */
    public Part {
      log = List.copyOf(log);
      prompts = List.copyOf(prompts);
      clocks = List.copyOf(clocks);
    }
  }

  /** A prompt with the host's deadline. */
  public record TimedPrompt(Prompt prompt, Instant deadline) {}

  /**
   * A seat's clock.
   *
   * @param bankMillis thinking time left when {@code serverNow} was taken
   * @param runsFrom when the bank starts or started to run; absent while it stands
   */
  public record Clock(Seat seat, long bankMillis, Optional<Instant> runsFrom) {}

  /**
   * The answer to one command.
   *
   * @param viewSeq the sender's part that shows the effect; absent when refused
   */
  public record Reply(
      String player,
      String commandId,
      Optional<PromptId> prompt,
      boolean accepted,
      Optional<Refusal> refusal,
      OptionalLong viewSeq)
      implements Body {}

  @Override
  public String key() {
    return matchId;
  }

  @Override
  public String topic() {
    return Topics.GAME_VIEWS;
  }
}
