package org.inwoarena.rating.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class LadderTest {

  private static final Ladder PREVIEW =
      new Ladder("preview", "Preview", "two-player-tournament", "card-texts", 2);

  @Test
  void aResultOfTheRightKindBelongs() {
    assertThat(PREVIEW.misfit(outcome("two-player-tournament", "card-texts", 2, 0))).isEmpty();
    assertThat(PREVIEW.misfit(outcome("two-player-tournament", "card-texts", 1, 1))).isEmpty();
    // A double loss comes from a ruling only, yet it is a result.
    assertThat(PREVIEW.misfit(outcome("two-player-tournament", "card-texts", 0, 0))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("misfits")
  void everythingElseDoesNot(String code, Outcome outcome) {
    assertThat(PREVIEW.misfit(outcome)).map(Misfit::code).contains(code);
  }

  static Stream<Arguments> misfits() {
    return Stream.of(
        Arguments.of("rule-set-mismatch", outcome("standard", "card-texts", 2, 0)),
        Arguments.of("cards-mismatch", outcome("two-player-tournament", "complete", 2, 0)),
        Arguments.of("not-two-seats", outcome("two-player-tournament", "card-texts", 2, 0, 0)),
        Arguments.of("impossible-score", outcome("two-player-tournament", "card-texts", 2, 2)),
        Arguments.of("impossible-score", outcome("two-player-tournament", "card-texts", 3, -1)),
        Arguments.of(
            "played-oneself",
            new Outcome(
                "m",
                Optional.of("preview"),
                true,
                false,
                "two-player-tournament",
                "card-texts",
                List.of(new Outcome.Score("anna", 2), new Outcome.Score("anna", 0)),
                true,
                20,
                Instant.EPOCH)));
  }

  private static Outcome outcome(String ruleSet, String cards, int... halfPoints) {
    var scores =
        java.util.stream.IntStream.range(0, halfPoints.length)
            .mapToObj(i -> new Outcome.Score("player-" + i, halfPoints[i]))
            .toList();
    return outcome(ruleSet, cards, scores, true, 20);
  }

  private static Outcome outcome(
      String ruleSet, String cards, List<Outcome.Score> scores, boolean byGoal, int turns) {
    return new Outcome(
        "m",
        Optional.of("preview"),
        true,
        false,
        ruleSet,
        cards,
        scores,
        byGoal,
        turns,
        Instant.EPOCH);
  }

  @ParameterizedTest
  @CsvSource({"false, 1, true", "false, 2, false", "true, 1, false"})
  void aMatchGivenAwayAtOnceIsTooShort(boolean byGoal, int turns, boolean tooShort) {
    var scores = List.of(new Outcome.Score("anna", 2), new Outcome.Score("bert", 0));
    var outcome = outcome("two-player-tournament", "card-texts", scores, byGoal, turns);
    assertThat(PREVIEW.tooShort(outcome)).isEqualTo(tooShort);
  }
}
