package org.inwoarena.game.match;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.MatchCompleted.SeatOutcome;
import org.inwoarena.contracts.PlayerNotice;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.SeatResult;

/** What the other services and the players are told at the start and the end of a match. */
public final class Completion {

  private final Engine engine;

  /** Reads results with this engine. */
  public Completion(Engine engine) {
    this.engine = engine;
  }

  /** The news that a game ended by its rules or on the clock. */
  public MatchCompleted finished(
      HostedMatch match, Entity.Result result, Instant startedAt, Instant endedAt) {
    var view = engine.view(match.game(), new Audience.Everybody());
    var outcomes =
        result.seats().stream()
            .map(seat -> outcome(match.plan(), seat, illuminati(view, seat.seat())))
            .toList();
    return news(match.plan(), outcomes, ended(match, result), startedAt, endedAt);
  }

  /** The news that a match never started. */
  public MatchCompleted aborted(MatchPlan plan, Instant at) {
    var outcomes =
        plan.seats().stream()
            .map(seat -> outcome(plan, new SeatResult(seat, 1, 0, 0), Optional.empty()))
            .toList();
    var ended = new Ended(Optional.empty(), EndReason.ABORTED, 0);
    return news(plan, outcomes, ended, plan.created().createdAt(), at);
  }

  /** Calls the players to the table. */
  public List<PlayerNotice> started(MatchPlan plan, Instant at) {
    return plan.seats().stream()
        .map(
            seat ->
                notice(
                    plan,
                    seat,
                    "started",
                    at,
                    new PlayerNotice.MatchStarted(
                        plan.matchId(), seat.index(), opponents(plan, seat))))
        .toList();
  }

  /** Tells the players that it is over. */
  public List<PlayerNotice> over(MatchPlan plan, MatchCompleted news) {
    return plan.seats().stream()
        .map(
            seat ->
                notice(
                    plan,
                    seat,
                    "over",
                    news.endedAt(),
                    new PlayerNotice.MatchOver(
                        plan.matchId(),
                        news.seats().get(seat.index()).score(),
                        word(news.reason()))))
        .toList();
  }

  private static PlayerNotice notice(
      MatchPlan plan, Seat seat, String what, Instant at, PlayerNotice.Body body) {
    return new PlayerNotice(plan.at(seat).player(), plan.matchId() + ":" + what, at, body);
  }

  private static String opponents(MatchPlan plan, Seat seat) {
    return String.join(
        ", ",
        plan.seats().stream()
            .filter(other -> !other.equals(seat))
            .map(other -> plan.at(other).handle())
            .toList());
  }

  /** How a game went: who had the first turn, why it ended, after how many turns. */
  private record Ended(Optional<Seat> starter, EndReason reason, int turns) {}

  private static Ended ended(HostedMatch match, Entity.Result result) {
    var progress = match.game().progress();
    var starter =
        progress.turn() == 0 ? Optional.<Seat>empty() : Optional.of(new Seat(progress.starter()));
    return new Ended(starter, result.reason(), progress.turn());
  }

  private static MatchCompleted news(
      MatchPlan plan, List<SeatOutcome> outcomes, Ended ended, Instant startedAt, Instant endedAt) {
    var created = plan.created();
    return new MatchCompleted(
        created.matchId(),
        created.seriesId(),
        created.game(),
        created.ladder(),
        created.event(),
        created.rated() && ended.reason() != EndReason.ABORTED,
        created.ruleSet(),
        created.cards(),
        outcomes,
        ended.starter(),
        ended.reason(),
        ended.turns(),
        startedAt,
        endedAt);
  }

  private static SeatOutcome outcome(
      MatchPlan plan, SeatResult result, Optional<String> illuminati) {
    var seat = plan.at(result.seat());
    return new SeatOutcome(
        seat.player(), seat.bot(), result.place(), result.score(), result.goalShare(), illuminati);
  }

  private static Optional<String> illuminati(Map<String, Entity> view, Seat seat) {
    return view.get("player:" + seat.index()) instanceof Entity.Player player
        ? player
            .illuminati()
            .map(id -> view.get("card:" + id.value()))
            .filter(Entity.Card.class::isInstance)
            .map(card -> ((Entity.Card) card).card())
        : Optional.empty();
  }

  private static String word(EndReason reason) {
    return reason.name().toLowerCase(Locale.ROOT);
  }
}
