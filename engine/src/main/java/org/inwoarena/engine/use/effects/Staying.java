package org.inwoarena.engine.use.effects;

import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;

/** Cards that lie before their player, Plots that stay (R3.1.7) and NWOs above all (16.1). */
final class Staying {

  private Staying() {}

  /** The card lies before the player, linked to nothing. */
  static void stay(Task task, int card) {
    if (task.game().card(card).link() != 0) {
      task.play().emit(new Event.LinkChanged(new CardId(card), Event.LinkChange.ENDED));
    }
    if (task.game().printed(card).facts().kind() == CardKind.RESOURCE) {
      task.put(card, Zone.RESOURCES, task.you(), Integer.MAX_VALUE);
      return;
    }
    replace(task, card);
    task.put(card, Zone.TABLE, task.you(), Integer.MAX_VALUE);
  }

  /** An NWO takes the place of the one of its color. */
  private static void replace(Task task, int card) {
    replaced(task.game(), card)
        .ifPresent(
            old -> {
              var holder = new Seat(task.game().card(old).holder());
              task.play()
                  .emit(new Event.Discarded(holder, new CardId(old), DiscardReason.REPLACED));
            });
  }

  /** The NWO of the same color, identical or not (R16.1.4, R16.1.7). */
  private static Optional<Integer> replaced(Game game, int nwo) {
    if (game.printed(nwo).facts().kind() != CardKind.NWO) {
      return Optional.empty();
    }
    var color = game.printed(nwo).facts().color();
    for (var seat : game.seats()) {
      for (int card : seat.in(Zone.TABLE)) {
        var facts = game.printed(card).facts();
        if (facts.kind() == CardKind.NWO && facts.color().equals(color)) {
          return Optional.of(card);
        }
      }
    }
    return Optional.empty();
  }
}
