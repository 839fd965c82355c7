package org.inwoarena.rating;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.MatchCompleted.SeatOutcome;
import org.inwoarena.contracts.MatchCorrected;
import org.inwoarena.contracts.MatchCorrected.SeatScore;
import org.inwoarena.engine.api.EndReason;

/** Results of matches on the Preview ladder, and results that are not quite that. */
final class Results {

  static final String LADDER = "preview";

  private Results() {}

  /** A player nobody has heard of. */
  static String player(String name) {
    return name + "-" + UUID.randomUUID();
  }

  static MatchCompleted won(String winner, String loser) {
    return result(seat(winner, 2), seat(loser, 0));
  }

  static MatchCompleted shared(String one, String other) {
    return result(seat(one, 1), seat(other, 1));
  }

  static MatchCompleted result(SeatOutcome... seats) {
    return match(LADDER, true, "two-player-tournament", "card-texts", EndReason.GOAL, seats);
  }

  static MatchCompleted match(
      String ladder,
      boolean rated,
      String ruleSet,
      String cards,
      EndReason reason,
      SeatOutcome... seats) {
    var id = UUID.randomUUID().toString();
    var ended = Instant.parse("2026-11-30T20:00:00Z");
    return new MatchCompleted(
        id,
        id,
        1,
        Optional.of(ladder),
        Optional.empty(),
        rated,
        ruleSet,
        cards,
        List.of(seats),
        Optional.empty(),
        reason,
        20,
        ended.minusSeconds(1800),
        ended);
  }

  static SeatOutcome seat(String player, int halfPoints) {
    return seat(player, halfPoints, Optional.empty());
  }

  static SeatOutcome seat(String player, int halfPoints, Optional<String> illuminati) {
    return new SeatOutcome(
        player, false, halfPoints == 0 ? 2 : 1, halfPoints, 500 * halfPoints, illuminati);
  }

  /** The same match, over after so many turns and for another reason. */
  static MatchCompleted ended(MatchCompleted match, EndReason reason, int turns) {
    return new MatchCompleted(
        match.matchId(),
        match.seriesId(),
        match.game(),
        match.ladder(),
        match.event(),
        match.rated(),
        match.ruleSet(),
        match.cards(),
        match.seats(),
        match.starter(),
        reason,
        turns,
        match.startedAt(),
        match.endedAt());
  }

  /** A judge says how a match ended; without scores it no longer counts. */
  static MatchCorrected corrected(MatchCompleted match, int revision, SeatScore... scores) {
    return new MatchCorrected(
        match.matchId(),
        revision,
        match.ladder(),
        Optional.empty(),
        List.of(scores),
        "the claim did not meet the Goal",
        "judge-1",
        match.endedAt().plusSeconds(3600L * revision));
  }
}
