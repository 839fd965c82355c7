package org.inwoarena.engine.attack;

import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Slot;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.hand.Locks;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.turn.HandCards;

/** Copies of the attacked Group, played from hand as agents (10.2). */
public final class Agents {

  private Agents() {}

  /** Plays an agent for or against the attack. */
  public static Optional<Objection> play(Play play, int seat, Command.PlayAgent command) {
    var attack = (Frame.Attack) play.game().top();
    var objection =
        objection(play.game(), attack, seat, command.against())
            .or(() -> cardObjection(play.game(), attack, seat, command.card().value()));
    if (objection.isEmpty()) {
      if (seat == attack.attacker()) {
        Response.commit(play);
      }
      play.emit(new Event.AgentPlayed(new Seat(seat), command.card(), command.against()));
    }
    return objection;
  }

  private static Optional<Objection> objection(
      Game game, Frame.Attack attack, int seat, boolean against) {
    if (Launched.isInstant(attack)) {
      return Optional.of(Objection.INSTANT_STANDS_ALONE);
    }
    if (!attack.admits(seat)) {
      return Optional.of(Objection.PRIVILEGED);
    }
    if (attack.agent().isPresent()) {
      return Optional.of(Objection.AGENT_USED);
    }
    if (attack.defender().isPresent() && attack.defender().get() == seat) {
      return Optional.of(Objection.AGENT_OF_CONTROLLER);
    }
    var fromHand = attack.defender().isEmpty();
    if (fromHand && (seat == attack.attacker() || !against)) {
      return Optional.of(Objection.AGENT_DEFENDS_ONLY);
    }
    return Protection.mayTakePart(game, attack, seat)
        ? Optional.empty()
        : Optional.of(Objection.FIRST_TURN_PROTECTED);
  }

  private static Optional<Objection> cardObjection(
      Game game, Frame.Attack attack, int seat, int card) {
    if (!HandCards.inHand(game, seat, card)) {
      return Optional.of(Objection.NOT_IN_YOUR_HAND);
    }
    if (!game.printed(card).id().equals(game.printed(attack.target()).id())) {
      return Optional.of(Objection.NOT_AN_AGENT);
    }
    return CardBars.isImmuneToAgent(game, attack, card)
        ? Optional.of(Objection.IMMUNE)
        : Locks.onUse(game, seat);
  }

  /** The agents a seat can play now. */
  public static void families(Game game, Frame.Attack attack, int seat, Moves moves) {
    var cards = new ArrayList<Integer>();
    for (int card : game.seat(seat).in(Zone.HAND)) {
      if (cardObjection(game, attack, seat, card).isEmpty()) {
        cards.add(card);
      }
    }
    var sides = new ArrayList<Object>();
    for (var against : new boolean[] {false, true}) {
      if (objection(game, attack, seat, against).isEmpty()) {
        sides.add(against);
      }
    }
    moves.add("play-agent", Map.of("card", Moves.cards(cards), "against", new Slot.OneOf(sides)));
  }

  /**
   * What becomes of the agent after the attack: it is discarded (R10.2.6). If it helped its player
   * to a capture, its player's copy is the one that remains (R10.2.10).
   */
  static void afterwards(Play play, Frame.Attack attack, boolean success) {
    if (attack.agent().isEmpty()) {
      return;
    }
    var agent = attack.agent().get();
    var card = new CardId(agent.card());
    var pile = new Seat(agent.seat());
    var captures =
        success
            && attack.kind() == AttackKind.CONTROL
            && !agent.against()
            && agent.seat() == attack.attacker()
            && !play.game().rules().on(Switch.AGENT_IS_DISCARDED);
    if (captures) {
      pile = new Seat(play.game().roster().owner(attack.target()));
      play.emit(new Event.AgentTookOver(new Seat(agent.seat()), card, new CardId(attack.target())));
    }
    play.emit(new Event.Discarded(pile, card, DiscardReason.AGENT));
  }
}
