package org.inwoarena.engine.use.effects;

import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.link.LinkRule;
import org.inwoarena.engine.state.Zone;

/** Links made by plays (17.1). */
final class Linking {

  private Linking() {}

  /** The played card stays on the table, linked to what was chosen. */
  static void link(Task task, Effect.LinkTo effect) {
    if (task.cards().isEmpty()) {
      return;
    }
    if (task.game().card(task.use().card()).zone() == Zone.PLAYED) {
      var place = task.game().seat(task.use().seat()).in(Zone.TABLE).size();
      task.play().emit(new Event.CardMoved(task.source(), Zone.TABLE, task.seat(), place));
    }
    var permanent = LinkRule.isPermanent(task.game(), task.use().card(), effect.permanent());
    var to = new CardId(task.cards().getFirst());
    task.play().emit(new Event.Linked(task.source(), to, permanent));
  }
}
