package org.inwoarena.game.hosting;

import java.util.List;
import java.util.Objects;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameCommand.Judged;
import org.inwoarena.contracts.JudgeAct;
import org.inwoarena.kit.messaging.InvalidMessage;

/** Whether a judge's command says all it has to, within bounds. */
final class JudgedCheck {

  private static final int MOST_SECONDS = 7200;
  private static final int MOST_PLAYERS = 6;

  private JudgedCheck() {}

  static void check(Judged judged) {
    var reason = judged.reason();
    if (reason == null
        || reason.isBlank()
        || reason.length() > GameCommand.LONGEST_REASON
        || reason.chars().anyMatch(Character::isISOControl)) {
      throw new InvalidMessage(
          "a judge gives a reason of 1 to %d characters".formatted(GameCommand.LONGEST_REASON));
    }
    if (judged.act() == null || !inBounds(judged.act())) {
      throw new InvalidMessage("an act of a judge that is incomplete or out of bounds");
    }
  }

  private static boolean inBounds(JudgeAct act) {
    return switch (act) {
      case JudgeAct.Pause pause -> true;
      case JudgeAct.Resume resume -> true;
      case JudgeAct.Annul annul -> true;
      case JudgeAct.Extend extend -> extend.seconds() >= 1 && extend.seconds() <= MOST_SECONDS;
      case JudgeAct.Award(List<String> winners) -> winners.size() <= MOST_PLAYERS;
      case JudgeAct.GameLoss(String player) -> Objects.nonNull(player);
      case JudgeAct.Rewind(long to) -> to >= 0;
    };
  }
}
