package org.inwoarena.contracts;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;

/** What a judge does to a running match. Players are named by their ids. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "act")
@JsonSubTypes({
  @JsonSubTypes.Type(value = JudgeAct.Pause.class, name = "pause"),
  @JsonSubTypes.Type(value = JudgeAct.Resume.class, name = "resume"),
  @JsonSubTypes.Type(value = JudgeAct.Extend.class, name = "extend"),
  @JsonSubTypes.Type(value = JudgeAct.Award.class, name = "award"),
  @JsonSubTypes.Type(value = JudgeAct.Annul.class, name = "annul"),
  @JsonSubTypes.Type(value = JudgeAct.GameLoss.class, name = "game-loss"),
  @JsonSubTypes.Type(value = JudgeAct.Rewind.class, name = "rewind"),
})
public sealed interface JudgeAct {

  /** Clocks stand still and no command of a player is taken. */
  record Pause() implements JudgeAct {}

  /** The match goes on; open decisions get the time of the pause back. */
  record Resume() implements JudgeAct {}

  /**
   * More thinking time.
   *
   * @param player whose; everybody's where absent
   * @param seconds 1 to 7,200
   */
  record Extend(Optional<String> player, int seconds) implements JudgeAct {}

  /**
   * Ends the game.
   *
   * @param winners one wins, several share, nobody: all have lost
   */
  record Award(List<String> winners) implements JudgeAct {
    /** Keeps an own copy. */
    public Award {
      winners = winners == null ? List.of() : List.copyOf(winners);
    }
  }

  /** Ends the game; it does not count. */
  record Annul() implements JudgeAct {}

  /** A penalty, or the end of a match whose player has left: the player loses the game. */
  record GameLoss(String player) implements JudgeAct {}

  /**
   * Undoes what followed.
   *
   * @param to a sequence number of the match's journal; what was going on then is undone too, so
   *     that the match stands between two commands
   */
  record Rewind(long to) implements JudgeAct {}
}
