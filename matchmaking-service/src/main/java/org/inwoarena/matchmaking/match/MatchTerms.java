package org.inwoarena.matchmaking.match;

import java.util.Optional;
import org.inwoarena.contracts.Clocks;

/**
 * What a match is played for and under.
 *
 * @param ladder where it is rated; empty for casual play
 * @param event the tournament it belongs to
 * @param game which game of a table it is there
 */
public record MatchTerms(
    Optional<String> ladder,
    Optional<String> event,
    String ruleSet,
    String cards,
    Clocks clocks,
    Optional<GameOfTable> game) {

  /** A rated match of a ladder. */
  public static MatchTerms of(Ladder ladder) {
    return new MatchTerms(
        Optional.of(ladder.id()),
        Optional.empty(),
        ladder.ruleSet(),
        ladder.cards(),
        ladder.clocks(),
        Optional.empty());
  }

  /** Whether its result changes ratings. */
  public boolean rated() {
    return ladder.isPresent();
  }
}
