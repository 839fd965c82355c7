package org.inwoarena.rating.store;

import java.util.Optional;
import org.inwoarena.rating.ladder.Standing;

/**
 * A player's line of a leaderboard.
 *
 * @param rank equal ratings share it; absent before the first rated game
 * @param handle absent until the profile has arrived
 * @param rating in hundredths
 */
public record LeaderboardLine(
    Optional<Long> rank,
    String player,
    Optional<String> handle,
    boolean bot,
    int rating,
    int games,
    boolean provisional) {

  /** As the query yields it: rank 0 and null columns for what is not there. */
  LeaderboardLine(long rank, String player, String handle, Boolean bot, int rating, int games) {
    this(
        rank == 0 ? Optional.empty() : Optional.of(rank),
        player,
        Optional.ofNullable(handle),
        Boolean.TRUE.equals(bot),
        rating,
        games,
        new Standing(player, rating, games, false).provisional());
  }
}
