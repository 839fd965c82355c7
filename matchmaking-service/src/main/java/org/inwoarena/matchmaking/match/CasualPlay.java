package org.inwoarena.matchmaking.match;

import java.util.Optional;
import java.util.Set;
import org.inwoarena.contracts.Clocks;

/**
 * What matches without rating may be.
 *
 * @param ruleSets rule sets one may name
 */
public record CasualPlay(Set<String> ruleSets, String format, String cards, Clocks clocks) {

  /** Keeps an own copy. */
  public CasualPlay {
    ruleSets = Set.copyOf(ruleSets);
  }

  /** A casual match under one of the rule sets. */
  public MatchTerms terms(String ruleSet) {
    return new MatchTerms(
        Optional.empty(), Optional.empty(), ruleSet, cards, clocks, Optional.empty());
  }
}
