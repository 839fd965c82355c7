package org.inwoarena.engine.use;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Replace;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Origin;
import org.inwoarena.engine.stats.Conditions;
import org.inwoarena.engine.stats.Players;
import org.inwoarena.engine.stats.Scene;
import org.inwoarena.engine.stats.Silence;

/**
 * Abilities that put something in place of what is due. Each is tried once; where several can, the
 * optional ones are asked first, so that their player chooses, and what is replaced is gone: each
 * draw is changed once (EFFECTS trap 13).
 */
final class Replacing {

  private Replacing() {}

  /** The next ability to be asked about or to begin; absent when none is left. */
  static Optional<Event> next(Game game, Frame.Occasion occasion) {
    if (occasion.due().isEmpty()) {
      return Optional.empty();
    }
    var found = candidates(game, occasion);
    for (var optional : new boolean[] {true, false}) {
      for (var candidate : found) {
        if (candidate.optional() == optional) {
          return Optional.of(
              new Event.ReplacementBegun(new Seat(candidate.seat()), candidate.origin()));
        }
      }
    }
    return Optional.empty();
  }

  private record Candidate(Origin origin, int seat, boolean optional) {}

  private static List<Candidate> candidates(Game game, Frame.Occasion occasion) {
    var found = new ArrayList<Candidate>();
    for (var source : game.inForce().sources().with(Replace.class)) {
      var abilities = source.text().abilities();
      for (var i = 0; i < abilities.size(); i++) {
        if (!Silence.isOff(game, source.card(), i)) {
          add(game, occasion, abilities.get(i), Origin.text(source.card(), i), found);
        }
      }
    }
    for (var applied : game.inForce().applied()) {
      for (var i = 0; i < applied.abilities().size(); i++) {
        var origin = Origin.applied(applied.source(), applied.id(), i);
        add(game, occasion, applied.abilities().get(i), origin, found);
      }
    }
    return found;
  }

  private static void add(
      Game game, Frame.Occasion occasion, Ability ability, Origin origin, List<Candidate> found) {
    if (ability instanceof Replace replace
        && !occasion.tried().contains(origin)
        && replace.at().moments().contains(occasion.window().moment())) {
      var seat = game.card(origin.card()).holder();
      var scene = Scene.of(game, origin.card(), seat, occasion.bindings());
      if (isBy(scene, replace) && Conditions.holds(scene, replace.when())) {
        found.add(new Candidate(origin, seat, replace.optional()));
      }
    }
  }

  private static boolean isBy(Scene scene, Replace replace) {
    var actor = scene.bindings().actor();
    return replace.at().by().isEmpty()
        || (actor.isPresent() && Players.is(scene, replace.at().by().get(), actor.getAsInt()));
  }
}
