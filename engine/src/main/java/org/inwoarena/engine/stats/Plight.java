package org.inwoarena.engine.stats;

import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;

/** What has befallen a Group: Devastation (12.4), paralysis (R3.8.5), Power reduced to 0 (4.6). */
public final class Plight {

  private static final String PARALYSIS = "Paralysis";

  private Plight() {}

  /** Whether the Group is a devastated Place or hangs below one (R12.4.1, R12.4.9). */
  public static boolean isCutOff(Game game, int card) {
    if (game.cards().devastated().isEmpty()) {
      return false;
    }
    for (var at = card; at != 0; at = game.card(at).spot().master()) {
      if (game.card(at).has(Mark.DEVASTATED)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a Paralysis Plot lies on the Group and is not asleep. */
  public static boolean isParalyzed(Game game, int card) {
    for (var source : game.inForce().sources().ofFamily(PARALYSIS)) {
      var state = game.card(source.card());
      if (state.link() == card && !state.has(Mark.LINK_ASLEEP)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the card is of the family of Paralysis Plots. */
  public static boolean isParalysis(Game game, int card) {
    return game.printed(card).facts().keyword().filter(PARALYSIS::equals).isPresent();
  }

  /** Whether there is anything that could keep a Group from holding tokens. */
  public static boolean strikes(Game game) {
    return !game.cards().devastated().isEmpty() || Numbers.mayPowerEnd(game);
  }

  /** Whether the card can get and keep tokens (R4.6.4, R4.6.5, R12.4.1, R12.4.2). */
  public static boolean holdsTokens(Game game, int card) {
    return !isCutOff(game, card) && !Values.isReducedToNothing(game, card);
  }

  /** Whether control of the Group counts toward Goals (R3.8.5, R12.4.3). */
  public static boolean countsForGoals(Game game, int card) {
    return !isCutOff(game, card) && !isParalyzed(game, card);
  }
}
