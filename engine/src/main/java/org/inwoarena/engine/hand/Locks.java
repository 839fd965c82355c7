package org.inwoarena.engine.hand;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.inwoarena.engine.effect.Ability.Usable;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Selection.Pool;
import org.inwoarena.engine.effect.Selections;
import org.inwoarena.engine.effect.Who;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.state.Frame.UseStage;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Players;
import org.inwoarena.engine.stats.Scene;

/**
 * Hands that are closed: while somebody looks at or steals a player's cards, that player cannot
 * use, discard, give away or return any of them (R13.3.1, R13.3.3), and in the middle of drawing
 * several cards nobody discards, returns or gives away cards (R3.5.8, R3.6.2, R14.2.11).
 */
public final class Locks {

  private Locks() {}

  /** Why the seat cannot use or show cards of its hand. */
  public static Optional<Objection> onUse(Game game, int seat) {
    return isLookedAt(game, seat)
        ? Optional.of(Objection.HAND_LOOKED_AT)
        : closedForTheTurn(game, seat);
  }

  /** Why the seat cannot play that from its hand: what cancels the look is let (R13.3.2). */
  public static Optional<Objection> onPlay(Game game, int seat, Usable usable) {
    return isLookedAt(game, seat) && cancels(usable) ? Optional.empty() : onUse(game, seat);
  }

  /** Why the seat cannot give away or trade cards of its hand (R14.2.11). */
  public static Optional<Objection> onGift(Game game, int seat) {
    return isLookedAt(game, seat)
        ? Optional.of(Objection.NO_GIFTS_WHILE_LOOKED_AT)
        : closedForTheTurn(game, seat)
            .or(() -> drawing(game, seat).map(yes -> Objection.NO_GIFTS_WHILE_DRAWING));
  }

  /** Why the seat cannot discard a card at will. */
  public static Optional<Objection> onDiscard(Game game, int seat) {
    return onUse(game, seat)
        .or(() -> drawing(game, seat).map(yes -> Objection.NO_DISCARD_WHILE_DRAWING));
  }

  /** Why the seat cannot put a Plot back into its deck (R3.6.3). */
  public static Optional<Objection> onReturn(Game game, int seat) {
    return isLookedAt(game, seat)
        ? Optional.of(Objection.NO_RETURN_WHILE_LOOKED_AT)
        : closedForTheTurn(game, seat)
            .or(() -> drawing(game, seat).map(yes -> Objection.NO_RETURN_WHILE_DRAWING));
  }

  private static boolean cancels(Usable usable) {
    return usable.effects().stream().anyMatch(effect -> effect instanceof Effect.Cancel);
  }

  /** By the other reading a look closes the hand for the rest of the turn (R13.3.3). */
  private static Optional<Objection> closedForTheTurn(Game game, int seat) {
    return !isReducing(game)
            && game.frame(Frame.Turn.class).filter(t -> t.closed().contains(seat)).isPresent()
        ? Optional.of(Objection.HAND_CLOSED_FOR_THE_TURN)
        : Optional.empty();
  }

  /** Who holds too many cards has to get rid of some all the same (R3.4.3). */
  private static boolean isReducing(Game game) {
    return !game.frames().isEmpty() && game.top() instanceof Frame.Reduce;
  }

  private static boolean isLookedAt(Game game, int seat) {
    if (isReducing(game)) {
      return false;
    }
    for (var frame : game.frames()) {
      if (frame instanceof Use use
          && use.stage() != UseStage.PREPARED
          && victims(game, use).contains(seat)) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Deed.Drawing> drawing(Game game, int seat) {
    for (var frame : game.frames()) {
      if (frame instanceof Frame.Occasion occasion
          && occasion.due().isPresent()
          && occasion.due().get() instanceof Deed.Drawing draw
          && draw.seat() == seat
          && draw.count() > 1) {
        return Optional.of(draw);
      }
    }
    return Optional.empty();
  }

  /** The players at whose cards a play looks, or whose cards it takes, with what it still does. */
  public static Set<Integer> victims(Game game, Use use) {
    var victims = new TreeSet<Integer>();
    if (use.stage() != UseStage.PREPARED) {
      var scene = Scene.of(game, use.card(), use.you(), use.bindings());
      collect(scene, use.agenda(), victims);
    }
    return victims;
  }

  /** Whether a play exposes Plots, whatever is chosen in it. */
  public static boolean exposes(List<Effect> effects) {
    return effects.stream().anyMatch(Locks::exposes);
  }

  private static boolean exposes(Effect effect) {
    return switch (effect) {
      case Effect.Expose expose -> true;
      case Effect.Choose choose ->
          choose.options().stream().anyMatch(option -> exposes(option.effects()));
      case Effect.If branch -> exposes(branch.then()) || exposes(branch.otherwise());
      default -> false;
    };
  }

  private static void collect(Scene scene, List<Effect> effects, Set<Integer> victims) {
    for (var effect : effects) {
      switch (effect) {
        case Effect.Pick pick -> seats(scene, pick, victims);
        case Effect.Look look -> seats(scene, look, victims);
        case Effect.Expose expose -> seats(scene, expose, victims);
        case Effect.MoveCard move -> seats(scene, move, victims);
        case Effect.Choose choose ->
            choose.options().forEach(option -> collect(scene, option.effects(), victims));
        case Effect.If branch -> {
          collect(scene, branch.then(), victims);
          collect(scene, branch.otherwise(), victims);
        }
        case Effect.RollTable table ->
            table.lines().forEach(line -> collect(scene, line.effects(), victims));
        default -> {}
      }
    }
  }

  private static void seats(Scene scene, Effect effect, Set<Integer> victims) {
    for (var selection : Selections.of(effect)) {
      whose(selection.pool()).ifPresent(who -> seats(scene, who, victims));
    }
  }

  private static void seats(Scene scene, Who who, Set<Integer> victims) {
    for (int seat : scene.game().playing()) {
      if (seat != scene.you() && Players.is(scene, who, seat)) {
        victims.add(seat);
      }
    }
  }

  /** Looks and thefts in the hand and in the decks count (R3.6.4). */
  private static Optional<Who> whose(Pool pool) {
    return switch (pool) {
      case Pool.Hand(var whose) -> Optional.of(whose);
      case Pool.Top(var whose, var deck) -> Optional.of(whose);
      case Pool.Bottom(var whose, var deck) -> Optional.of(whose);
      case Pool.Search(var whose, var deck) -> Optional.of(whose);
      default -> Optional.empty();
    };
  }
}
