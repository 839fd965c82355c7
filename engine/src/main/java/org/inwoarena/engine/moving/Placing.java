package org.inwoarena.engine.moving;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.Pending;
import org.inwoarena.engine.state.Frame.PlacingCause;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;

/**
 * Puts a branch down again. Every Group keeps its former arrow while the cell is free (R8.6.7,
 * R14.1.3); then those that did not fit are shifted to other arrows of the same master (R8.6.8,
 * R14.1.6), by their player where there is a choice; what fits nowhere is lost (R8.6.9, R14.1.7).
 */
public final class Placing {

  private Placing() {}

  /**
   * What a player has to choose: which of these Groups goes on which free arrow of their master.
   *
   * @param groups those of the branch that hang on the master and did not keep their arrow
   */
  public record Choice(int master, List<Pending> groups) {
    /** Keeps an own copy. */
    public Choice {
      groups = List.copyOf(groups);
    }
  }

  /** Places a Group where its player has the choice. */
  public static Optional<Objection> place(Play play, int seat, Command.Place command) {
    var due =
        choice(play.game(), (Frame.Placing) play.game().top()).stream()
            .flatMap(choice -> choice.groups().stream())
            .filter(pending -> pending.card() == command.card().value())
            .findFirst();
    if (due.isEmpty()) {
      return Optional.of(Objection.NOT_TO_BE_PLACED);
    }
    if (!Structure.isFree(play.game(), due.get().master(), command.side())) {
      return Optional.of(Objection.ARROW_NOT_FREE);
    }
    put(play, seat, due.get(), command.side());
    return Optional.empty();
  }

  /** The legal places. */
  public static void families(Game game, Moves moves) {
    choice(game, (Frame.Placing) game.top())
        .ifPresent(
            due ->
                moves.add(
                    "place",
                    Map.of(
                        "card", Moves.cards(due.groups().stream().map(Pending::card).toList()),
                        "side", Moves.sides(Structure.freeSides(game, due.master())))));
  }

  /** What the player must choose now: several arrows are free, or several Groups want the last. */
  public static Optional<Choice> choice(Game game, Frame.Placing frame) {
    if (settled(game, frame).isPresent()) {
      return Optional.empty();
    }
    // Masters come first, so the first Group's master is on the table.
    var master = frame.pending().getFirst().master();
    var groups = frame.pending().stream().filter(pending -> pending.master() == master).toList();
    var free = Structure.freeSides(game, master).size();
    return free > 1 || (free == 1 && groups.size() > 1)
        ? Optional.of(new Choice(master, groups))
        : Optional.empty();
  }

  /** Goes one step on; called while nobody has to choose. */
  public static void advance(Play play, Frame.Placing frame) {
    var game = play.game();
    var fitting = settled(game, frame);
    if (fitting.isPresent()) {
      var pending = fitting.get();
      put(play, frame.seat(), pending, side(game, pending).orElseThrow());
      return;
    }
    var next = frame.pending().getFirst();
    var free = Structure.freeSides(game, next.master());
    if (free.isEmpty()) {
      lose(play, frame, below(frame, next));
    } else {
      put(play, frame.seat(), next, free.getFirst());
    }
  }

  /** A Group that fits nowhere is lost with all that hangs on it (R8.6.9, R8.6.11, R14.1.7). */
  private static void lose(Play play, Frame.Placing frame, List<CardId> branch) {
    var seat = new Seat(frame.cause() == PlacingCause.MOVE ? frame.from() : frame.seat());
    var apart =
        frame.cause() == PlacingCause.CAPTURE
            && branch.size() > 1
            && play.game().rules().on(Switch.LOST_PUPPETS_TO_HAND);
    if (apart) {
      var puppets = branch.subList(1, branch.size());
      play.emit(new Event.Unplaceable(seat, puppets, PlacingCause.MOVE));
    }
    play.emit(new Event.Unplaceable(seat, apart ? branch.subList(0, 1) : branch, frame.cause()));
  }

  /** The next Group that can keep its former arrow. */
  private static Optional<Pending> settled(Game game, Frame.Placing frame) {
    for (var pending : frame.pending()) {
      var side = isDown(game, pending.master()) ? side(game, pending) : Optional.<Side>empty();
      if (side.isPresent() && Structure.isFree(game, pending.master(), side.get())) {
        return Optional.of(pending);
      }
    }
    return Optional.empty();
  }

  /** Where the former arrow of the master points now. */
  private static Optional<Side> side(Game game, Pending pending) {
    return pending.arrow().map(a -> a.turned(game.card(pending.master()).spot().rotation()));
  }

  private static boolean isDown(Game game, int master) {
    return game.card(master).zone() != Zone.LIFTED;
  }

  /** A Group and those of the branch that hang on it (R8.6.11, R14.1.7). */
  private static List<CardId> below(Frame.Placing frame, Pending lost) {
    var cards = new HashSet<Integer>();
    cards.add(lost.card());
    var ids = new ArrayList<CardId>();
    ids.add(new CardId(lost.card()));
    for (var pending : frame.pending()) {
      if (cards.contains(pending.master())) {
        cards.add(pending.card());
        ids.add(new CardId(pending.card()));
      }
    }
    return ids;
  }

  private static void put(Play play, int seat, Pending pending, Side side) {
    play.emit(
        new Event.Placed(
            new Seat(seat), new CardId(pending.card()), new CardId(pending.master()), side));
  }
}
