package org.inwoarena.matchmaking.conduct;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.MatchCompleted.SeatOutcome;
import org.inwoarena.engine.api.EndReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Leaving is what the end of a match tells; a few are free, then bans grow, and play heals. */
class QuitRulesTest {

  private static final Instant NOW = Instant.parse("2026-12-01T20:00:00Z");
  private static final QuitRules RULES =
      new QuitRules(3, 20, 2, new Doubling(Duration.ofMinutes(10), Duration.ofHours(24)));

  @ParameterizedTest(name = "{0} in turn {1} with score {2}: {3}")
  @CsvSource({
    "GOAL,        20, 0, ",
    "ELIMINATION,  2, 0, ",
    "LIMIT,       60, 0, ",
    "RULING,       1, 0, ",
    "CONCESSION,   3, 0, EARLY_CONCESSION",
    "CONCESSION,   4, 0, ",
    "CONCESSION,   1, 2, ",
    "TIME,         9, 0, TIME_OUT",
    "TIME,         9, 1, ",
    "TIME,         9, 2, ",
    "TIME,         0, 0, NO_SHOW",
    "TIME,         0, 2, ",
    "ABORTED,      0, 0, NO_SHOW",
  })
  void whatTheEndTellsOfAPlayer(EndReason reason, int turns, int score, Quit quit) {
    assertThat(RULES.quit(over(reason, turns, score), seat(score), NOW.minusSeconds(60)))
        .isEqualTo(Optional.ofNullable(quit));
  }

  @Test
  void nobodyLeavesAMatchThatCouldNotBeStarted() {
    var never = over(EndReason.ABORTED, 0, 0);
    assertThat(RULES.quit(never, seat(0), never.startedAt())).isEmpty();
  }

  @Test
  void twoAreFreeAndEachOneMoreDoublesTheBan() {
    assertThat(RULES.ban(games("q q s s s"))).isEmpty();
    assertThat(RULES.next(games("q q s s s"))).isEqualTo(Duration.ofMinutes(10));
    assertThat(ban("q q q s s")).isEqualTo(Duration.ofMinutes(10));
    assertThat(ban("q q q q")).isEqualTo(Duration.ofMinutes(20));
    assertThat(ban("q s q s q s q s q")).isEqualTo(Duration.ofMinutes(40));
    assertThat(ban("q ".repeat(20))).isEqualTo(Duration.ofHours(24));
  }

  @Test
  void aBanSaysWhatItIsForAndCountsFromTheEndOfTheMatch() {
    var games = games("q s q q");
    var ban = RULES.ban(games).orElseThrow();
    assertThat(ban.until()).isEqualTo(games.getFirst().endedAt().plus(Duration.ofMinutes(10)));
    assertThat(ban.detail())
        .isEqualTo("You left 3 of your last 4 rated matches before they were played out.");
    assertThat(ban.runs(ban.until())).isFalse();
  }

  @Test
  void gamesPlayedOutHeal() {
    var healed = "s ".repeat(18) + "q q q";
    assertThat(RULES.quits(games(healed))).isEqualTo(2);
    assertThat(RULES.next(games(healed))).as("one of them goes with the next game").isZero();
    var half = "s ".repeat(17) + "q q q";
    assertThat(RULES.next(games(half))).isEqualTo(Duration.ofMinutes(10));
  }

  @Test
  void aShorterBanDoesNotEndALongerOne() {
    var games = new ArrayList<>(games("q q q q q q"));
    var longer = RULES.ban(games).orElseThrow().until();
    assertThat(longer).isEqualTo(games.getFirst().endedAt().plus(Duration.ofMinutes(80)));
    var lately = games.getFirst().endedAt().plusSeconds(60);
    games.addAll(0, List.of(game(lately, 's')));
    assertThat(RULES.ban(games).orElseThrow().until()).isEqualTo(longer);
  }

  private static Duration ban(String newestFirst) {
    var games = games(newestFirst);
    return Duration.between(games.getFirst().endedAt(), RULES.ban(games).orElseThrow().until());
  }

  /** Newest first: q left, s stayed; an hour between any two. */
  private static List<RatedGame> games(String newestFirst) {
    var words = newestFirst.strip().split(" ");
    return Stream.iterate(0, i -> i < words.length, i -> i + 1)
        .map(i -> game(NOW.minus(Duration.ofHours(i)), words[i].charAt(0)))
        .toList();
  }

  private static RatedGame game(Instant endedAt, char how) {
    return new RatedGame(
        UUID.randomUUID(),
        "preview",
        endedAt,
        how == 'q' ? Optional.of(Quit.TIME_OUT) : Optional.empty());
  }

  private static SeatOutcome seat(int score) {
    return new SeatOutcome("ann", false, score == 2 ? 1 : 2, score, 0, Optional.empty());
  }

  private static MatchCompleted over(EndReason reason, int turns, int score) {
    var other =
        new SeatOutcome(
            "ben", false, 1, reason == EndReason.ABORTED ? 0 : 2 - score, 0, Optional.empty());
    return new MatchCompleted(
        "m",
        "m",
        1,
        Optional.of("preview"),
        Optional.empty(),
        true,
        "two-player-tournament",
        "card-texts",
        List.of(seat(score), other),
        Optional.empty(),
        reason,
        turns,
        NOW.minusSeconds(30),
        NOW);
  }
}
