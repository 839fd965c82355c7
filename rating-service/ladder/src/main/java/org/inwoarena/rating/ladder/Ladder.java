package org.inwoarena.rating.ladder;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A table of ratings for one kind of play.
 *
 * @param ruleSet the only rule set whose results count here
 * @param cards the only way of playing cards whose results count here
 * @param minimumTurns a match that ended earlier, and not by a won Goal, is not rated
 */
public record Ladder(String id, String name, String ruleSet, String cards, int minimumTurns) {

  private static final int WIN = 2;

  /** Why a result does not belong on this ladder; empty where it does. */
  public Optional<Misfit> misfit(Outcome outcome) {
    return Stream.of(play(outcome), seats(outcome)).flatMap(Optional::stream).findFirst();
  }

  private Optional<Misfit> play(Outcome outcome) {
    if (!ruleSet.equals(outcome.ruleSet())) {
      return Misfit.because(
          "rule-set-mismatch",
          "Ladder %s rates %s, the match was played under %s."
              .formatted(id, ruleSet, outcome.ruleSet()));
    }
    if (!cards.equals(outcome.cards())) {
      return Misfit.because(
          "cards-mismatch",
          "Ladder %s rates cards=%s, the match was played with cards=%s."
              .formatted(id, cards, outcome.cards()));
    }
    return Optional.empty();
  }

  private static Optional<Misfit> seats(Outcome outcome) {
    var scores = outcome.scores();
    if (scores.size() != 2) {
      return Misfit.because(
          "not-two-seats", "Elo rates two players, the match had %d.".formatted(scores.size()));
    }
    if (scores.get(0).player().equals(scores.get(1).player())) {
      return Misfit.because(
          "played-oneself", "Both seats are %s.".formatted(scores.get(0).player()));
    }
    return impossible(scores);
  }

  /** Half points that no single game can bring; empty where they are possible. */
  static Optional<Misfit> impossible(List<Outcome.Score> scores) {
    var total = scores.stream().mapToInt(Outcome.Score::halfPoints).sum();
    if (total > WIN || scores.stream().anyMatch(s -> s.halfPoints() < 0)) {
      return Misfit.because(
          "impossible-score", "Half points %s cannot come from one game.".formatted(scores));
    }
    return Optional.empty();
  }

  /**
   * Whether a match was over before it had begun in earnest. Such a match is not rated, and said
   * not to be: games given away in the first turns are how ratings are farmed (duty 19).
   */
  public boolean tooShort(Outcome outcome) {
    return !outcome.wonByGoal() && outcome.turns() < minimumTurns;
  }

  /** Why a match that is {@link #tooShort} gets no rating, in words. */
  public Misfit shortMatch(Outcome outcome) {
    return new Misfit(
        "too-short",
        "The match ended in turn %d without a Goal won; ladder %s rates from turn %d on."
            .formatted(outcome.turns(), id, minimumTurns));
  }
}
