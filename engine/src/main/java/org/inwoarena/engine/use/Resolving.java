package org.inwoarena.engine.use;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Effect.Choose;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Conditions;
import org.inwoarena.engine.stats.Scene;
import org.inwoarena.engine.use.effects.Effects;

/** Carries the effects of a play out, one after another, asking for what they leave open. */
final class Resolving {

  private Resolving() {}

  /** The choice the next effect waits for. */
  static Optional<Ask> ask(Game game, Use use) {
    if (use.agenda().isEmpty()) {
      return Optional.empty();
    }
    var effect = use.agenda().getFirst();
    if (effect instanceof Choose choose) {
      return choice(game, use, choose);
    }
    if (effect instanceof Effect.PickAlignment pick) {
      return AlignmentPick.ask(scene(game, use), use, pick);
    }
    var scene = scene(game, use);
    if (!Searching.unseen(scene, effect).isEmpty()) {
      return Optional.empty();
    }
    var picks = new Picks(use.picks());
    var chosen = new ArrayList<List<Integer>>();
    for (var selection : Effects.selections(effect)) {
      switch (Selecting.choose(scene, selection, Doing.open(scene, effect), picks, false)) {
        case Chosen.Open(var ask) -> {
          return Optional.of(ask);
        }
        case Chosen.Lot lot -> {
          return Optional.empty();
        }
        case Chosen.Complete(var values) -> chosen.add(values);
        case Chosen.Impossible none -> chosen.add(List.of());
      }
    }
    return Further.ask(scene, effect, chosen, picks.rest());
  }

  private static Optional<Ask> choice(Game game, Use use, Choose choose) {
    if (!use.picks().isEmpty()) {
      return Optional.empty();
    }
    var options = options(game, use, choose);
    return options.size() <= 1 && !choose.optional()
        ? Optional.empty()
        : Optional.of(
            Ask.words(
                use.you(),
                options,
                place -> choose.options().get(place).name(),
                choose.optional()));
  }

  private static List<Integer> options(Game game, Use use, Choose choose) {
    var scene = scene(game, use);
    var open = new ArrayList<Integer>();
    for (var i = 0; i < choose.options().size(); i++) {
      if (Conditions.holds(scene, choose.options().get(i).when())) {
        open.add(i);
      }
    }
    return open;
  }

  /** The next effect happens; after the last one the play is over. */
  static void advance(Play play, Use use) {
    if (use.agenda().isEmpty()) {
      Uses.finish(play, use);
      return;
    }
    switch (use.agenda().getFirst()) {
      case Choose choose -> choose(play, use, choose);
      case Effect.If branch ->
          play.emit(
              new Event.BranchTaken(Conditions.holds(scene(play.game(), use), branch.condition())));
      case Effect.EachPlayer each -> eachPlayer(play, use);
      case Effect.PickAlignment pick ->
          AlignmentPick.happen(play, scene(play.game(), use), use, pick);
      case Effect effect -> carryOut(play, use, effect);
    }
  }

  private static void choose(Play play, Use use, Choose choose) {
    var options = options(play.game(), use, choose);
    var nothing = choose.options().size();
    var taken =
        !use.picks().isEmpty()
            ? use.picks().getFirst()
            : options.isEmpty() ? Ask.STOP : options.getFirst();
    play.emit(new Event.OptionTaken(taken == Ask.STOP ? nothing : taken));
  }

  private static void carryOut(Play play, Use use, Effect effect) {
    var scene = scene(play.game(), use);
    var unseen = Searching.unseen(scene, effect);
    if (!unseen.isEmpty()) {
      play.emit(new Event.CardsSeen(Optional.of(new Seat(use.you())), unseen));
      return;
    }
    var picks = new Picks(use.picks());
    var chosen = new ArrayList<List<Integer>>();
    for (var selection : Effects.selections(effect)) {
      switch (Selecting.choose(scene, selection, Doing.open(scene, effect), picks, false)) {
        case Chosen.Complete(var values) -> chosen.add(values);
        case Chosen.Lot(var among) -> {
          draw(play, use, among);
          return;
        }
        case Chosen.Open open -> throw new IllegalStateException("not chosen yet: " + selection);
        case Chosen.Impossible none -> chosen.add(List.of());
      }
    }
    Effects.carryOut(play, use, effect, chosen, picks.rest());
  }

  /** Each player in turn, from the player of the card on. */
  private static void eachPlayer(Play play, Use use) {
    var game = play.game();
    var first = game.seat(use.seat()).eliminated() ? game.after(use.seat()) : use.seat();
    var next = use.bindings().you().isEmpty() ? first : game.after(use.bindings().you().getAsInt());
    if (use.bindings().you().isPresent() && next == first) {
      play.emit(new Event.EffectDone(use.bindings().asItself()));
    } else {
      play.emit(new Event.PlayersTurn(new Seat(next)));
    }
  }

  private static void draw(Play play, Use use, List<Integer> among) {
    var lot = play.lot(among.size());
    play.emit(new Event.LotDrawn(new Seat(use.seat()), among.get(lot.value()), lot.counter()));
  }

  private static Scene scene(Game game, Use use) {
    return Scene.of(game, use.card(), use.you(), use.bindings());
  }
}
