package org.inwoarena.game.match;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.game.clock.Outage;
import org.inwoarena.game.match.MatchEvent.By;
import org.inwoarena.game.match.MatchEvent.Joined;
import org.inwoarena.game.match.MatchEvent.OutageCredited;
import org.inwoarena.game.match.MatchEvent.RoundExtended;

/** Decides what a command, the clock or an outage does to a match. Writes nothing. */
public final class Host {

  private final Engine engine;
  private final Fold fold;
  private final TimeUp timeUp;

  /** Hosts with this engine. */
  public Host(Engine engine) {
    this.engine = engine;
    this.fold = new Fold(engine);
    this.timeUp = new TimeUp(engine);
  }

  /**
   * The first rows of a match: the game starts and the first prompts are put.
   *
   * @throws CannotStart where the engine cannot play these decks
   */
  public Commit start(MatchPlan plan, GameSetup setup, Instant now) {
    var progress = new Progress(engine, fold, HostedMatch.empty(plan));
    progress.play(Opening.events(engine, setup));
    progress.settle(now, now);
    return progress.commit(Optional.empty());
  }

  /**
   * A player's command. Time that was up before the gateway took it counts first, so a late answer
   * meets a prompt that is already closed.
   */
  public Commit play(HostedMatch match, Move move, Instant now, Chance chance) {
    var progress = new Progress(engine, fold, match);
    var receivedAt = move.receivedAt().isAfter(now) ? now : move.receivedAt();
    timeUp.before(progress, receivedAt, now, chance);
    var refusal = decide(progress, move, chance);
    if (refusal.isEmpty()) {
      progress.settle(receivedAt, now);
    }
    return progress.commit(refusal);
  }

  /** The clock says a prompt's time is up. Nothing happens if that is no longer so. */
  public Commit timeOut(
      HostedMatch match, PromptId prompt, Instant deadline, Instant now, Chance chance) {
    var progress = new Progress(engine, fold, match);
    var due = match.expiring();
    var stillDue =
        due.stream().anyMatch(it -> it.prompt().equals(prompt) && it.deadline().equals(deadline));
    if (stillDue && !deadline.isAfter(now)) {
      timeUp.expire(progress, due, now, chance);
    }
    return progress.commit(Optional.empty());
  }

  /** The clock says the round's time is over. Nothing happens if that is no longer so. */
  public Commit roundTime(HostedMatch match, Instant deadline, Instant now, Chance chance) {
    var progress = new Progress(engine, fold, match);
    if (isOver(match, deadline) && !deadline.isAfter(now)) {
      timeUp.before(progress, deadline, now, chance);
      if (!progress.over()) {
        timeUp.endRound(progress, deadline, now, chance);
      }
    }
    return progress.commit(Optional.empty());
  }

  private static boolean isOver(HostedMatch match, Instant deadline) {
    return match.paused().isEmpty() && match.clocks().roundEnds().equals(Optional.of(deadline));
  }

  /** A judge gives the table more time, as long as its round is not over. */
  public Commit extendRound(HostedMatch match, Instant ends) {
    var progress = new Progress(engine, fold, match);
    if (match.clocks().roundEnds().filter(ends::isAfter).isPresent()) {
      progress.add(new RoundExtended(ends));
    }
    return progress.commit(Optional.empty());
  }

  /**
   * Gives the time of an outage back to whoever was to answer then, and to the round; while clocks
   * stand nobody loses any.
   */
  public Commit credit(HostedMatch match, Outage outage) {
    var progress = new Progress(engine, fold, match);
    if (match.paused().isEmpty() && !match.clocks().credited(outage).equals(match.clocks())) {
      progress.add(new OutageCredited(outage.from(), outage.to()));
    }
    return progress.commit(Optional.empty());
  }

  private Optional<Refusal> decide(Progress progress, Move move, Chance chance) {
    var forbidden = check(progress, move);
    if (forbidden.isPresent()) {
      return forbidden;
    }
    var action = new Action(Optional.of(move.seat()), move.prompt(), move.command());
    return switch (engine.decide(progress.match().game(), action, chance)) {
      case Decision.Refused refused -> Optional.of(refused.refusal());
      case Decision.Accepted accepted -> {
        if (!progress.match().joined().contains(move.seat())) {
          progress.add(new Joined(move.seat()));
        }
        progress.act(By.PLAYER, action, accepted.events());
        yield Optional.empty();
      }
    };
  }

  private static Optional<Refusal> check(Progress progress, Move move) {
    if (progress.over()) {
      return Optional.of(Refusals.of("game-over"));
    }
    if (move.command().hostOnly()) {
      return Optional.of(Refusals.of("host-only"));
    }
    if (progress.match().paused().isPresent()) {
      return Optional.of(Refusals.of("match-paused"));
    }
    if (move.prompt().isEmpty()) {
      return Optional.empty();
    }
    var asked = progress.open(move.prompt().get());
    if (asked.isEmpty()) {
      var params = Map.<String, Object>of("prompt", move.prompt().get().value());
      return Optional.of(Refusals.of("stale-prompt", params));
    }
    return asked.get().seat().equals(move.seat())
        ? Optional.empty()
        : Optional.of(Refusals.of("not-your-prompt"));
  }
}
