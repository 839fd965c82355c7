package org.inwoarena.engine.use.effects;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Who;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Players;
import org.inwoarena.engine.turn.Copies;
import org.inwoarena.engine.turn.Originals;
import org.inwoarena.engine.turn.Resources;

/** Cards that card text brings into play, moves in a Power Structure or takes out of play. */
final class Places {

  private Places() {}

  /** A card comes into play, or to another player, without a roll (R4.1.6). */
  static void takeOver(Task task, Effect.TakeOver effect, List<Integer> more) {
    if (task.cards().isEmpty()) {
      return;
    }
    var card = task.cards().getFirst();
    if (task.game().printed(card).facts().kind() == CardKind.RESOURCE) {
      resource(task, card, effect);
    } else if (!more.isEmpty()) {
      group(task, card, more.getFirst(), effect.automatic());
    }
    if (effect.linkThis() && task.game().card(card).zone().inPlay()) {
      task.play().emit(new Event.Linked(new CardId(card), task.source(), false));
    }
  }

  /** A Resource in play changes hands, another one enters it if nobody shows the original. */
  private static void resource(Task task, int card, Effect.TakeOver effect) {
    var game = task.game();
    var isInPlay = game.card(card).zone() == Zone.RESOURCES;
    if (!isInPlay && Originals.areSought(game, task.you(), card)) {
      var link = effect.linkThis() ? Optional.of(task.source()) : Optional.<CardId>empty();
      var text = new Frame.ByText(effect.automatic(), link);
      Originals.seek(task.play(), task.you(), card, Optional.of(text));
    } else if (isInPlay || !Resources.isBarred(game, card)) {
      task.play().emit(new Event.ResourceTaken(seat(task), new CardId(card), effect.automatic()));
    }
  }

  private static void group(Task task, int card, int master, boolean automatic) {
    var game = task.game();
    if (game.card(card).zone().inStructure()) {
      var from = game.card(card).holder();
      task.play()
          .emit(
              new Event.Captured(
                  seat(task),
                  Optional.of(new Seat(from)),
                  Structure.branchIds(game, card),
                  new CardId(master)));
    } else if (mayEnter(game, card)) {
      task.play()
          .emit(
              new Event.GroupEntered(seat(task), new CardId(card), new CardId(master), automatic));
    }
  }

  /** Another copy keeps it out; a destroyed Group that comes back is no copy of itself. */
  private static boolean mayEnter(Game game, int card) {
    return Copies.objection(game, card).isEmpty() || game.card(card).zone() == Zone.DESTROYED;
  }

  private static Seat seat(Task task) {
    return new Seat(task.you());
  }

  /**
   * A destroyed Group no longer counts as destroyed (R9.2.14); a copy of it may enter play again
   * (R16.5.4), and does so at once where the text says so.
   *
   * @param more the copy from hand, then its master
   */
  static void readmit(Task task, Effect.Readmit effect, List<Integer> more) {
    for (var card : task.cards()) {
      if (effect.evenKilled() || !task.game().card(card).has(Mark.DEAD)) {
        task.put(card, Zone.REMOVED, task.game().card(card).holder(), Integer.MAX_VALUE);
      }
    }
    if (more.size() == 2) {
      group(task, more.getFirst(), more.getLast(), false);
    }
  }

  /** A Group moves to another master, and its branch with it (R14.1.3). */
  static void move(Task task, List<Integer> more) {
    if (!task.cards().isEmpty() && !more.isEmpty()) {
      shift(task, seat(task), task.cards().getFirst(), more.getFirst());
    }
  }

  /** One step of a reorganization; the effect goes on after it. */
  static void reorganize(Task task, Who who, List<Integer> more) {
    var seat = Players.seat(task.scene(), who);
    if (seat.isPresent() && more.size() == 2) {
      shift(task, new Seat(seat.getAsInt()), more.getFirst(), more.getLast());
    }
  }

  private static void shift(Task task, Seat mover, int group, int master) {
    task.play()
        .emit(
            new Event.GroupShifted(
                mover, Structure.branchIds(task.game(), group), new CardId(master)));
  }

  /** A Group takes the place of another; of its puppets those that cannot stay go to the hand. */
  static void exchange(Task task, boolean destroyed) {
    var old = task.chosen().get(0);
    var fresh = task.chosen().get(1);
    if (!old.isEmpty()
        && !fresh.isEmpty()
        && task.game().card(old.getFirst()).zone() == Zone.STRUCTURE
        && mayEnter(task.game(), fresh.getFirst())) {
      task.play()
          .emit(
              new Event.GroupExchanged(
                  seat(task),
                  new CardId(old.getFirst()),
                  new CardId(fresh.getFirst()),
                  Structure.branchIds(task.game(), old.getFirst()),
                  destroyed));
    }
  }

  /** Cards leave the game for good; what hangs on a Group returns to hand (R9.2.12). */
  static void remove(Task task) {
    for (var card : task.cards()) {
      var holder = task.game().card(card).holder();
      puppetsToHand(task, card);
      task.put(card, Zone.REMOVED, holder, Integer.MAX_VALUE);
    }
  }

  /** What hangs on a Group that leaves its structure returns to its player's hand (R9.2.12). */
  static void puppetsToHand(Task task, int card) {
    if (task.game().card(card).zone() == Zone.STRUCTURE) {
      var holder = task.game().card(card).holder();
      var branch = Structure.branch(task.game(), card);
      for (var below : branch.subList(1, branch.size()).reversed()) {
        task.put(below, Zone.HAND, holder, Integer.MAX_VALUE);
      }
    }
  }
}
