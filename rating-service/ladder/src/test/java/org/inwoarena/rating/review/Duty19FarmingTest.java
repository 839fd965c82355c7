package org.inwoarena.rating.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Farming is seen on the history before a game, and honest play is left alone. */
class Duty19FarmingTest {

  private static final Instant NOW = Instant.parse("2026-12-01T20:00:00Z");

  private final ReviewRules rules = ReviewRules.standard();

  @Test
  void theSixthWinInARowOverTheSameRivalIsFlagged() {
    assertThat(rules.flags(game(0, "anna", "bert", 20), wins(5, "anna", "bert", 20)))
        .extracting(Flag::rule)
        .containsExactly(Flag.Rule.ONE_SIDED_PAIR);
    assertThat(rules.flags(game(0, "anna", "bert", 20), wins(4, "anna", "bert", 20))).isEmpty();
  }

  @Test
  void aGameIsNeverComparedWithItself() {
    var game = game(0, "anna", "bert", 20);
    var before = new ArrayList<>(wins(4, "anna", "bert", 20));
    before.add(game);
    assertThat(rules.flags(game, before)).isEmpty();
  }

  @Test
  void oneLossAmongManyWinsIsHonest() {
    var before = new ArrayList<>(wins(9, "anna", "bert", 20));
    before.add(game(3, "bert", "anna", 20));
    assertThat(rules.flags(game(0, "anna", "bert", 20), before)).isEmpty();
  }

  @Test
  void whatLiesLongerBackThanAWeekIsForgotten() {
    var old = IntStream.range(0, 9).mapToObj(i -> game(8 * 24 + i, "anna", "bert", 2)).toList();
    assertThat(rules.flags(game(0, "anna", "bert", 20), old)).isEmpty();
  }

  @Test
  void shortLossesToTheSameRivalAreFlagged() {
    var flags = rules.flags(game(0, "anna", "bert", 3), wins(3, "anna", "bert", 3));
    assertThat(flags).extracting(Flag::rule).contains(Flag.Rule.SHORT_LOSSES);
    assertThat(flags).extracting(Flag::player).containsOnly("anna");
    assertThat(rules.flags(game(0, "anna", "bert", 30), wins(3, "anna", "bert", 3))).isEmpty();
  }

  @Test
  void aNewAccountThatOnlyEverWinsShortGamesIsFlagged() {
    var before = List.of(game(1, "new", "a", 2), game(2, "new", "b", 3), game(3, "new", "c", 4));
    assertThat(rules.flags(game(0, "new", "d", 2), before))
        .extracting(Flag::rule)
        .containsExactly(Flag.Rule.FED_NEWCOMER);
    var oneRealGame = new ArrayList<>(before);
    oneRealGame.set(1, game(2, "new", "b", 25));
    assertThat(rules.flags(game(0, "new", "d", 2), oneRealGame)).isEmpty();
  }

  private static List<PlayedGame> wins(int number, String winner, String loser, int turns) {
    return IntStream.rangeClosed(1, number)
        .mapToObj(hours -> game(hours, winner, loser, turns))
        .toList();
  }

  private static PlayedGame game(int hoursAgo, String winner, String loser, int turns) {
    return new PlayedGame(
        "%s-%s-%d".formatted(winner, loser, hoursAgo),
        winner,
        loser,
        turns,
        NOW.minus(Duration.ofHours(hoursAgo)));
  }
}
