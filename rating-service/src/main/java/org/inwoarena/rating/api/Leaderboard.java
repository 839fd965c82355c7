package org.inwoarena.rating.api;

import java.util.List;
import java.util.Optional;
import org.inwoarena.rating.store.LadderLine;
import org.inwoarena.rating.store.LeaderboardLine;

/**
 * One page of a ladder's table.
 *
 * @param you the caller's own line, wherever it stands; absent without log-in or rated game
 */
public record Leaderboard(
    LadderLine ladder,
    int page,
    int size,
    long total,
    List<LeaderboardLine> items,
    Optional<LeaderboardLine> you) {}
