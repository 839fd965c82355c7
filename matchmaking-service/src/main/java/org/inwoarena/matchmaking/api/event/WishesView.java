package org.inwoarena.matchmaking.api.event;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.pairing.Couple;

/**
 * What judges want of the pairing.
 *
 * @param forbidden couples that do not meet any more
 * @param forced couples that meet in the next round
 */
public record WishesView(List<CoupleView> forbidden, List<CoupleView> forced) {

  /** Keeps own copies. */
  public WishesView {
    forbidden = List.copyOf(forbidden);
    forced = List.copyOf(forced);
  }

  /** Two, in no order. */
  public record CoupleView(PlayerRef one, PlayerRef other) {}

  static WishesView of(Event event) {
    var wishes = event.play().wishes();
    return new WishesView(couples(event, wishes.forbidden()), couples(event, wishes.forced()));
  }

  private static List<CoupleView> couples(Event event, Set<Couple> couples) {
    return couples.stream()
        .map(
            couple ->
                new CoupleView(
                    PlayerRef.of(event.roster(), new EntrantId(couple.one())),
                    PlayerRef.of(event.roster(), new EntrantId(couple.other()))))
        .sorted(Comparator.comparing(couple -> couple.one().name()))
        .toList();
  }
}
