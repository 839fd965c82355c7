package org.inwoarena.engine.victory;

import java.util.List;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Plight;

/** The Goals a player can declare, and how near he is (15.3). */
public final class Goals {

  /** The Basic Goal's name in a claim. */
  public static final String BASIC = "basic";

  private static final int WHOLE = 1000;
  private static final int FIRST_ROUND_OF_CLAIMS = 2;

  private Goals() {}

  /** Groups counted for the Basic Goal, the Illuminati included (R15.3.1, R15.3.3). */
  public static int groups(Game game, int seat) {
    var count = game.seat(seat).in(Zone.ILLUMINATI).size();
    for (var id : game.seat(seat).in(Zone.STRUCTURE).ids()) {
      if (Plight.countsForGoals(game, id.value())) {
        count++;
      }
    }
    return count;
  }

  /** The Goals the player meets now, by name. */
  public static List<String> met(Game game, int seat) {
    return groups(game, seat) >= game.rules().basicGoal() ? List.of(BASIC) : List.of();
  }

  /** The best share reached of a Goal the player could declare, per mille. */
  public static int share(Game game, int seat) {
    return Math.min(WHOLE, groups(game, seat) * WHOLE / game.rules().basicGoal());
  }

  /** Whether anybody may claim yet (R15.2.5). */
  public static boolean claimsAreOpen(Game game) {
    return game.progress().round() >= FIRST_ROUND_OF_CLAIMS;
  }
}
