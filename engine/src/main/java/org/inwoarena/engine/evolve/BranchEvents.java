package org.inwoarena.engine.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.Pending;
import org.inwoarena.engine.state.Frame.PlacingCause;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.GameEdit;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Zone;

/** What happens to Groups that change place: captured, moved, put down, lost, destroyed. */
final class BranchEvents {

  private BranchEvents() {}

  static Game captured(Game game, Event.Captured event) {
    var seat = event.by().index();
    var pending = pending(game, event.branch(), event.master().value(), Optional.empty());
    var edit = game.edit();
    for (var id : event.branch()) {
      edit.move(id.value(), Zone.LIFTED, seat);
      edit.card(id.value(), edit.card(id.value()).withTokens(0).with(Mark.CAPTURED));
    }
    var from = game.card(event.branch().getFirst().value()).holder();
    return edit.push(new Frame.Placing(seat, from, PlacingCause.CAPTURE, pending)).done();
  }

  static Game moved(Game game, Event.GroupMoved event) {
    var seat = event.seat().index();
    return moved(game, seat, seat, event.branch(), event.master().value(), event.side()).done();
  }

  /** Its player shifts the branch to another arrow of the same master (R14.1.6, R14.1.7). */
  static Game arrowLost(Game game, Event.ArrowLost event) {
    var seat = event.seat().index();
    var pending = pending(game, event.branch(), event.master().value(), Optional.empty());
    var edit = game.edit();
    for (var id : event.branch()) {
      edit.move(id.value(), Zone.LIFTED, seat);
    }
    return edit.push(new Frame.Placing(seat, seat, PlacingCause.MOVE, pending)).done();
  }

  /** As a move; by one reading of R14.1.9 the branch fares like a captured one. */
  static Game given(Game game, Event.GroupGiven event) {
    var from = event.from().index();
    var to = event.to().index();
    var edit = moved(game, from, to, event.branch(), event.master().value(), event.side());
    if (event.spent()) {
      for (var id : event.branch()) {
        edit.card(id.value(), edit.card(id.value()).withTokens(0).with(Mark.CAPTURED));
      }
    }
    return edit.done();
  }

  /** A Group on its way into play; its player chooses the arrow. */
  static Game entered(Game game, Event.GroupEntered event) {
    var seat = event.seat().index();
    var pending =
        List.of(new Pending(event.card().value(), event.master().value(), Optional.empty()));
    return game.edit()
        .move(event.card().value(), Zone.LIFTED, seat)
        .push(new Frame.Placing(seat, seat, PlacingCause.MOVE, pending))
        .done();
  }

  /** As a move within the structure, the arrow still to be chosen. */
  static Game shifted(Game game, Event.GroupShifted event) {
    var holder = game.card(event.branch().getFirst().value()).holder();
    var pending = pending(game, event.branch(), event.master().value(), Optional.empty());
    var edit = game.edit();
    for (var id : event.branch()) {
      edit.move(id.value(), Zone.LIFTED, holder);
    }
    return edit.push(new Frame.Placing(event.seat().index(), holder, PlacingCause.MOVE, pending))
        .done();
  }

  /** The fresh Group lies where the old one lay; its puppets keep their arrows where they can. */
  static Game exchanged(Game game, Event.GroupExchanged event) {
    var seat = event.seat().index();
    var old = event.old().value();
    var fresh = event.fresh().value();
    var spot = game.card(old).spot();
    var pending = new ArrayList<Pending>();
    var edit = game.edit();
    if (event.branch().size() > 1) {
      for (var below : pending(game, event.branch(), spot.master(), Optional.empty())) {
        var master = below.master() == old ? fresh : below.master();
        if (below.card() != old) {
          pending.add(new Pending(below.card(), master, below.arrow()));
          edit.move(below.card(), Zone.LIFTED, seat);
        }
      }
    }
    if (event.destroyed()) {
      edit.move(old, Zone.DESTROYED, seat);
      edit.card(old, edit.card(old).with(Mark.UNCREDITED));
    } else {
      Discards.put(game, edit, old, seat);
    }
    edit.move(fresh, Zone.STRUCTURE, seat);
    edit.card(fresh, edit.card(fresh).at(Structure.spot(game, fresh, spot.master(), spot.side())));
    return pending.isEmpty()
        ? edit.done()
        : edit.push(new Frame.Placing(seat, seat, PlacingCause.MOVE, pending)).done();
  }

  private static GameEdit moved(
      Game game, int from, int to, List<CardId> branch, int master, Side side) {
    var arrow = side.turned(-game.card(master).spot().rotation());
    var pending = pending(game, branch, master, Optional.of(arrow));
    var edit = game.edit();
    for (var id : branch) {
      edit.move(id.value(), Zone.LIFTED, to);
    }
    return edit.push(new Frame.Placing(to, from, PlacingCause.MOVE, pending));
  }

  /** The branch with the arrows its puppets hang on now, to be kept where possible (R8.6.7). */
  private static List<Pending> pending(
      Game game, List<CardId> branch, int master, Optional<Side> rootArrow) {
    var pending = new ArrayList<Pending>(branch.size());
    pending.add(new Pending(branch.getFirst().value(), master, rootArrow));
    for (var id : branch.subList(1, branch.size())) {
      var spot = game.card(id.value()).spot();
      var arrow = spot.side().turned(-game.card(spot.master()).spot().rotation());
      pending.add(new Pending(id.value(), spot.master(), Optional.of(arrow)));
    }
    return pending;
  }

  static Game placed(Game game, Event.Placed event) {
    var card = event.card().value();
    var spot = Structure.spot(game, card, event.master().value(), event.side());
    // Whoever puts it down, it belongs where its master is.
    var holder = game.card(event.master().value()).holder();
    var edit = game.edit().move(card, Zone.STRUCTURE, holder);
    edit.card(card, edit.card(card).at(spot));
    return left(game, edit, List.of(event.card())).done();
  }

  static Game unplaceable(Game game, Event.Unplaceable event) {
    var seat = event.seat().index();
    var edit = game.edit();
    for (var id : event.cards()) {
      if (event.cause() == PlacingCause.CAPTURE) {
        Discards.put(game, edit, id.value(), seat);
      } else {
        edit.move(id.value(), Zone.HAND, seat);
      }
    }
    return left(game, edit, event.cards()).done();
  }

  /** What is still to be placed; the frame ends with the last card. */
  private static GameEdit left(Game game, GameEdit edit, List<CardId> cards) {
    var placing = (Frame.Placing) game.top();
    var left = new ArrayList<Pending>(placing.pending().size());
    for (var pending : placing.pending()) {
      if (!cards.contains(new CardId(pending.card()))) {
        left.add(pending);
      }
    }
    return left.isEmpty()
        ? edit.pop()
        : edit.top(new Frame.Placing(placing.seat(), placing.from(), placing.cause(), left));
  }

  /** A Resource that is destroyed leaves the game (R5.3.3); a Group lies in somebody's pile. */
  static Game destroyed(Game game, Event.Destroyed event) {
    var card = event.card().value();
    var edit = game.edit();
    for (var id : event.toHand()) {
      edit.move(id.value(), Zone.HAND, event.from().index());
    }
    if (!game.printed(card).isGroup()) {
      return edit.move(card, Zone.REMOVED, event.from().index()).done();
    }
    var pile = event.by().orElse(event.from()).index();
    var state = edit.move(card, Zone.DESTROYED, pile).card(card);
    var killed = event.killed() ? state.with(Mark.DEAD) : state;
    return edit.card(card, event.by().isPresent() ? killed : killed.with(Mark.UNCREDITED)).done();
  }
}
