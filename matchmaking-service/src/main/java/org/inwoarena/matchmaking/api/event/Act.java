package org.inwoarena.matchmaking.api.event;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Duration;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.TableId;

/** What organisers and judges do with an event; who may do what, the event itself says. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "act")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Act.Publish.class, name = "publish"),
  @JsonSubTypes.Type(value = Act.OpenRegistration.class, name = "open-registration"),
  @JsonSubTypes.Type(value = Act.CloseRegistration.class, name = "close-registration"),
  @JsonSubTypes.Type(value = Act.OpenCheckIn.class, name = "open-check-in"),
  @JsonSubTypes.Type(value = Act.Start.class, name = "start"),
  @JsonSubTypes.Type(value = Act.SetRounds.class, name = "set-rounds"),
  @JsonSubTypes.Type(value = Act.AppointJudge.class, name = "appoint-judge"),
  @JsonSubTypes.Type(value = Act.DismissJudge.class, name = "dismiss-judge"),
  @JsonSubTypes.Type(value = Act.PairRound.class, name = "pair-round"),
  @JsonSubTypes.Type(value = Act.Cancel.class, name = "cancel"),
  @JsonSubTypes.Type(value = Act.Archive.class, name = "archive"),
  @JsonSubTypes.Type(value = Act.Rule.class, name = "rule"),
  @JsonSubTypes.Type(value = Act.Swap.class, name = "swap"),
  @JsonSubTypes.Type(value = Act.ForcePair.class, name = "force-pair"),
  @JsonSubTypes.Type(value = Act.ForbidPair.class, name = "forbid-pair"),
  @JsonSubTypes.Type(value = Act.FreePair.class, name = "free-pair"),
  @JsonSubTypes.Type(value = Act.Extend.class, name = "extend"),
  @JsonSubTypes.Type(value = Act.Warn.class, name = "warn"),
  @JsonSubTypes.Type(value = Act.Disqualify.class, name = "disqualify"),
  @JsonSubTypes.Type(value = Act.Drop.class, name = "drop"),
  @JsonSubTypes.Type(value = Act.Pause.class, name = "pause"),
  @JsonSubTypes.Type(value = Act.Resume.class, name = "resume"),
})
public sealed interface Act {

  /** One of them, for the API document. */
  String EXAMPLE =
      """
      {"act": "rule", "round": 2, "table": 1, "verdict": "second-won",
       "reason": "The claim of turn 22 did not meet the Goal."}
      """;

  /** What it asks of the event. */
  Command command();

  /** Announces the event; its settings are fixed from now on. */
  record Publish() implements Act {
    @Override
    public Command command() {
      return new Command.Publish();
    }
  }

  /** Lets players enter. */
  record OpenRegistration() implements Act {
    @Override
    public Command command() {
      return new Command.OpenRegistration();
    }
  }

  /** Ends entries; decks can still be changed. */
  record CloseRegistration() implements Act {
    @Override
    public Command command() {
      return new Command.CloseRegistration();
    }
  }

  /** Locks decks and asks who is there. */
  record OpenCheckIn() implements Act {
    @Override
    public Command command() {
      return new Command.OpenCheckIn();
    }
  }

  /** Begins play before check-in is over, if everybody is there. */
  record Start() implements Act {
    @Override
    public Command command() {
      return new Command.Start();
    }
  }

  /** Fixes the number of rounds, before the first one. */
  record SetRounds(@Min(1) @Max(30) int rounds) implements Act {
    @Override
    public Command command() {
      return new Command.SetRounds(rounds);
    }
  }

  /** Makes a player a judge of this event. */
  record AppointJudge(@NotBlank @Size(max = 64) String player) implements Act {
    @Override
    public Command command() {
      return new Command.AppointJudge(new EntrantId(player));
    }
  }

  /** Makes him one no longer. */
  record DismissJudge(@NotBlank @Size(max = 64) String player) implements Act {
    @Override
    public Command command() {
      return new Command.DismissJudge(new EntrantId(player));
    }
  }

  /**
   * Pairs the next round.
   *
   * @param seed of the lots; the same event and seed give the same pairs
   */
  record PairRound(long seed) implements Act {
    @Override
    public Command command() {
      return new Command.PairRound(seed);
    }
  }

  /** Calls the event off. */
  record Cancel(@NotBlank @Size(max = 500) String notice) implements Act {
    @Override
    public Command command() {
      return new Command.Cancel(notice);
    }
  }

  /** Closes the books. */
  record Archive() implements Act {
    @Override
    public Command command() {
      return new Command.Archive();
    }
  }

  /** Decides a table, or corrects what was reported. */
  record Rule(
      @Min(1) int round,
      @Min(1) int table,
      @NotNull Verdict verdict,
      @NotBlank @Size(max = 500) String reason)
      implements Act {
    @Override
    public Command command() {
      return new Command.Rule(new TableId(round, table), verdict.result(), reason);
    }
  }

  /** Two change places in the round that is paired, before their matches begin. */
  record Swap(
      @NotBlank @Size(max = 64) String one,
      @NotBlank @Size(max = 64) String other,
      @NotBlank @Size(max = 500) String reason)
      implements Act {
    @Override
    public Command command() {
      return new Command.Swap(new EntrantId(one), new EntrantId(other), reason);
    }
  }

  /** These two meet in the next round. */
  record ForcePair(
      @NotBlank @Size(max = 64) String one,
      @NotBlank @Size(max = 64) String other,
      @NotBlank @Size(max = 500) String reason)
      implements Act {
    @Override
    public Command command() {
      return new Command.ForcePair(new EntrantId(one), new EntrantId(other), reason);
    }
  }

  /** These two do not meet any more. */
  record ForbidPair(
      @NotBlank @Size(max = 64) String one,
      @NotBlank @Size(max = 64) String other,
      @NotBlank @Size(max = 500) String reason)
      implements Act {
    @Override
    public Command command() {
      return new Command.ForbidPair(new EntrantId(one), new EntrantId(other), reason);
    }
  }

  /** Takes such a wish back, whichever it was. */
  record FreePair(
      @NotBlank @Size(max = 64) String one,
      @NotBlank @Size(max = 64) String other,
      @NotBlank @Size(max = 500) String reason)
      implements Act {
    @Override
    public Command command() {
      return new Command.FreePair(new EntrantId(one), new EntrantId(other), reason);
    }
  }

  /** More time for a table. */
  record Extend(
      @Min(1) int round,
      @Min(1) int table,
      @Min(1) @Max(240) int minutes,
      @NotBlank @Size(max = 500) String reason)
      implements Act {
    @Override
    public Command command() {
      return new Command.ExtendTable(
          new TableId(round, table), Duration.ofMinutes(minutes), reason);
    }
  }

  /** A warning, kept with the event. */
  record Warn(@NotBlank @Size(max = 64) String player, @NotBlank @Size(max = 500) String reason)
      implements Act {
    @Override
    public Command command() {
      return new Command.Warn(new EntrantId(player), reason);
    }
  }

  /** Takes somebody out; a running match is lost. */
  record Disqualify(
      @NotBlank @Size(max = 64) String player, @NotBlank @Size(max = 500) String reason)
      implements Act {
    @Override
    public Command command() {
      return new Command.Disqualify(new EntrantId(player), reason);
    }
  }

  /** Takes a player who has left out of later rounds. */
  record Drop(@NotBlank @Size(max = 64) String player) implements Act {
    @Override
    public Command command() {
      return new Command.Drop(new EntrantId(player));
    }
  }

  /** No round is paired and no match begins while the event is paused. */
  record Pause(@NotBlank @Size(max = 500) String reason) implements Act {
    @Override
    public Command command() {
      return new Command.Pause(reason);
    }
  }

  /** Goes on. */
  record Resume() implements Act {
    @Override
    public Command command() {
      return new Command.Resume();
    }
  }
}
