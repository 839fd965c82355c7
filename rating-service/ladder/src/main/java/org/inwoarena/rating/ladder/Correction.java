package org.inwoarena.rating.ladder;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A judge's word that a match ended otherwise than it was told.
 *
 * @param revision counts the corrections of this match, from 1; a later one replaces an earlier
 * @param scores the result that holds now; empty where the match no longer counts
 */
public record Correction(
    String match,
    int revision,
    List<Outcome.Score> scores,
    String reason,
    String author,
    Instant at) {

  /** Keeps an own copy. */
  public Correction {
    scores = List.copyOf(scores);
  }

  /** A player's half points; empty where the match no longer counts. */
  public OptionalInt scoreOf(String player) {
    return Outcome.Score.of(player, scores);
  }

  /** Why it cannot be a correction of a match between these players; empty where it can. */
  public Optional<Misfit> misfit(List<String> players) {
    if (scores.isEmpty()) {
      return Optional.empty();
    }
    var named = scores.stream().map(Outcome.Score::player).collect(Collectors.toSet());
    if (scores.size() != players.size() || !named.containsAll(players)) {
      return Misfit.because(
          "not-its-players",
          "Match %s was played by %s, the correction speaks of %s."
              .formatted(match, players, named));
    }
    return Ladder.impossible(scores);
  }
}
