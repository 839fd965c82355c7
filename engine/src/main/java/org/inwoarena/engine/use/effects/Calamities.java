package org.inwoarena.engine.use.effects;

import java.util.List;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.use.Occasions;

/** Devastation, Relief and lasting words that card text puts on cards (12.4, 12.5, R17.3.3). */
final class Calamities {

  private Calamities() {}

  /** Places are devastated, unless somebody prevents it. */
  static void devastate(Task task) {
    var by = task.use().seat();
    for (var card : task.cards()) {
      if (task.game().printed(card).facts().kind() == CardKind.PLACE) {
        var bindings = Bindings.that(card, by);
        Occasions.due(task.play(), Moment.DEVASTATED, bindings, new Deed.Devastation(card, by));
      }
    }
  }

  /** Devastated Places get Relief (R12.5.1). */
  static void relieve(Task task) {
    var by = task.use().seat();
    for (var card : task.cards()) {
      if (task.game().card(card).has(Mark.DEVASTATED)) {
        var deed = new Deed.Relief(card, by, List.of());
        Occasions.due(task.play(), Moment.RELIEVED, Bindings.that(card, by), deed);
      }
    }
  }

  /** A word is put on cards, or taken off. */
  static void word(Task task, String word, boolean on) {
    for (var card : task.cards()) {
      if (task.game().inForce().isMarked(card, word) != on) {
        task.play().emit(new Event.WordSet(new CardId(card), word, task.source(), on));
      }
    }
  }
}
