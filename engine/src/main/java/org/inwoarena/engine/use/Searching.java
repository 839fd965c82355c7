package org.inwoarena.engine.use;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.effect.Selection.Pool;
import org.inwoarena.engine.effect.Who;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Players;
import org.inwoarena.engine.stats.Scene;
import org.inwoarena.engine.use.effects.Effects;

/** Searching a deck or a discard pile: all of it is seen before one card is chosen (R19.2.16). */
final class Searching {

  private Searching() {}

  /** What the player has to be shown before he can choose for the effect. */
  static List<CardId> unseen(Scene scene, Effect effect) {
    var unseen = new ArrayList<CardId>();
    for (var selection : Effects.selections(effect)) {
      switch (selection.pool()) {
        case Pool.Search(var whose, var deck) when !isAmongKnown(selection) ->
            collect(scene, whose, Zone.of(deck), unseen);
        case Pool.Discards(var whose) -> collect(scene, whose, Zone.DISCARD, unseen);
        default -> {}
      }
    }
    return unseen;
  }

  private static void collect(Scene scene, Who whose, Zone zone, List<CardId> unseen) {
    for (int seat : scene.game().playing()) {
      if (Players.is(scene, whose, seat)) {
        for (int card : scene.game().seat(seat).in(zone)) {
          if (!scene.game().card(card).seenBy(scene.you())) {
            unseen.add(new CardId(card));
          }
        }
      }
    }
  }

  /** Whether only cards that were looked at before can be chosen. */
  private static boolean isAmongKnown(Selection selection) {
    return names(selection.of());
  }

  private static boolean names(Filter filter) {
    return switch (filter) {
      case Filter.In in -> true;
      case Filter.And(var all) -> all.stream().anyMatch(Searching::names);
      default -> false;
    };
  }
}
