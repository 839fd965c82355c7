package org.inwoarena.engine.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.Placing;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.GameEdit;
import org.inwoarena.engine.state.Marked;
import org.inwoarena.engine.state.Nature;
import org.inwoarena.engine.state.Window;
import org.inwoarena.engine.state.Zone;

/** How a player's cards and frames leave the game (section 15.1). */
final class EliminationEvents {

  /** The destroyed pile stays as a record (R15.1.8), and so does the discard pile. */
  private static final List<Zone> LEAVING =
      List.of(
          Zone.LIST,
          Zone.PLOT_DECK,
          Zone.GROUP_DECK,
          Zone.HAND,
          Zone.EXPOSED,
          Zone.STRUCTURE,
          Zone.LIFTED,
          Zone.RESOURCES,
          Zone.FACE_DOWN,
          Zone.ATTACKED,
          Zone.PLAYED,
          Zone.AGENTS,
          Zone.SET_ASIDE,
          Zone.ILLUMINATI);

  private EliminationEvents() {}

  static Game eliminated(Game game, Event.Eliminated event) {
    var seat = event.seat().index();
    var edit = game.edit();
    if (event.heir().isPresent()) {
      var heir = event.heir().map(Seat::index).orElseThrow();
      for (int card : game.seat(seat).in(Zone.RESOURCES)) {
        edit.move(card, Zone.RESOURCES, heir);
      }
      for (int card : game.seat(seat).in(Zone.FACE_DOWN)) {
        FaceDownEvents.lay(edit, card, heir, game.card(card).spot().master());
      }
    }
    var puppetsDiscarded = game.rules().on(Switch.LEAVER_GROUPS_DISCARDED);
    for (var zone : LEAVING) {
      var pile = edit.done().seat(seat).in(zone);
      for (int card : pile) {
        if (puppetsDiscarded && (zone == Zone.STRUCTURE || zone == Zone.LIFTED)) {
          Discards.put(game, edit, card, seat);
        } else {
          edit.move(card, Zone.REMOVED, seat);
        }
      }
    }
    edit.inForce(edit.inForce().withoutPlayer(seat));
    event.by().ifPresent(by -> credit(edit, game.seat(seat).illuminati(), by, event.helpers()));
    edit.seat(seat, edit.done().seat(seat).out());
    if (game.progress().active() == seat) {
      game.attack().ifPresent(attack -> end(game, attack, seat, edit));
      edit.clearFrames();
    } else {
      frames(game, edit, seat);
    }
    return edit.done();
  }

  /** The Illuminati lies with whoever took its last puppet; who helped is remembered on it. */
  private static void credit(GameEdit edit, int illuminati, Seat by, List<Seat> helpers) {
    edit.move(illuminati, Zone.DESTROYED, by.index());
    for (var helper : helpers) {
      var word = Marked.helpedBy(helper.index());
      edit.inForce(edit.inForce().with(new Marked(illuminati, word, illuminati)));
    }
  }

  /** What is under way goes on without the player. */
  private static void frames(Game game, GameEdit edit, int seat) {
    edit.clearFrames();
    var left = edit.done();
    for (var frame : game.frames()) {
      switch (frame) {
        case Frame.Setup setup ->
            edit.push(
                new Frame.Setup(
                    setup.step(),
                    setup.choices().stream().filter(choice -> choice.seat() != seat).toList(),
                    setup.tried()));
        case Frame.Turn turn -> edit.push(turn);
        case Frame.Attack attack -> attack(game, left, attack, seat, edit);
        case Frame.Naming naming -> {
          if (edit.done().frame(Frame.Attack.class).isPresent()) {
            edit.push(naming);
          }
        }
        case Placing placing -> {
          if (placing.seat() != seat) {
            edit.push(placing);
          }
        }
        case Frame.Claims claims ->
            edit.push(
                new Frame.Claims(
                    claims.stage(),
                    claims.claims().stream().filter(claim -> claim.seat() != seat).toList(),
                    claims.toAsk().stream().filter(asked -> asked != seat).toList()));
        case Frame.Use use -> {
          if (use.seat() != seat) {
            var goesOn = use.you() == seat ? use.withoutTurn() : use;
            edit.push(goesOn.with(goesOn.window().without(seat)));
          }
        }
        case Frame.Occasion occasion -> edit.push(occasion.with(occasion.window().without(seat)));
        case Frame.Trade trade -> {
          if (!trade.isBetween(seat)) {
            edit.push(trade);
          }
        }
        case Frame.Keep keep -> {
          if (keep.seat() != seat) {
            edit.push(keep);
          }
        }
        case Frame.Relief relief -> {
          if (relief.seat() != seat && game.card(relief.place()).holder() != seat) {
            edit.push(
                new Frame.Relief(
                    relief.seat(),
                    relief.place(),
                    without(game, relief.givers(), seat),
                    relief.without(seat).toAsk()));
          }
        }
        case Frame.Original original -> {
          if (original.seat() != seat) {
            edit.push(original.without(seat));
          }
        }
        case Frame.Reduce reduce -> {
          if (reduce.seat() != seat) {
            edit.push(reduce);
          }
        }
      }
    }
  }

  private static void attack(Game game, Game left, Frame.Attack attack, int seat, GameEdit edit) {
    if (attack.nature().stage() == Nature.Stage.OVER) {
      edit.push(attack.with(attack.window().without(seat)));
      return;
    }
    // A Disaster may be played in another's turn.
    if (attack.attacker() == seat || attack.defender().equals(Optional.of(seat))) {
      end(game, attack, seat, edit);
      return;
    }
    var window = attack.window();
    var first = window.isClosed() || window.floor() == seat ? left.after(seat) : window.floor();
    var next = Window.from(left, window.moment(), first);
    edit.push(
        attack
            .with(without(game, attack.aiding(), seat), without(game, attack.opposing(), seat))
            .with(attack.agent().filter(agent -> agent.seat() != seat))
            .with(next));
  }

  /** The attack does not take place: those who stay get back what they put in (18.2). */
  private static void end(Game game, Frame.Attack attack, int seat, GameEdit edit) {
    AttackEvents.refund(
        edit,
        attack
            .with(without(game, attack.aiding(), seat), without(game, attack.opposing(), seat))
            .with(attack.agent().filter(agent -> agent.seat() != seat)));
  }

  private static List<Integer> without(Game game, List<Integer> groups, int seat) {
    var kept = new ArrayList<Integer>();
    for (var group : groups) {
      if (game.card(group).holder() != seat) {
        kept.add(group);
      }
    }
    return kept;
  }
}
