package org.inwoarena.game.match;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.contracts.GameView.Pause;
import org.inwoarena.contracts.JudgeAct;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.game.match.MatchEvent.By;
import org.inwoarena.game.match.MatchEvent.ClockExtended;
import org.inwoarena.game.match.MatchEvent.Paused;
import org.inwoarena.game.match.MatchEvent.Resumed;
import org.inwoarena.game.match.MatchEvent.Rewound;
import org.inwoarena.game.match.MatchEvent.Ruled;
import org.inwoarena.game.match.MatchEvent.Ruling;

/** Decides what becomes of a judge's order. Writes nothing. */
public final class Judging {

  private final Engine engine;
  private final Fold fold;
  private final TimeUp timeUp;

  /** Judges games of this engine. */
  public Judging(Engine engine) {
    this.engine = engine;
    this.fold = new Fold(engine);
    this.timeUp = new TimeUp(engine);
  }

  /**
   * Carries an order out. Time that was up before it counts first.
   *
   * @param past asked only where the order is to go back
   */
  public Commit carryOut(HostedMatch match, Order order, Instant now, Chance chance, Past past) {
    var progress = new Progress(engine, fold, match, past);
    timeUp.before(progress, now, now, chance);
    return progress.commit(
        objection(progress, order).or(() -> act(progress, order, now, chance, past)));
  }

  private Optional<Refusal> objection(Progress progress, Order order) {
    if (progress.over()) {
      return Optional.of(Refusals.of("game-over"));
    }
    var plan = progress.match().plan();
    if (order.judge().flatMap(plan::seatOf).isPresent()) {
      return Optional.of(Refusals.of("own-match"));
    }
    return players(order.act()).stream().allMatch(player -> plan.seatOf(player).isPresent())
        ? Optional.empty()
        : Optional.of(Refusals.of("not-at-this-table"));
  }

  private static List<String> players(JudgeAct act) {
    return switch (act) {
      case JudgeAct.Extend(var player, var seconds) -> player.stream().toList();
      case JudgeAct.Award(var winners) -> winners;
      case JudgeAct.GameLoss(var player) -> List.of(player);
      case JudgeAct.Pause pause -> List.of();
      case JudgeAct.Resume resume -> List.of();
      case JudgeAct.Annul annul -> List.of();
      case JudgeAct.Rewind rewind -> List.of();
    };
  }

  private Optional<Refusal> act(
      Progress progress, Order order, Instant now, Chance chance, Past past) {
    return switch (order.act()) {
      case JudgeAct.Pause pause -> pause(progress, order.authority(), now);
      case JudgeAct.Resume resume -> resume(progress, order.authority(), now);
      case JudgeAct.Extend extend -> extend(progress, order.authority(), extend);
      case JudgeAct.Award award -> award(progress, order.authority(), award, now, chance);
      case JudgeAct.Annul annul -> annul(progress, order.authority(), now, chance);
      case JudgeAct.GameLoss loss -> gameLoss(progress, order.authority(), loss, now, chance);
      case JudgeAct.Rewind(var to) -> rewind(progress, order.authority(), to, now, past);
    };
  }

  private static Optional<Refusal> pause(Progress progress, Authority authority, Instant now) {
    if (progress.match().paused().isPresent()) {
      return Optional.of(Refusals.of("match-paused"));
    }
    progress.add(new Paused(authority, now));
    return Optional.empty();
  }

  private static Optional<Refusal> resume(Progress progress, Authority authority, Instant now) {
    if (progress.match().paused().isEmpty()) {
      return Optional.of(Refusals.of("not-paused"));
    }
    progress.add(new Resumed(authority, now));
    return Optional.empty();
  }

  private static Optional<Refusal> extend(
      Progress progress, Authority authority, JudgeAct.Extend extend) {
    var plan = progress.match().plan();
    var seats = extend.player().flatMap(plan::seatOf).map(List::of).orElseGet(plan::seats);
    var millis = Duration.ofSeconds(extend.seconds()).toMillis();
    seats.forEach(seat -> progress.add(new ClockExtended(authority, seat, millis)));
    return Optional.empty();
  }

  private Optional<Refusal> award(
      Progress progress, Authority authority, JudgeAct.Award award, Instant now, Chance chance) {
    var winners = new ArrayList<Seat>();
    award.winners().forEach(player -> winners.add(seat(progress, player)));
    var action = Action.host(new Command.Award(winners));
    return rule(
        progress, new Ruled(authority, Ruling.AWARD, Optional.empty()), action, now, chance);
  }

  private Optional<Refusal> annul(
      Progress progress, Authority authority, Instant now, Chance chance) {
    var action = Action.host(new Command.CallTime(EndReason.ANNULLED));
    return rule(
        progress, new Ruled(authority, Ruling.ANNUL, Optional.empty()), action, now, chance);
  }

  private Optional<Refusal> gameLoss(
      Progress progress, Authority authority, JudgeAct.GameLoss loss, Instant now, Chance chance) {
    var seat = Optional.of(seat(progress, loss.player()));
    var action = new Action(seat, Optional.empty(), new Command.Forfeit(EndReason.RULING));
    return rule(progress, new Ruled(authority, Ruling.GAME_LOSS, seat), action, now, chance);
  }

  private static Seat seat(Progress progress, String player) {
    return progress.match().plan().seatOf(player).orElseThrow();
  }

  private Optional<Refusal> rule(
      Progress progress, Ruled ruled, Action action, Instant now, Chance chance) {
    var stoodSince = progress.match().paused().map(Pause::since).orElse(now);
    return switch (engine.decide(progress.match().game(), action, chance)) {
      case Decision.Refused(var refusal) -> Optional.of(refusal);
      case Decision.Accepted accepted -> {
        progress.add(ruled);
        progress.act(By.JUDGE, action, accepted.events());
        progress.settle(stoodSince, now);
        yield Optional.empty();
      }
    };
  }

  private static Optional<Refusal> rewind(
      Progress progress, Authority authority, long to, Instant now, Past past) {
    var target = past.standing(to);
    if (target == past.standing(progress.before().seq()) && !progress.acted()) {
      return Optional.of(Refusals.of("nothing-to-undo"));
    }
    var turn = past.at(target).game().progress().turn();
    progress.add(new Rewound(authority, target, turn));
    progress.settle(now, now);
    return Optional.empty();
  }
}
