package org.inwoarena.engine.use.effects;

import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Zone;

/** Links made and ended by plays (17.1). */
final class Linking {

  private Linking() {}

  /** The played card stays on the table, linked to what was chosen. */
  static void link(Task task) {
    if (task.cards().isEmpty()) {
      return;
    }
    if (task.game().card(task.use().card()).zone() == Zone.PLAYED) {
      var place = task.game().seat(task.use().seat()).in(Zone.TABLE).size();
      task.play().emit(new Event.CardMoved(task.source(), Zone.TABLE, task.seat(), place));
    }
    task.play().emit(new Event.Linked(task.source(), new CardId(task.cards().getFirst()), true));
  }

  /** The links of these cards end. */
  static void unlink(Task task) {
    for (var card : task.cards()) {
      task.play().emit(new Event.LinkChanged(new CardId(card), Event.LinkChange.ENDED));
    }
  }
}
