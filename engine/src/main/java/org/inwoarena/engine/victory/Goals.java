package org.inwoarena.engine.victory;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.ForGoals;
import org.inwoarena.engine.stats.Permissions;

/** The Goals a player can declare, and how near he is (15.3, 15.4). */
public final class Goals {

  /** The Basic Goal's name in a claim; every other Goal is called like its card. */
  public static final String BASIC = "basic";

  private static final int FIRST_ROUND_OF_CLAIMS = 2;

  private Goals() {}

  /** Groups that count for a player, the Illuminati included (R15.3.1, R12.4.3, R3.8.5). */
  public static int groups(Game game, int seat) {
    var count = game.seat(seat).in(Zone.ILLUMINATI).size();
    for (int card : game.seat(seat).in(Zone.STRUCTURE)) {
      if (ForGoals.counts(game, card)) {
        count++;
      }
    }
    return count;
  }

  /** The Goals the player meets now, by name. */
  public static List<String> met(Game game, int seat) {
    var names = new ArrayList<String>();
    for (var goal : of(game, seat, GoalCards.held(game, seat))) {
      if (goal.isMet(game, seat) && !names.contains(goal.name())) {
        names.add(goal.name());
      }
    }
    return names;
  }

  /** What a Goal the player could declare counts, card by card; nothing for any other name. */
  public static List<Term> explain(Game game, int seat, String name) {
    return of(game, seat, GoalCards.held(game, seat)).stream()
        .filter(goal -> goal.name().equals(name))
        .findFirst()
        .map(goal -> goal.terms(game, seat))
        .orElse(List.of());
  }

  /** The best share reached of a Goal the player could declare, per mille. */
  public static int share(Game game, int seat) {
    return best(game, seat, GoalCards.held(game, seat));
  }

  /** The same without his hidden Goal cards: what everybody may know. */
  public static int openShare(Game game, int seat) {
    return best(game, seat, GoalCards.exposed(game, seat));
  }

  /**
   * Whether factions of one Illuminati may win together by that Goal (R15.2.8): where the Goal says
   * so, or where the Special Goal of their Illuminati does, which counts for every Goal but by the
   * 2002 line.
   */
  static boolean mayShare(Game game, int seat, String goal) {
    var illuminati = game.seat(seat).illuminati();
    if (!game.rules().on(Switch.SHARED_WIN_BY_SPECIAL_GOAL) && isShared(game, illuminati)) {
      return true;
    }
    var cards = GoalCards.held(game, seat);
    cards.add(illuminati);
    return cards.stream()
        .anyMatch(card -> game.printed(card).id().equals(goal) && isShared(game, card));
  }

  private static boolean isShared(Game game, int card) {
    return game.printed(card).text().abilities().stream()
        .anyMatch(ability -> ability instanceof Ability.Win win && win.shared());
  }

  private static int best(Game game, int seat, List<Integer> cards) {
    var best = 0;
    for (var goal : of(game, seat, cards)) {
      best = Math.max(best, goal.share(game, seat));
    }
    return best;
  }

  /** Whether anybody may claim yet (R15.2.5). */
  public static boolean claimsAreOpen(Game game) {
    return game.progress().round() >= FIRST_ROUND_OF_CLAIMS;
  }

  /** Basic Goal, Special Goal, and the Goals of these cards in hand. */
  private static List<Goal> of(Game game, int seat, List<Integer> cards) {
    var goals = new ArrayList<Goal>();
    if (game.seat(seat).illuminati() == 0) {
      return goals;
    }
    var helpers = BasicGoal.helpers(game, seat);
    goals.add(new BasicGoal(BASIC, helpers, false));
    addWins(game, game.seat(seat).illuminati(), goals);
    for (var card : cards) {
      addWins(game, card, goals);
      if (BasicGoal.helps(game, card)) {
        var with = new ArrayList<>(helpers);
        with.add(card);
        goals.add(new BasicGoal(game.printed(card).id(), with, true));
      }
    }
    return goals;
  }

  private static void addWins(Game game, int card, List<Goal> goals) {
    for (var ability : game.printed(card).text().abilities()) {
      if (ability instanceof Ability.Win win
          && Permissions.of(game, card).barring(Ability.Deed.CLAIM).isEmpty()) {
        goals.add(new WinningGoal(game.printed(card).id(), card, win));
      }
    }
  }
}
