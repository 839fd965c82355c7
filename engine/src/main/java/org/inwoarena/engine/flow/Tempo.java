package org.inwoarena.engine.flow;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.MoveFamily;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Game;

/**
 * Keeps the game going. Whoever prepares plays only to drop them, or offers what nobody takes, may
 * not begin more of it until something happens; and a turn in which players are asked without end
 * is led to its end: only moves that bring it there stay open. The numbers are far beyond what
 * people at a table come to.
 */
final class Tempo {

  /** Moves without a result, one after the other. */
  static final int MOST_FRUITLESS = 30;

  /** Questions in one turn. */
  static final int MOST_ASKED = 2_000;

  /** Triggers carried out in answer to one command. */
  static final int MOST_REACTIONS = 200;

  private static final Set<String> MAY_BE_FRUITLESS = Set.of("use", "offer-trade", "offer-relief");

  private static final Set<String> LEADS_ON =
      Set.of("draw-plot", "draw-group", "proceed", "knock", "pass", "call-off", "claim-victory");

  /** Where a player may begin something; all other questions end what is begun. */
  private static final Set<PromptKind> OPEN =
      EnumSet.of(
          PromptKind.PLOT_DRAW,
          PromptKind.GROUP_DRAW,
          PromptKind.TAKEOVER,
          PromptKind.MAIN,
          PromptKind.RESPOND,
          PromptKind.ANSWER,
          PromptKind.KNOCK,
          PromptKind.ANSWER_CLAIM);

  private Tempo() {}

  /** How many triggers may still be carried out in answer to one command. */
  static int reactions(Game game) {
    return isTooLong(game) ? 0 : MOST_REACTIONS;
  }

  private static boolean isTooLong(Game game) {
    return game.progress().pace().asked() >= MOST_ASKED;
  }

  /** Why a command may not be given at this point of the turn. */
  static Optional<Objection> objection(Game game, PromptKind kind, Command command) {
    return isAtEase(game) ? Optional.empty() : objection(game, kind, type(command));
  }

  /** The word of the command's type on the wire. */
  private static String type(Command command) {
    return command
        .getClass()
        .getSimpleName()
        .replaceAll("(?<=[a-z])(?=[A-Z])", "-")
        .toLowerCase(Locale.ROOT);
  }

  private static boolean isAtEase(Game game) {
    var pace = game.progress().pace();
    return pace.asked() < MOST_ASKED && pace.fruitless() < MOST_FRUITLESS;
  }

  private static Optional<Objection> objection(Game game, PromptKind kind, String type) {
    if (isTooLong(game) && OPEN.contains(kind) && !LEADS_ON.contains(type)) {
      return Optional.of(Objection.TURN_TOO_LONG);
    }
    return game.progress().pace().fruitless() >= MOST_FRUITLESS && MAY_BE_FRUITLESS.contains(type)
        ? Optional.of(Objection.NOTHING_CAME_OF_IT)
        : Optional.empty();
  }

  /** The families of moves without those that may not be made. */
  static List<MoveFamily> open(Game game, PromptKind kind, List<MoveFamily> families) {
    if (isAtEase(game)) {
      return families;
    }
    return families.stream()
        .filter(family -> objection(game, kind, family.type()).isEmpty())
        .toList();
  }
}
