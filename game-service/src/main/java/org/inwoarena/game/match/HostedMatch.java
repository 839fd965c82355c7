package org.inwoarena.game.match;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.state.Game;
import org.inwoarena.game.clock.MatchClocks;

/**
 * A match as its journal tells it.
 *
 * @param joined seats that have given a command
 * @param seq number of the last journal row
 * @param viewSeq number of the last part each audience got
 */
public record HostedMatch(
    MatchPlan plan, Game game, MatchClocks clocks, SortedSet<Seat> joined, long seq, long viewSeq) {

  /** Keeps an own copy. */
  public HostedMatch {
    joined = Collections.unmodifiableSortedSet(new TreeSet<>(joined));
  }

  /** The match before its first journal row. */
  public static HostedMatch empty(MatchPlan plan) {
    var clocks =
        MatchClocks.full(plan.clockRules(), plan.seats().size())
            .roundEnding(plan.created().roundEnds());
    return new HostedMatch(plan, Game.empty(), clocks, new TreeSet<>(), 0, 0);
  }

  HostedMatch with(Game next) {
    return new HostedMatch(plan, next, clocks, joined, seq + 1, viewSeq);
  }

  HostedMatch with(MatchClocks next) {
    return new HostedMatch(plan, game, next, joined, seq + 1, viewSeq);
  }

  HostedMatch with(Seat arrived) {
    var all = new TreeSet<>(joined);
    all.add(arrived);
    return new HostedMatch(plan, game, clocks, all, seq + 1, viewSeq);
  }

  HostedMatch unchanged() {
    return new HostedMatch(plan, game, clocks, joined, seq + 1, viewSeq);
  }

  /** The match once the parts of a commit have their number. */
  public HostedMatch shown(long newViewSeq) {
    return new HostedMatch(plan, game, clocks, joined, seq, newViewSeq);
  }
}
