package org.inwoarena.engine.use;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.TraitOp;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.stats.Alignments;
import org.inwoarena.engine.stats.Roles;
import org.inwoarena.engine.stats.Scene;

/** The choice of an Alignment that the rest of a play speaks of; an option is its place. */
final class AlignmentPick {

  private static final List<Alignment> ALL = List.of(Alignment.values());

  private AlignmentPick() {}

  /** The choice, unless it is made already or there is only one. */
  static Optional<Ask> ask(Scene scene, Use use, Effect.PickAlignment pick) {
    var options = options(scene, use, pick);
    return use.picks().isEmpty() && options.size() > 1
        ? Optional.of(Ask.words(scene.you(), options, place -> word(ALL.get(place)), false))
        : Optional.empty();
  }

  private static String word(Alignment alignment) {
    return alignment.name().toLowerCase(Locale.ROOT);
  }

  /** What the rest of the play speaks of from now on; nothing where there is no choice. */
  static void happen(Play play, Scene scene, Use use, Effect.PickAlignment pick) {
    var choice = use.picks().isEmpty() ? options(scene, use, pick) : use.picks();
    play.emit(
        new Event.EffectDone(
            choice.isEmpty()
                ? use.bindings()
                : use.bindings().choosing(ALL.get(choice.getFirst()))));
  }

  private static List<Integer> options(Scene scene, Use use, Effect.PickAlignment pick) {
    var options = new ArrayList<Integer>();
    for (var place = 0; place < ALL.size(); place++) {
      var alignment = ALL.get(place);
      if (isThere(scene, pick, alignment) && !(isReversed(use) && hasNoOpposite(alignment))) {
        options.add(place);
      }
    }
    return options;
  }

  private static boolean isThere(Scene scene, Effect.PickAlignment pick, Alignment alignment) {
    return pick.of().isEmpty()
        || Roles.cards(scene, pick.of().get()).stream()
            .anyMatch(card -> Alignments.has(scene.game(), card, alignment));
  }

  /** Criminal has no opposite, and Fanatic is its own (R4.3.3, R4.3.4): nothing to reverse. */
  private static boolean hasNoOpposite(Alignment alignment) {
    return alignment == Alignment.CRIMINAL || alignment == Alignment.FANATIC;
  }

  /** Whether the play is about to reverse what is chosen. */
  private static boolean isReversed(Use use) {
    return use.agenda().size() > 1
        && use.agenda().get(1) instanceof Effect.Apply(var until, var abilities)
        && abilities.stream()
            .anyMatch(
                ability -> ability instanceof Ability.Trait trait && trait.op() == TraitOp.REVERSE);
  }
}
