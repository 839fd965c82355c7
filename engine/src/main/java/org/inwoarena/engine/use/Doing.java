package org.inwoarena.engine.use;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.effect.Ability.Forbid;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.effect.Selections;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Filters;
import org.inwoarena.engine.stats.Permissions;
import org.inwoarena.engine.stats.Scene;
import org.inwoarena.engine.turn.TakeoverBars;

/**
 * What single effects do to cards, in the words of texts that bar it: a card that says something
 * cannot happen prevails over one that would make it happen (R19.1.9).
 */
final class Doing {

  private Doing() {}

  /** The cards to which the effect may happen. */
  static IntPredicate open(Scene scene, Effect effect) {
    return card -> barring(scene, effect, card).isEmpty();
  }

  /** For aims to which nothing is done that could be barred. */
  static boolean isAny(int card) {
    return true;
  }

  /** The cards a play with these effects may be aimed at. */
  static IntPredicate aims(Scene scene, List<Effect> effects) {
    var about = effects.stream().filter(Doing::isDoneToTarget).toList();
    return about.isEmpty()
        ? Doing::isAny
        : card -> about.stream().allMatch(effect -> barring(scene, effect, card).isEmpty());
  }

  private static boolean isDoneToTarget(Effect effect) {
    return Selections.of(effect).stream()
        .findFirst()
        .filter(what -> what.pool().equals(new Selection.Pool.OfRole(Role.TARGET)))
        .isPresent();
  }

  /** The card that keeps one of these effects from that aim. */
  static OptionalInt barringAim(Scene scene, List<Effect> effects, int card) {
    return effects.stream()
        .filter(Doing::isDoneToTarget)
        .map(effect -> barring(scene, effect, card))
        .filter(OptionalInt::isPresent)
        .findFirst()
        .orElse(OptionalInt.empty());
  }

  /** The card whose text keeps the effect from that card. */
  private static OptionalInt barring(Scene scene, Effect effect, int card) {
    var game = scene.game();
    var deed = Permissions.of(game, scene.source(), card);
    return switch (effect) {
      case Effect.Destroy e when e.kills() -> deed.barring(Deed.DESTROY, Deed.KILL);
      case Effect.Destroy e -> deed.barring(Deed.DESTROY);
      case Effect.Relieve e -> deed.barring(Deed.RELIEVE);
      case Effect.Readmit e -> returning(deed);
      case Effect.Move e -> TakeoverBars.moving(game, scene.you(), card);
      case Effect.MoveCard(var what, var to) when changesHands(scene, to, card) ->
          deed.barring(Deed.STEAL);
      case Effect.TakeOver e -> taking(scene, deed, e.automatic());
      default -> OptionalInt.empty();
    };
  }

  private static boolean changesHands(Scene scene, Effect.To to, int card) {
    var holder = scene.game().card(card).holder();
    return switch (to) {
      case YOUR_HAND, YOUR_HAND_EXPOSED, BEFORE_YOU -> holder != scene.you();
      case PLAYERS_HAND ->
          scene.bindings().player().isPresent() && scene.bindings().player().getAsInt() != holder;
      case HOLDERS_HAND, TOP_OF_DECK, BOTTOM_OF_DECK, ANYWHERE_IN_DECK -> false;
    };
  }

  /** A card that comes under control; from a rival it is taken as well. */
  private static OptionalInt taking(Scene scene, Permissions deed, boolean automatic) {
    var barring = TakeoverBars.taking(scene.game(), scene.you(), deed.target(), automatic);
    return barring.isPresent() || scene.game().card(deed.target()).holder() == scene.you()
        ? barring
        : deed.barring(Deed.STEAL);
  }

  /** A destroyed card is not in play, and yet its own text may keep it from coming back. */
  private static OptionalInt returning(Permissions deed) {
    return saysItself(deed.game(), deed.target())
        ? OptionalInt.of(deed.target())
        : deed.barring(Deed.RETURN);
  }

  private static boolean saysItself(Game game, int card) {
    for (Forbid forbid : game.printed(card).text().standing().of(Forbid.class)) {
      if (forbid.deed() == Deed.RETURN
          && Filters.matches(Scene.of(game, card), forbid.target(), card)) {
        return true;
      }
    }
    return false;
  }
}
