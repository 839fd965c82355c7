package org.inwoarena.engine.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.use.Cancelling;

/**
 * What rivals have declared in an attack is committed with it, unless the attacker lets them take
 * it back (R7.3.3). His leave is for what lies there when he gives it; nobody is asked more often
 * for it.
 */
public final class Withdrawal {

  private Withdrawal() {}

  /** The attacker lets rivals take back what they have declared so far. */
  public static Optional<Objection> allow(Play play, int seat) {
    var attack = (Frame.Attack) play.game().top();
    var objection = allowObjection(play.game(), attack, seat);
    if (objection.isEmpty()) {
      var cards = byRivals(play.game(), attack).stream().map(CardId::new).toList();
      play.emit(new Event.WithdrawalAllowed(new Seat(seat), cards));
    }
    return objection;
  }

  private static Optional<Objection> allowObjection(Game game, Frame.Attack attack, int seat) {
    if (attack.attacker() != seat) {
      return Optional.of(Objection.COMMITTED_WITH_ATTACK);
    }
    var free = !attack.committed() || attack.released().containsAll(byRivals(game, attack));
    return free ? Optional.of(Objection.NOTHING_TO_TAKE_BACK) : Optional.empty();
  }

  /** A rival takes something back. */
  public static Optional<Objection> takeBack(Play play, int seat, CardId card) {
    var attack = (Frame.Attack) play.game().top();
    var objection = objection(play.game(), attack, seat, card.value());
    if (objection.isEmpty()) {
      play.emit(new Event.TakenBack(new Seat(seat), card));
      attack.nature().plays().stream()
          .filter(used -> used.origin().card() == card.value())
          .forEach(used -> Cancelling.takenBack(play, used));
    }
    return objection;
  }

  private static Optional<Objection> objection(Game game, Frame.Attack attack, int seat, int card) {
    if (seat == attack.attacker() || !declared(game, attack, seat).contains(card)) {
      return Optional.of(Objection.NOTHING_TO_TAKE_BACK);
    }
    return attack.committed() && !attack.released().contains(card)
        ? Optional.of(Objection.COMMITTED_WITH_ATTACK)
        : Optional.empty();
  }

  private static List<Integer> byRivals(Game game, Frame.Attack attack) {
    var cards = new ArrayList<Integer>();
    for (int seat : game.playing()) {
      if (seat != attack.attacker()) {
        cards.addAll(declared(game, attack, seat));
      }
    }
    return cards;
  }

  /** Groups by their tokens, the agents card and the Plots of a player. */
  private static List<Integer> declared(Game game, Frame.Attack attack, int seat) {
    var cards = new ArrayList<Integer>();
    for (var groups : List.of(attack.aiding(), attack.opposing())) {
      groups.stream().filter(group -> game.card(group).holder() == seat).forEach(cards::add);
    }
    attack.agent().filter(agent -> agent.seat() == seat).ifPresent(own -> cards.add(own.card()));
    attack.nature().plays().stream()
        .filter(used -> used.seat() == seat)
        .forEach(used -> cards.add(used.origin().card()));
    return cards;
  }

  /** The leave the attacker can give, and what a rival can take back. */
  static void families(Game game, Frame.Attack attack, int seat, Moves moves) {
    if (allowObjection(game, attack, seat).isEmpty()) {
      moves.add("let-take-back");
    }
    var own =
        declared(game, attack, seat).stream()
            .distinct()
            .filter(card -> objection(game, attack, seat, card).isEmpty())
            .toList();
    moves.add("take-back", "card", Moves.cards(own));
  }
}
