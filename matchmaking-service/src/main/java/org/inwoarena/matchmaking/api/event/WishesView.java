package org.inwoarena.matchmaking.api.event;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.pairing.Couple;

/**
 * What judges want of the pairing.
 *
 * @param forbidden couples that do not meet any more
 * @param forced couples that meet in the next round
 */
@Schema(
    example =
        """
        {"forbidden": [{"one": {"id": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "name": "Alice"},
                        "other": {"id": "0b9d7c1e-52f1-4c55-8a0a-5f6b8a1d2c33", "name": "Bob"}}],
         "forced": []}
        """)
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
