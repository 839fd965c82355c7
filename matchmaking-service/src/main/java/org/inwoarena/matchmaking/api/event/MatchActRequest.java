package org.inwoarena.matchmaking.api.event;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.MatchAct;

/** What a judge does to a running match, always with a reason; both players are told. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "act")
@JsonSubTypes({
  @JsonSubTypes.Type(value = MatchActRequest.Pause.class, name = "pause"),
  @JsonSubTypes.Type(value = MatchActRequest.Resume.class, name = "resume"),
  @JsonSubTypes.Type(value = MatchActRequest.Extend.class, name = "extend"),
  @JsonSubTypes.Type(value = MatchActRequest.Award.class, name = "award"),
  @JsonSubTypes.Type(value = MatchActRequest.Annul.class, name = "annul"),
  @JsonSubTypes.Type(value = MatchActRequest.GameLoss.class, name = "game-loss"),
  @JsonSubTypes.Type(value = MatchActRequest.Rewind.class, name = "rewind"),
})
public sealed interface MatchActRequest {

  /** One of them, for the API document. */
  String EXAMPLE =
      """
      {"act": "rewind", "to": 412, "reason": "A card acted against its text in turn 12."}
      """;

  /** Why; everybody at the table reads it. */
  String reason();

  /** What it asks. */
  MatchAct act();

  /** Clocks stand and nobody is asked anything. */
  record Pause(@NotBlank @Size(max = 500) String reason) implements MatchActRequest {
    @Override
    public MatchAct act() {
      return new MatchAct.Pause();
    }
  }

  /** The match goes on. */
  record Resume(@NotBlank @Size(max = 500) String reason) implements MatchActRequest {
    @Override
    public MatchAct act() {
      return new MatchAct.Resume();
    }
  }

  /**
   * More thinking time.
   *
   * @param player whose; both players' where absent
   */
  record Extend(
      Optional<@Pattern(regexp = "\\S{1,64}") String> player,
      @Min(1) @Max(7200) int seconds,
      @NotBlank @Size(max = 500) String reason)
      implements MatchActRequest {
    @Override
    public MatchAct act() {
      return new MatchAct.Extend(player.map(EntrantId::new), Duration.ofSeconds(seconds));
    }
  }

  /** Ends the game: one winner, both share it, or nobody wins. */
  record Award(
      @NotNull @Size(max = 2) List<@NotBlank @Size(max = 64) String> winners,
      @NotBlank @Size(max = 500) String reason)
      implements MatchActRequest {
    @Override
    public MatchAct act() {
      return new MatchAct.Award(winners.stream().map(EntrantId::new).toList());
    }
  }

  /** Ends the game; it does not count, and is played again while the round has time. */
  record Annul(@NotBlank @Size(max = 500) String reason) implements MatchActRequest {
    @Override
    public MatchAct act() {
      return new MatchAct.Annul();
    }
  }

  /** A penalty: the player loses the game. */
  record GameLoss(@NotBlank @Size(max = 64) String player, @NotBlank @Size(max = 500) String reason)
      implements MatchActRequest {
    @Override
    public MatchAct act() {
      return new MatchAct.GameLoss(new EntrantId(player));
    }
  }

  /**
   * Takes the match back.
   *
   * @param to a sequence number of its journal, as the judge view names them
   */
  record Rewind(@PositiveOrZero long to, @NotBlank @Size(max = 500) String reason)
      implements MatchActRequest {
    @Override
    public MatchAct act() {
      return new MatchAct.Rewind(to);
    }
  }
}
