package org.inwoarena.engine.turn;

import java.util.ArrayList;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.hand.Locks;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Pile;
import org.inwoarena.engine.state.Zone;

/** Copies of an Illuminati in play, laid down as agents in it (16.3). */
public final class IlluminatiAgents {

  private static final Zone[] DECKS = {Zone.PLOT_DECK, Zone.GROUP_DECK};

  private IlluminatiAgents() {}

  /** Lays one down for the top card of both own decks (R16.3.2, R16.3.3). */
  public static Optional<Objection> play(Play play, int seat, CardId card) {
    var objection = objection(play.game(), seat, card.value());
    if (objection.isEmpty()) {
      for (var deck : DECKS) {
        var undrawn = play.game().seat(seat).in(deck);
        if (!undrawn.isEmpty()) {
          var top = new CardId(undrawn.get(0));
          play.emit(new Event.Discarded(new Seat(seat), top, DiscardReason.COST));
        }
      }
      play.emit(new Event.IlluminatiAgentPlayed(new Seat(seat), card));
    }
    return objection;
  }

  private static Optional<Objection> objection(Game game, int seat, int card) {
    if (!HandCards.inHand(game, seat, card)) {
      return Optional.of(Objection.NOT_IN_YOUR_HAND);
    }
    if (!game.printed(card).facts().isIlluminati()) {
      return Optional.of(Objection.NOT_AN_ILLUMINATI_CARD);
    }
    return Locks.onUse(game, seat)
        .or(() -> illuminatiObjection(game, seat, game.printed(card).id()))
        .or(() -> cost(game, seat));
  }

  private static Optional<Objection> illuminatiObjection(Game game, int seat, String id) {
    if (is(game, game.seat(seat).illuminati(), id)) {
      return Optional.of(Objection.OWN_ILLUMINATI);
    }
    if (contains(game, game.seat(seat).in(Zone.AGENTS), id)) {
      return Optional.of(Objection.AGENT_IN_IT_ALREADY);
    }
    var inPlay = false;
    for (var player : game.playing()) {
      if (is(game, game.seat(player).illuminati(), id)) {
        inPlay = true;
        // It would work on a player in the first turn (R1.4.1).
        if (game.seat(player).turnsTaken() == 0) {
          return Optional.of(Objection.FIRST_TURN_PROTECTED);
        }
      }
    }
    return inPlay ? Optional.empty() : Optional.of(Objection.ILLUMINATI_NOT_IN_PLAY);
  }

  private static Optional<Objection> cost(Game game, int seat) {
    var missing =
        game.seat(seat).in(Zone.PLOT_DECK).isEmpty()
            || game.seat(seat).in(Zone.GROUP_DECK).isEmpty();
    return missing && !game.rules().on(Switch.AGENT_FOR_WHAT_IS_THERE)
        ? Optional.of(Objection.AGENT_COST_UNPAID)
        : Optional.empty();
  }

  /** Whether a player has an agent in the Illuminati of another (R16.3.5). */
  public static Optional<Integer> in(Game game, int player, int rival) {
    var id = game.printed(game.seat(rival).illuminati()).id();
    for (var agent : game.seat(player).in(Zone.AGENTS).ids()) {
      if (is(game, agent.value(), id)) {
        return Optional.of(agent.value());
      }
    }
    return Optional.empty();
  }

  private static boolean contains(Game game, Pile pile, String id) {
    return pile.ids().stream().anyMatch(card -> is(game, card.value(), id));
  }

  private static boolean is(Game game, int card, String id) {
    return game.printed(card).id().equals(id);
  }

  /** The agents that can be laid down now. */
  public static void families(Game game, int seat, Moves moves) {
    var cards = new ArrayList<Integer>();
    for (var plot : PlotLimit.plots(game, seat)) {
      if (objection(game, seat, plot).isEmpty()) {
        cards.add(plot);
      }
    }
    moves.add("play-illuminati", "card", Moves.cards(cards));
  }
}
