package org.inwoarena.engine.moving;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Slot;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Plight;
import org.inwoarena.engine.turn.TakeoverBars;
import org.inwoarena.engine.turn.Tokens;

/** Moving an own Group to another arrow of the own Power Structure (14.1). */
public final class MovingGroups {

  private MovingGroups() {}

  /** Moves a Group and its branch; one token pays (R14.1.4). */
  public static Optional<Objection> move(Play play, int seat, Command.MoveGroup command) {
    var game = play.game();
    var group = command.group().value();
    var master = command.master().value();
    var objection = objection(game, seat, group, master);
    if (objection.isPresent()) {
      return objection;
    }
    if (!Structure.isFree(game, master, command.side())) {
      return Optional.of(Objection.ARROW_NOT_FREE);
    }
    var payer = command.payer().value();
    if (!payers(game, seat, group, master).contains(payer)) {
      return Optional.of(Objection.NOT_A_PAYER);
    }
    var token = Tokens.objection(game, payer);
    if (token.isPresent()) {
      return token;
    }
    play.emit(new Event.TokensSpent(new Seat(seat), List.of(command.payer()), Spending.MOVE));
    play.emit(
        new Event.DeedDue(
            Moment.ACTION_DECLARED,
            Bindings.that(payer, seat),
            new Deed.Moving(seat, group, master, command.side())));
    return Optional.empty();
  }

  /** The move happens, unless an answer has made it illegal; the token is gone (R18.3.4). */
  public static void carryOut(Play play, Deed.Moving move) {
    var game = play.game();
    if (objection(game, move.seat(), move.group(), move.master()).isEmpty()
        && Structure.isFree(game, move.master(), move.side())) {
      play.emit(
          new Event.GroupMoved(
              new Seat(move.seat()),
              Structure.branchIds(game, move.group()),
              new CardId(move.master()),
              move.side()));
    }
  }

  private static Optional<Objection> objection(Game game, int seat, int group, int master) {
    if (!Tokens.isOwnGroup(game, seat, group)) {
      return Optional.of(Objection.NOT_YOUR_GROUP);
    }
    if (!Tokens.isOwnGroup(game, seat, master)) {
      return Optional.of(
          isRivals(game, master) ? Objection.RIVAL_MUST_AGREE : Objection.NOT_YOUR_GROUP);
    }
    if (game.card(group).zone() == Zone.ILLUMINATI) {
      return Optional.of(Objection.ILLUMINATI_STAYS);
    }
    if (Plight.isParalyzed(game, master)) {
      return Optional.of(Objection.MASTER_PARALYZED);
    }
    if (Structure.inBranch(game, group, master)) {
      return Optional.of(Objection.OWN_BRANCH);
    }
    return TakeoverBars.objection(TakeoverBars.moving(game, seat, group))
        .or(() -> TakeoverBars.objection(TakeoverBars.puppets(game, master)));
  }

  private static boolean isRivals(Game game, int master) {
    return game.roster().has(master) && game.card(master).zone().inStructure();
  }

  /** Who may pay: the Group, its old and new master, the mover's Illuminati (R14.1.4). */
  public static Set<Integer> payers(Game game, int seat, int group, int master) {
    var payers = new LinkedHashSet<Integer>();
    payers.add(group);
    payers.add(game.card(group).spot().master());
    payers.add(master);
    payers.add(game.seat(seat).illuminati());
    return payers;
  }

  /** All legal moves. */
  public static void families(Game game, int seat, Moves moves) {
    var groups = game.seat(seat).in(Zone.STRUCTURE).ids();
    if (Tokens.payers(game, seat).isEmpty()) {
      return;
    }
    var masters = new ArrayList<Integer>();
    masters.add(game.seat(seat).illuminati());
    groups.forEach(id -> masters.add(id.value()));
    for (var master : masters) {
      var sides = Structure.freeSides(game, master);
      if (sides.isEmpty()
          || Plight.isParalyzed(game, master)
          || TakeoverBars.puppets(game, master).isPresent()) {
        continue;
      }
      for (var id : groups) {
        if (!Structure.inBranch(game, id.value(), master)
            && TakeoverBars.moving(game, seat, id.value()).isEmpty()) {
          family(game, seat, id.value(), master, Moves.sides(sides), moves);
        }
      }
    }
  }

  private static void family(Game game, int seat, int group, int master, Slot sides, Moves moves) {
    var paying = new ArrayList<Integer>(4);
    for (var payer : payers(game, seat, group, master)) {
      if (Tokens.objection(game, payer).isEmpty()) {
        paying.add(payer);
      }
    }
    moves.add(
        "move-group",
        Map.of(
            "group", Moves.card(group),
            "master", Moves.card(master),
            "side", sides,
            "payer", Moves.cards(paying)));
  }
}
