package org.inwoarena.rating.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.groups.Tuple;
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

  @Test
  void winsInTurnsAreFlagged() {
    var inTurns = new ArrayList<PlayedGame>();
    for (var hours = 1; hours <= 8; hours++) {
      inTurns.add(
          hours % 2 == 1 ? game(hours, "bert", "anna", 20) : game(hours, "anna", "bert", 20));
    }
    var next = game(0, "anna", "bert", 20);
    assertThat(rules.flags(next, inTurns.reversed()))
        .extracting(Flag::rule)
        .containsExactly(Flag.Rule.ALTERNATING_WINS);
    assertThat(rules.flags(next, inTurns.subList(0, 7))).isEmpty();
    inTurns.set(4, game(5, "anna", "bert", 20));
    assertThat(rules.flags(next, inTurns)).isEmpty();
  }

  @Test
  void twoWhoPlayHardlyAnybodyElseAreFlagged() {
    var before = new ArrayList<>(wins(8, "anna", "bert", 20));
    IntStream.rangeClosed(9, 12).forEach(h -> before.add(game(h, "bert", "anna", 20)));
    var next = game(0, "bert", "anna", 20);
    assertThat(rules.flags(next, before))
        .extracting(Flag::rule)
        .containsExactly(Flag.Rule.SAME_PAIR);
    IntStream.rangeClosed(13, 16).forEach(h -> before.add(game(h, "anna", "guest" + h, 20)));
    assertThat(rules.flags(next, before)).as("anna has other rivals").isEmpty();
  }

  @Test
  void gamesThrownToWhoeverComesAreFlaggedAgainstTheLoser() {
    var before = new ArrayList<PlayedGame>();
    IntStream.rangeClosed(1, 6).forEach(h -> before.add(game(h, "guest" + h, "bert", 2)));
    var next = game(0, "dora", "bert", 3);
    assertThat(rules.flags(next, before))
        .extracting(Flag::rule, Flag::player)
        .containsExactly(Tuple.tuple(Flag.Rule.THROWN_GAMES, "bert"));
    IntStream.rangeClosed(7, 12).forEach(h -> before.add(game(h, "guest" + h, "bert", 20)));
    assertThat(rules.flags(next, before)).as("half of them were played out").isEmpty();
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
