package org.inwoarena.rating.review;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is looked for when a rated game was won.
 *
 * @param window how far back a pattern may reach
 * @param pair what two players may do together
 * @param player what one may do alone
 */
public record ReviewRules(Duration window, PairRules pair, PlayerRules player) {

  /** The rules in use. */
  public static ReviewRules standard() {
    return new ReviewRules(
        Duration.ofDays(7), new PairRules(5, 3, 8, 12), new PlayerRules(3, 5, 6));
  }

  /**
   * Looks at a game against what came before it.
   *
   * @param before earlier games of both players, in any order; the game itself must not be among
   *     them, and is left out if it is (duty 19)
   */
  public List<Flag> flags(PlayedGame game, List<PlayedGame> before) {
    var earlier = before.stream().filter(other -> !other.match().equals(game.match())).toList();
    var since = game.endedAt().minus(window);
    var recent = earlier.stream().filter(other -> other.endedAt().isAfter(since)).toList();
    return Stream.concat(pair.flags(game, recent), player.flags(game, recent, earlier)).toList();
  }
}
