package org.inwoarena.engine.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.chance.HmacChance;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.record.GameRecord;
import org.inwoarena.engine.state.Game;

/** Shrinks a game that breaks a property to the shortest run of its commands that breaks it. */
record Shrinking(Engine engine) {

  private static final int TOLD = 5;

  /** Throws an AssertionError where it does not hold. */
  interface Property {
    void holds(Game game, List<Event> journal);
  }

  /** The commands up to and with the one that broke the property. */
  record Broken(List<Action> actions, AssertionError why) {

    /** The length, and the last commands in order. */
    String told() {
      var last = actions.subList(Math.max(0, actions.size() - TOLD), actions.size());
      return "broken after " + actions.size() + " commands, the last of them " + last;
    }
  }

  /** Plays the record again and checks after every command; empty when the property holds. */
  Optional<Broken> shortest(GameRecord record, Property property) {
    var chance = HmacChance.of(record.seeds());
    var started = engine.start(record.setup());
    var game = started.after();
    var journal = new ArrayList<>(started.events());
    var played = new ArrayList<Action>();
    for (var action : record.actions()) {
      if (!(engine.decide(game, action, chance) instanceof Decision.Accepted accepted)) {
        throw new AssertionError("the record cannot be replayed at command " + played.size());
      }
      game = accepted.after();
      journal.addAll(accepted.events());
      played.add(action);
      try {
        property.holds(game, journal);
      } catch (AssertionError why) {
        return Optional.of(new Broken(List.copyOf(played), why));
      }
    }
    return Optional.empty();
  }

  /** Checks a finished game; a failure tells the shortest run of commands that shows it. */
  void check(RandomGame random, Game end, Property property) {
    try {
      property.holds(end, random.journal());
    } catch (AssertionError atTheEnd) {
      var told = shortest(random.record(), property).map(Broken::told).orElse("at the end only");
      throw new AssertionError(random.name() + ": " + told, atTheEnd);
    }
  }
}
