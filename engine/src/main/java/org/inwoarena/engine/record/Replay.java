package org.inwoarena.engine.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.chance.HmacChance;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;

/** Plays the actions of a record again, with everything a judge undid. */
final class Replay {

  private final Engine engine;
  private final Chance chance;
  private final List<Event> events;
  private final List<Game> moments = new ArrayList<>();
  private Game game;

  Replay(Engine engine, GameRecord record) {
    this.engine = engine;
    this.chance = HmacChance.of(record.seeds());
    var started = engine.start(record.setup());
    this.events = new ArrayList<>(started.events());
    this.game = started.after();
    moments.add(game);
  }

  /** Plays all of it; the first thing that cannot be done ends it. */
  Optional<Finding> run(GameRecord record) {
    for (var action : record.actions()) {
      goBack(record);
      var wrong = act(action);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    goBack(record);
    return Optional.empty();
  }

  /** What happened. */
  List<Event> events() {
    return events;
  }

  private int done() {
    return moments.size() - 1;
  }

  private void goBack(GameRecord record) {
    for (var rewind : record.rewinds()) {
      if (rewind.after() == done()) {
        game = engine.rewind(game, moments.get(rewind.to()));
      }
    }
  }

  private Optional<Finding> act(Action action) {
    return switch (engine.decide(game, action, chance)) {
      case Decision.Accepted accepted -> {
        events.addAll(accepted.events());
        game = accepted.after();
        moments.add(game);
        yield Optional.empty();
      }
      case Decision.Refused(var refusal) ->
          Optional.of(
              new Finding("action-refused", "action " + (done() + 1) + ": " + refusal.code()));
    };
  }
}
