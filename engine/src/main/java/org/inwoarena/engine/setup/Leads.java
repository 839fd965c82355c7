package org.inwoarena.engine.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;

/** The choice of leads (R1.3.5 to R1.3.8). */
public final class Leads {

  private Leads() {}

  /** Chooses; the choice stays hidden until all have chosen. */
  public static Optional<Objection> choose(Play play, int seat, Command.ChooseLead command) {
    var game = play.game();
    var card = command.card().value();
    if (!game.roster().has(card)
        || game.card(card).zone() != Zone.LIST
        || game.card(card).holder() != seat
        || !game.printed(card).facts().canLead()) {
      return Optional.of(Objection.NOT_A_LEAD);
    }
    var barred = barred(game, seat, card);
    if (barred.isPresent()) {
      return barred;
    }
    if (!Structure.isFree(game, game.seat(seat).illuminati(), command.side())) {
      return Optional.of(Objection.ARROW_NOT_FREE);
    }
    play.emit(new Event.CardChosen(new Seat(seat), command.card(), Optional.of(command.side())));
    return Optional.empty();
  }

  /** Why this Group may not be the seat's lead (R1.3.7). */
  private static Optional<Objection> barred(Game game, int seat, int card) {
    var id = game.printed(card).id();
    for (var player : game.seats()) {
      for (var placed : player.in(Zone.STRUCTURE).ids()) {
        if (game.printed(placed.value()).id().equals(id)) {
          return Optional.of(Objection.LEAD_ON_TABLE);
        }
      }
    }
    for (var tried : ((Frame.Setup) game.top()).tried()) {
      var counts = tried.seat() == seat || game.rules().on(Switch.REPLACEMENT_LEAD_IS_NEW);
      if (counts && tried.card().equals(id)) {
        return Optional.of(Objection.LEAD_TRIED);
      }
    }
    return Optional.empty();
  }

  /** The Groups the seat may still choose. */
  public static List<Integer> candidates(Game game, int seat) {
    var found = new ArrayList<Integer>();
    for (int card : game.seat(seat).in(Zone.LIST)) {
      if (game.printed(card).facts().canLead() && barred(game, seat, card).isEmpty()) {
        found.add(card);
      }
    }
    return found;
  }

  /** Whether the seat has no lead yet and can still get one (R1.3.16). */
  public static boolean isMissing(Game game, int seat) {
    return game.seat(seat).in(Zone.STRUCTURE).isEmpty() && !candidates(game, seat).isEmpty();
  }

  /** The legal choices. */
  public static void families(Game game, int seat, Moves moves) {
    moves.add(
        "choose-lead",
        Map.of(
            "card", Moves.cards(candidates(game, seat)),
            "side", Moves.sides(Structure.freeSides(game, game.seat(seat).illuminati()))));
  }

  /** Turns all choices up: equal ones are set aside, the others hit the table (R1.3.6). */
  static void reveal(Play play) {
    var setup = (Frame.Setup) play.game().top();
    for (var choice : setup.choices()) {
      var id = play.game().printed(choice.card()).id();
      var equal = 0;
      for (var other : setup.choices()) {
        if (play.game().printed(other.card()).id().equals(id)) {
          equal++;
        }
      }
      var seat = new Seat(choice.seat());
      var card = new CardId(choice.card());
      play.emit(
          equal > 1
              ? new Event.LeadSetAside(seat, card)
              : new Event.LeadPlaced(seat, card, choice.side().orElseThrow()));
    }
  }
}
