package org.inwoarena.game.match;

import java.util.Optional;
import org.inwoarena.contracts.JudgeAct;

/**
 * What a judge wants done.
 *
 * @param judge player id; empty where the event acts by itself because a player left it
 */
public record Order(Optional<String> judge, JudgeAct act, String reason) {

  /** What the act is called. */
  public String word() {
    return switch (act) {
      case JudgeAct.Pause pause -> "pause";
      case JudgeAct.Resume resume -> "resume";
      case JudgeAct.Extend extend -> "extend";
      case JudgeAct.Award award -> "award";
      case JudgeAct.Annul annul -> "annul";
      case JudgeAct.GameLoss loss -> "game-loss";
      case JudgeAct.Rewind rewind -> "rewind";
    };
  }

  /** On whose word, and why, as the journal keeps it. */
  Authority authority() {
    return new Authority(judge, reason);
  }
}
