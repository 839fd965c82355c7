package org.inwoarena.matchmaking.challenge;

import static org.inwoarena.matchmaking.refusal.Objection.invalid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.matchmaking.refusal.Objection;

/** Whose ratings a challenger will meet, in points; open where nothing is said. */
public record RatingRange(Optional<Integer> least, Optional<Integer> most) {

  /** Anybody. */
  public static final RatingRange ANYBODY = new RatingRange(Optional.empty(), Optional.empty());

  /** Whether a rating lies within. */
  public boolean admits(int rating) {
    return least.filter(low -> rating < low).isEmpty()
        && most.filter(high -> rating > high).isEmpty();
  }

  /** Every reason against the range itself. */
  public List<Objection> objections(boolean rated) {
    var found = new ArrayList<Objection>();
    if (!rated && !equals(ANYBODY)) {
      found.add(invalid("range-without-rating", "A casual challenge has no rating to measure by."));
    }
    if (least.isPresent() && most.isPresent() && least.get() > most.get()) {
      found.add(
          invalid(
              "range-empty",
              "No rating is at least %d and at most %d.".formatted(least.get(), most.get())));
    }
    return found;
  }

  /** In words, for whoever does not fit. */
  public String words() {
    return least.map(low -> "from " + low).orElse("of any height")
        + most.map(high -> " up to " + high).orElse("");
  }
}
