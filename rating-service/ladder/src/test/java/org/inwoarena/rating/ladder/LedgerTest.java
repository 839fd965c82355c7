package org.inwoarena.rating.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.inwoarena.rating.ladder.Entry.Corrected;
import org.inwoarena.rating.ladder.Entry.Played;
import org.inwoarena.rating.ladder.Entry.SeasonTurned;
import org.inwoarena.rating.ladder.Outcome.Score;
import org.junit.jupiter.api.Test;

class LedgerTest {

  private final Ledger ledger = new Ledger();

  @Test
  void aCorrectionBringsWhatTheRightResultWouldHaveBrought() {
    ledger.enter(won(1, "m1", "anna", "bert"));
    var moves = ledger.enter(new Corrected(2, "m1", scores("anna", 0, "bert", 2)));

    assertThat(moves).extracting(Move::moved).containsExactly(-4000, 4000);
    assertThat(ratings()).containsExactly(148_000, 152_000);
    assertThat(ledger.standings()).extracting(Standing::games).containsOnly(1);
  }

  @Test
  void laterGamesKeepTheirOwnExchange() {
    ledger.enter(won(1, "m1", "anna", "bert"));
    ledger.enter(won(2, "m2", "anna", "carl"));
    var before = ratings();
    ledger.enter(new Corrected(3, "m1", scores("anna", 1, "bert", 1)));

    assertThat(ratings())
        .containsExactly(before.get(0) - 2000, before.get(1) + 2000, before.get(2));
  }

  @Test
  void aSecondCorrectionReplacesTheFirst() {
    ledger.enter(won(1, "m1", "anna", "bert"));
    ledger.enter(new Corrected(2, "m1", scores("anna", 0, "bert", 2)));
    ledger.enter(new Corrected(3, "m1", scores("anna", 1, "bert", 1)));

    assertThat(ratings()).containsExactly(150_000, 150_000);
  }

  @Test
  void aMatchThatNoLongerCountsLeavesNothing() {
    ledger.enter(won(1, "m1", "anna", "bert"));
    ledger.enter(new Corrected(2, "m1", List.of()));

    assertThat(ratings()).containsExactly(150_000, 150_000);
  }

  @Test
  void aSeasonGoesHalfWayBackAndKeepsExperience() {
    for (var game = 1; game <= 3; game++) {
      ledger.enter(won(game, "m" + game, "anna", "bert"));
    }
    var anna = ratings().getFirst();
    ledger.enter(new SeasonTurned(4));

    assertThat(ratings().getFirst()).isEqualTo(150_000 + (anna - 150_000 + 1) / 2);
    assertThat(ratings().getFirst() + ratings().getLast()).isEqualTo(300_000);
    assertThat(ledger.standings()).extracting(Standing::games).containsOnly(3);
  }

  /** Games of players who never meet may come in any order; each circle keeps its own. */
  @Test
  void theOrderOfDisjointGamesChangesNothing() {
    var random = new Random(18);
    for (var round = 0; round < 200; round++) {
      var circles = List.of(circle("a", random), circle("b", random), circle("c", random));
      var inTurn = circles.stream().flatMap(List::stream).toList();
      assertThat(recomputed(shuffled(circles, random))).isEqualTo(recomputed(inTurn));
    }
  }

  /** What one wins the other loses, in every game whose two K are equal; none is near the floor. */
  @Test
  void theSecondChangeIsMinusTheFirstWhereKIsEqual() {
    var random = new Random(7);
    for (var game = 1; game <= 3000; game++) {
      var moves = ledger.enter(game(game, "p", random));
      if (moves.getFirst().k() == moves.getLast().k()) {
        assertThat(moves.getLast().moved()).isEqualTo(-moves.getFirst().moved());
      }
    }
  }

  private static List<Played> circle(String name, Random random) {
    return IntStream.range(0, 12).mapToObj(i -> game(i, name, random)).toList();
  }

  private static Played game(int number, String circle, Random random) {
    var one = random.nextInt(4);
    var other = (one + 1 + random.nextInt(3)) % 4;
    var score = random.nextInt(3);
    return new Played(1, circle + number, scores(circle + one, score, circle + other, 2 - score));
  }

  /** All games, those of each circle in its order. */
  private static List<Played> shuffled(List<List<Played>> circles, Random random) {
    var waiting = circles.stream().map(ArrayDeque::new).toList();
    var order = new ArrayList<Played>();
    while (order.size() < circles.stream().mapToInt(List::size).sum()) {
      var next = waiting.get(random.nextInt(waiting.size())).poll();
      if (next != null) {
        order.add(next);
      }
    }
    return order;
  }

  private static List<Standing> recomputed(List<Played> games) {
    var fresh = new Ledger();
    games.forEach(fresh::enter);
    return fresh.standings().toList();
  }

  @Test
  void whatIsNotInTheBookCannotBeCorrected() {
    assertThatThrownBy(() -> ledger.enter(new Corrected(1, "m1", List.of())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("m1");
  }

  @Test
  void aCorrectionSpeaksOfThePlayersOfItsMatch() {
    var stranger = correction(scores("anna", 2, "carl", 0));
    assertThat(stranger.misfit(List.of("anna", "bert")).orElseThrow().code())
        .isEqualTo("not-its-players");
    var twice = correction(scores("anna", 2, "bert", 2));
    assertThat(twice.misfit(List.of("anna", "bert")).orElseThrow().code())
        .isEqualTo("impossible-score");
    assertThat(correction(List.of()).misfit(List.of("anna", "bert"))).isEmpty();
  }

  private List<Integer> ratings() {
    return ledger.standings().map(Standing::rating).toList();
  }

  private static Correction correction(List<Score> scores) {
    return new Correction("m1", 1, scores, "wrong player entered", "judge", Instant.EPOCH);
  }

  private static Played won(long seq, String match, String winner, String loser) {
    return new Played(seq, match, scores(winner, 2, loser, 0));
  }

  private static List<Score> scores(String one, int first, String other, int second) {
    return List.of(new Score(one, first), new Score(other, second));
  }
}
