package org.inwoarena.rating.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
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
