package org.inwoarena.game.match;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.game.clock.Expiry;
import org.inwoarena.game.clock.Outcome;
import org.inwoarena.game.match.MatchEvent.By;
import org.inwoarena.game.match.MatchEvent.Meaning;
import org.inwoarena.game.match.MatchEvent.RoundOver;
import org.inwoarena.game.match.MatchEvent.TimedOut;

/** Carries out what the end of time means. */
final class TimeUp {

  private final Engine engine;

  TimeUp(Engine engine) {
    this.engine = engine;
  }

  /** Lets take effect what is due first: the end of the round, or of the time of prompts. */
  void next(Progress progress, Instant now, Chance chance) {
    var clocks = progress.match().clocks();
    if (clocks.isRoundNext()) {
      endRound(progress, clocks.roundEnds().orElseThrow(), now, chance);
    } else {
      expire(progress, clocks.next(), now, chance);
    }
  }

  /**
   * The round's time is over: the attack under way ends first, then goal shares decide. Whoever has
   * not come to the first game of a match was absent; a later one has merely begun too late.
   */
  void endRound(Progress progress, Instant deadline, Instant now, Chance chance) {
    var nobodyCame =
        progress.match().joined().isEmpty() && progress.match().plan().created().game() == 1;
    progress.add(new RoundOver(deadline));
    var reason = nobodyCame ? EndReason.ABORTED : EndReason.LIMIT;
    force(progress, ofHost(new Command.CallTime(reason)), chance);
    progress.settle(deadline, now);
  }

  /** Lets everything take effect that is due first, at one and the same instant. */
  void expire(Progress progress, List<Expiry> due, Instant now, Chance chance) {
    var anybodyActed = !progress.match().joined().isEmpty();
    for (var outcome : Outcome.of(due, playing(progress.match()), anybodyActed)) {
      if (progress.over()) {
        break;
      }
      carryOut(progress, outcome, due, chance);
    }
    progress.settle(due.getFirst().deadline(), now);
  }

  private void carryOut(Progress progress, Outcome outcome, List<Expiry> due, Chance chance) {
    switch (outcome) {
      case Outcome.Abort() -> {
        note(progress, due, Meaning.ABORT);
        force(progress, ofHost(new Command.CallTime(EndReason.ABORTED)), chance);
      }
      case Outcome.GoalShares() -> {
        note(progress, due, Meaning.GOAL_SHARES);
        force(progress, ofHost(new Command.CallTime(EndReason.TIME)), chance);
      }
      case Outcome.Forfeit(Seat seat) -> {
        note(progress, of(due, seat), Meaning.FORFEIT);
        var forfeit = new Command.Forfeit(EndReason.TIME);
        force(progress, new Action(Optional.of(seat), Optional.empty(), forfeit), chance);
      }
      case Outcome.Default(var id, Seat seat) ->
          progress
              .open(id)
              .ifPresent(
                  prompt -> {
                    note(progress, of(due, seat), Meaning.DEFAULT);
                    force(progress, byDefault(prompt), chance);
                  });
    }
  }

  private static Action ofHost(Command command) {
    return new Action(Optional.empty(), Optional.empty(), command);
  }

  private static Action byDefault(Prompt prompt) {
    return new Action(Optional.of(prompt.seat()), Optional.of(prompt.id()), prompt.onTimeout());
  }

  private static List<Expiry> of(List<Expiry> due, Seat seat) {
    return due.stream().filter(expiry -> expiry.seat().equals(seat)).toList();
  }

  private static void note(Progress progress, List<Expiry> due, Meaning meaning) {
    for (var expiry : due) {
      progress.add(new TimedOut(expiry.prompt(), expiry.seat(), expiry.deadline(), meaning));
    }
  }

  /** What the clock commands is always legal; a refusal is a fault of the rules. */
  private void force(Progress progress, Action action, Chance chance) {
    switch (engine.decide(progress.match().game(), action, chance)) {
      case Decision.Accepted accepted -> progress.act(By.CLOCK, action, accepted.events());
      case Decision.Refused refused ->
          throw new IllegalStateException(
              "the rules refused the clock: " + action + ", " + refused.refusal());
    }
  }

  private Set<Seat> playing(HostedMatch match) {
    return engine.view(match.game(), new Audience.Everybody()).values().stream()
        .filter(Entity.Player.class::isInstance)
        .map(Entity.Player.class::cast)
        .filter(player -> !player.eliminated())
        .map(Entity.Player::seat)
        .collect(Collectors.toSet());
  }
}
