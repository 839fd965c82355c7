package org.inwoarena.engine.attack;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;

/** Passing, committing and calling off (7.3, R8.7.9). */
public final class Response {

  private Response() {}

  /** Passes; the attacker's first pass confirms the attack (R7.3.7). */
  public static void pass(Play play, int seat) {
    if (((Frame.Attack) play.game().top()).attacker() == seat) {
      commit(play);
    }
    play.emit(new Event.Passed(new Seat(seat)));
  }

  /** Commits the attack, if it is not: the leader's token is spent (R7.3.7). */
  static void commit(Play play) {
    var attack = (Frame.Attack) play.game().top();
    if (!attack.committed()) {
      var attacker = new Seat(attack.attacker());
      play.emit(new Event.AttackCommitted(attacker));
      spend(play, attacker, List.of(attack.leader()), Spending.LEAD);
      // Only named aiders are in before the attack is committed: joining commits it.
      var named = attack.aiding().stream();
      spend(
          play,
          attacker,
          named.filter(group -> play.game().card(group).holder() == attack.attacker()).toList(),
          Spending.JOIN);
    }
  }

  /** A declared token that an answer has taken in the meantime cannot be spent any more. */
  private static void spend(Play play, Seat attacker, List<Integer> declared, Spending use) {
    var cards =
        declared.stream()
            .filter(card -> play.game().card(card).tokens() > 0)
            .map(CardId::new)
            .toList();
    if (!cards.isEmpty()) {
      play.emit(new Event.TokensSpent(attacker, cards, use));
    }
  }

  /** Calls the attack off (R7.3.1). */
  public static Optional<Objection> callOff(Play play, int seat) {
    var attack = (Frame.Attack) play.game().top();
    if (attack.attacker() != seat) {
      return Optional.of(Objection.NOT_THE_ATTACKER);
    }
    if (attack.committed()) {
      return Optional.of(Objection.COMMITTED);
    }
    play.emit(new Event.AttackCalledOff(new Seat(seat)));
    return Optional.empty();
  }

  /** The legal answers of a seat apart from free moves. */
  public static void families(Game game, int seat, Moves moves) {
    var attack = (Frame.Attack) game.top();
    moves.add("pass");
    if (attack.attacker() == seat && !attack.committed()) {
      moves.add("call-off");
    }
    Joining.families(game, attack, seat, moves);
    Agents.families(game, attack, seat, moves);
  }
}
