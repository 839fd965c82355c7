package org.inwoarena.matchmaking.challenge;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;
import static org.inwoarena.matchmaking.refusal.Objection.invalid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.matchmaking.match.Ladder;
import org.inwoarena.matchmaking.refusal.Objection;

/**
 * What a challenger asks for, as he put it.
 *
 * @param opponent player id or handle
 * @param ladder where it shall be rated
 * @param ruleSet a preset of the engine; the ladder's, or the tournament's, if not named
 */
public record Proposal(
    String opponent,
    String registration,
    boolean rated,
    Optional<String> ladder,
    Optional<String> ruleSet) {

  /** The only rules rated matches are played under. */
  public static final String RATED_RULES = "two-player-tournament";

  /** The rule set the match would be played under. */
  public String rules() {
    return ruleSet.orElse(RATED_RULES);
  }

  /** Every reason against what is asked, whoever asks it. */
  public List<Objection> objections(Optional<Ladder> known, Set<String> ruleSets) {
    var found = new ArrayList<Objection>();
    if (rated && !rules().equals(RATED_RULES)) {
      found.add(
          invalid("rated-rule-set", "Rated matches are played under " + RATED_RULES + " only."));
    }
    if (!ruleSets.contains(rules())) {
      found.add(invalid("rule-set-unknown", "There is no rule set " + rules() + "."));
    }
    if (rated && known.isEmpty()) {
      found.add(invalid("ladder-unknown", "There is no ladder " + ladder.orElse("") + "."));
    }
    if (!rated && ladder.isPresent()) {
      found.add(invalid("ladder-without-rating", "A casual match belongs to no ladder."));
    }
    return found;
  }

  /** Every reason against this pair of players. */
  public static List<Objection> objections(
      String challenger, Optional<String> opponent, boolean alreadyOpen) {
    if (opponent.isEmpty()) {
      return List.of(invalid("opponent-unknown", "Nobody has this id or handle."));
    }
    if (opponent.get().equals(challenger)) {
      return List.of(invalid("opponent-yourself", "Nobody challenges himself."));
    }
    return alreadyOpen
        ? List.of(conflict("already-challenged", "Your challenge to this player is still open."))
        : List.of();
  }
}
