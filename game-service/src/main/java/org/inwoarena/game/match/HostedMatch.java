package org.inwoarena.game.match;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.inwoarena.contracts.GameView.Pause;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.state.Game;
import org.inwoarena.game.clock.Expiry;
import org.inwoarena.game.clock.MatchClocks;
import org.inwoarena.game.clock.Outage;

/**
 * A match as its journal tells it.
 *
 * @param joined seats that have given a command
 * @param paused while a judge has stopped it
 * @param seq number of the last journal row
 * @param viewSeq number of the last part each audience got
 */
public record HostedMatch(
    MatchPlan plan,
    Game game,
    MatchClocks clocks,
    SortedSet<Seat> joined,
    Optional<Pause> paused,
    long seq,
    long viewSeq) {

  /** Keeps an own copy. */
  public HostedMatch {
    joined = Collections.unmodifiableSortedSet(new TreeSet<>(joined));
  }

  /** The match before its first journal row. */
  public static HostedMatch empty(MatchPlan plan) {
    var clocks =
        MatchClocks.full(plan.clockRules(), plan.seats().size())
            .roundEnding(plan.created().roundEnds());
    return new HostedMatch(plan, Game.empty(), clocks, new TreeSet<>(), Optional.empty(), 0, 0);
  }

  /** The prompts whose time is up first; none while the clocks stand. */
  public List<Expiry> expiring() {
    return paused.isPresent() ? List.of() : clocks.next();
  }

  /** When time brings something about next; never while the clocks stand. */
  public Optional<Instant> due() {
    return paused.isPresent() ? Optional.empty() : clocks.due();
  }

  HostedMatch with(Game next) {
    return next(next, clocks, joined, paused);
  }

  HostedMatch with(MatchClocks next) {
    return next(game, next, joined, paused);
  }

  HostedMatch with(Seat arrived) {
    var all = new TreeSet<>(joined);
    all.add(arrived);
    return next(game, clocks, all, paused);
  }

  HostedMatch stopped(Pause pause) {
    return next(game, clocks, joined, Optional.of(pause));
  }

  /** Every open prompt gets the part of the pause that it lost. */
  HostedMatch goingOn(Instant at) {
    var since = paused.orElseThrow().since();
    return next(game, clocks.credited(new Outage(since, at)), joined, Optional.empty());
  }

  HostedMatch back(Game then, MatchClocks clocksThen) {
    return next(then, clocksThen, joined, paused);
  }

  HostedMatch unchanged() {
    return next(game, clocks, joined, paused);
  }

  private HostedMatch next(
      Game nextGame, MatchClocks nextClocks, SortedSet<Seat> here, Optional<Pause> stop) {
    return new HostedMatch(plan, nextGame, nextClocks, here, stop, seq + 1, viewSeq);
  }

  /** The match once the parts of a commit have their number. */
  public HostedMatch shown(long newViewSeq) {
    return new HostedMatch(plan, game, clocks, joined, paused, seq, newViewSeq);
  }
}
