package org.inwoarena.engine.use.effects;

import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;

/** Plots that stay on the table while their effect lasts (R3.1.7), NWOs above all (16.1). */
final class Staying {

  private Staying() {}

  /** The played card stays before its player; an NWO takes the place of the one of its color. */
  static void stay(Task task) {
    if (task.game().card(task.use().card()).zone() != Zone.PLAYED) {
      return;
    }
    replaced(task.game(), task.use().card())
        .ifPresent(
            old -> {
              var holder = new Seat(task.game().card(old).holder());
              task.play()
                  .emit(new Event.Discarded(holder, new CardId(old), DiscardReason.REPLACED));
            });
    var place = task.game().seat(task.use().seat()).in(Zone.TABLE).size();
    task.play().emit(new Event.CardMoved(task.source(), Zone.TABLE, task.seat(), place));
  }

  /** The NWO of the same color, identical or not (R16.1.4, R16.1.7). */
  private static Optional<Integer> replaced(Game game, int nwo) {
    if (game.printed(nwo).facts().kind() != CardKind.NWO) {
      return Optional.empty();
    }
    var color = game.printed(nwo).facts().color();
    for (var seat : game.seats()) {
      for (var id : seat.in(Zone.TABLE).ids()) {
        var facts = game.printed(id.value()).facts();
        if (facts.kind() == CardKind.NWO && facts.color().equals(color)) {
          return Optional.of(id.value());
        }
      }
    }
    return Optional.empty();
  }
}
