package org.inwoarena.engine.use.effects;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Filters;
import org.inwoarena.engine.stats.Values;

/** Attacks that cards make by themselves (12.1 to 12.3). */
final class Launching {

  private Launching() {}

  /** The play's target is attacked; its Power is fixed in an Instant attack (R12.1.13). */
  static void launch(Task task, Effect.Spec spec) {
    var game = task.game();
    int target = task.use().bindings().cards(Role.TARGET).getFirst();
    var state = game.card(target);
    var frozen =
        spec.is().contains(Word.INSTANT)
            ? OptionalInt.of(Values.defendingPower(game, target))
            : OptionalInt.empty();
    task.play()
        .emit(
            new Event.AttackLaunched(
                spec.kind(),
                task.seat(),
                state.zone().inStructure()
                    ? Optional.of(new Seat(state.holder()))
                    : Optional.empty(),
                task.source(),
                new CardId(target),
                task.amount(spec.power()),
                frozen,
                new TreeSet<>(spec.is()),
                lost(task, spec, target)));
  }

  /** A Disaster's target loses a token at once (R12.3.5), and whatever else the card names. */
  private static List<CardId> lost(Task task, Effect.Spec spec, int target) {
    var lost = new ArrayList<CardId>();
    var game = task.game();
    if (spec.is().contains(Word.DISASTER) && game.card(target).tokens() > 0) {
      lost.add(new CardId(target));
    }
    spec.drains().ifPresent(named -> drained(task, game, named, lost));
    return lost;
  }

  private static void drained(Task task, Game game, Filter named, List<CardId> lost) {
    for (var card = 1; card <= game.roster().size(); card++) {
      if (game.card(card).zone().inPlay()
          && game.card(card).tokens() > 0
          && Filters.matches(task.scene(), named, card)) {
        lost.add(new CardId(card));
      }
    }
  }
}
