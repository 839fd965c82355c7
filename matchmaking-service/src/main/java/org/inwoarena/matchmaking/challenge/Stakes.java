package org.inwoarena.matchmaking.challenge;

import static org.inwoarena.matchmaking.refusal.Objection.invalid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.matchmaking.refusal.Objection;

/**
 * What a challenger wants to play for, and by which rules, as he put it.
 *
 * @param ladder where it shall be rated
 * @param ruleSet a preset of the engine; the ladder's, or the tournament's, if not named
 */
public record Stakes(boolean rated, Optional<String> ladder, Optional<String> ruleSet) {

  /** The only rules rated matches are played under. */
  public static final String RATED_RULES = "two-player-tournament";

  /** The rule set the match would be played under. */
  public String rules() {
    return ruleSet.orElse(RATED_RULES);
  }

  /** Every reason against what is asked, whoever asks it. */
  public List<Objection> objections(Set<String> ruleSets) {
    var found = new ArrayList<Objection>();
    if (rated && !rules().equals(RATED_RULES)) {
      found.add(
          invalid("rated-rule-set", "Rated matches are played under " + RATED_RULES + " only."));
    }
    if (!ruleSets.contains(rules())) {
      found.add(invalid("rule-set-unknown", "There is no rule set " + rules() + "."));
    }
    if (!rated && ladder.isPresent()) {
      found.add(invalid("ladder-without-rating", "A casual match belongs to no ladder."));
    }
    return found;
  }
}
