package org.inwoarena.tournament.life;

import java.util.HashSet;
import java.util.Set;
import org.inwoarena.tournament.pairing.Couple;

/**
 * What judges want of the pairing.
 *
 * @param forbidden couples that never meet
 * @param forced couples that meet in the next round
 */
public record Wishes(Set<Couple> forbidden, Set<Couple> forced) {

  /** Keeps own copies. */
  public Wishes {
    forbidden = Set.copyOf(forbidden);
    forced = Set.copyOf(forced);
  }

  Wishes forbidding(Couple couple) {
    return new Wishes(with(forbidden, couple), forced);
  }

  Wishes forcing(Couple couple) {
    return new Wishes(forbidden, with(forced, couple));
  }

  Wishes freeing(Couple couple) {
    var others = new HashSet<>(forbidden);
    others.remove(couple);
    var left = new HashSet<>(forced);
    left.remove(couple);
    return new Wishes(others, left);
  }

  /** The round is paired: what was forced is done. */
  Wishes granted() {
    return new Wishes(forbidden, Set.of());
  }

  /** Whether he is to meet somebody in the next round. */
  boolean forces(String player) {
    return forced.stream()
        .anyMatch(couple -> couple.one().equals(player) || couple.other().equals(player));
  }

  private static Set<Couple> with(Set<Couple> couples, Couple couple) {
    var more = new HashSet<>(couples);
    more.add(couple);
    return more;
  }
}
