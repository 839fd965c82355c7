package org.inwoarena.engine.victory;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;

/** The Goal cards a player holds, and how many he may hold (R15.4.2 to R15.4.4). */
public final class GoalCards {

  /** Cards that permit more than one work from the hand too where they are Plots. */
  private static final List<Zone> PERMITTING =
      List.of(
          Zone.ILLUMINATI,
          Zone.STRUCTURE,
          Zone.RESOURCES,
          Zone.TABLE,
          Zone.HAND,
          Zone.EXPOSED,
          Zone.PLAYED);

  private static final List<Zone> SEEN = List.of(Zone.EXPOSED, Zone.PLAYED);
  private static final List<Zone> HELD = List.of(Zone.HAND, Zone.EXPOSED, Zone.PLAYED);

  private GoalCards() {}

  /** All Goal cards of the seat's hand: hidden, exposed, and revealed in a claim (R15.4.2). */
  public static List<Integer> held(Game game, int seat) {
    return in(game, seat, HELD);
  }

  /** Those that everybody sees. */
  static List<Integer> exposed(Game game, int seat) {
    return in(game, seat, SEEN);
  }

  /** Those that lie revealed in a claim. */
  static List<Integer> revealed(Game game, int seat) {
    return in(game, seat, List.of(Zone.PLAYED));
  }

  private static List<Integer> in(Game game, int seat, List<Zone> zones) {
    var found = new ArrayList<Integer>();
    for (var zone : zones) {
      for (int card : game.seat(seat).in(zone)) {
        if (game.printed(card).facts().kind() == CardKind.GOAL) {
          found.add(card);
        }
      }
    }
    return found;
  }

  /** Makes everybody with a Goal card too many discard one at once (R15.4.4). */
  public static void check(Play play) {
    if (play.game().progress().active() < 0 || play.game().over()) {
      return;
    }
    for (var seat : play.game().playing()) {
      if (isOver(play.game(), seat) && !isReducing(play.game(), seat)) {
        play.emit(new Event.OverLimit(new Seat(seat), Frame.Surplus.GOALS));
      }
    }
  }

  private static boolean isReducing(Game game, int seat) {
    return game.frames().contains(new Frame.Reduce(seat, Frame.Surplus.GOALS));
  }

  /** Whether the seat holds a Goal card too many (R15.4.3). */
  public static boolean isOver(Game game, int seat) {
    var held = held(game, seat);
    if (held.size() < 2) {
      return false;
    }
    var permit = permit(game, seat);
    return held.size() > permit.map(Ability.MayHold::goals).orElse(1)
        || (permit.filter(Ability.MayHold::different).isPresent() && hasCopies(game, held));
  }

  private static boolean hasCopies(Game game, List<Integer> held) {
    var ids = new HashSet<String>();
    return held.stream().anyMatch(card -> !ids.add(game.printed(card).id()));
  }

  /** The permission for most Goal cards. */
  private static Optional<Ability.MayHold> permit(Game game, int seat) {
    var best = Optional.<Ability.MayHold>empty();
    for (var zone : PERMITTING) {
      for (int card : game.seat(seat).in(zone)) {
        for (var ability : game.printed(card).text().abilities()) {
          if (ability instanceof Ability.MayHold permit
              && permit.goals() > best.map(Ability.MayHold::goals).orElse(0)
              && (zone.inPlay() || game.printed(card).facts().kind() == CardKind.PLOT)) {
            best = Optional.of(permit);
          }
        }
      }
    }
    return best;
  }
}
