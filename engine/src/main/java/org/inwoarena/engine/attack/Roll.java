package org.inwoarena.engine.attack;

import java.util.List;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature.Stage;

/**
 * From the last pass to the result: the roll, the time after it, and what follows (7.5, 8.6, 9.2).
 */
public final class Roll {

  private Roll() {}

  /** Goes one stage on; called while nobody is asked. */
  public static void advance(Play play, Frame.Attack attack) {
    switch (attack.nature().stage()) {
      case OPEN -> roll(play, attack);
      case ROLLED -> reach(play, Stage.RESULT, Moment.ATTACK_RESULT);
      case RESULT -> resolve(play, attack);
    }
  }

  /**
   * Rolls, unless the attack is hopeless: then nothing that changes a roll has a place (R7.5.4).
   */
  private static void roll(Play play, Frame.Attack attack) {
    var strength = Strength.sum(Strength.terms(play.game(), attack));
    if (Strength.needed(strength) == 0) {
      reach(play, Stage.RESULT, Moment.ATTACK_RESULT);
      return;
    }
    var roll = play.dice(2);
    play.emit(
        new Event.AttackRolled(
            new Seat(attack.attacker()),
            roll.dice().getFirst(),
            roll.dice().getLast(),
            strength,
            roll.counter()));
    reach(play, Stage.ROLLED, Moment.ROLLED);
  }

  /** The next stage opens its window; one in which nobody is asked is passed over. */
  private static void reach(Play play, Stage stage, Moment moment) {
    if (isAsked(play.game(), moment)) {
      var attack = (Frame.Attack) play.game().top();
      var strength = Strength.sum(Strength.terms(play.game(), attack));
      play.emit(new Event.StageReached(stage, Strength.needed(strength)));
    } else if (stage == Stage.ROLLED) {
      reach(play, Stage.RESULT, Moment.ATTACK_RESULT);
    } else {
      resolve(play, (Frame.Attack) play.game().top());
    }
  }

  private static boolean isAsked(Game game, Moment moment) {
    for (int seat : game.playing()) {
      if (!game.seat(seat).passes().contains(moment)) {
        return true;
      }
    }
    return false;
  }

  /** Carries the result out. */
  private static void resolve(Play play, Frame.Attack attack) {
    var strength = Strength.sum(Strength.terms(play.game(), attack));
    var success = Strength.succeeds(play.game(), attack);
    play.emit(new Event.AttackResolved(success, strength));
    Agents.afterwards(play, attack, success);
    if (success) {
      if (attack.kind() == AttackKind.CONTROL) {
        capture(play, attack);
      } else {
        destroy(play, attack);
      }
    }
  }

  /** The target and its branch join the attacker; placing them follows (R8.6.4, R8.6.5). */
  private static void capture(Play play, Frame.Attack attack) {
    play.emit(
        new Event.Captured(
            new Seat(attack.attacker()),
            attack.defender().map(Seat::new),
            branch(play.game(), attack),
            new CardId(attack.leader())));
  }

  /** The target is destroyed; its branch returns to its player's hand (R9.2.8 to R9.2.13). */
  private static void destroy(Play play, Frame.Attack attack) {
    var branch = branch(play.game(), attack);
    play.emit(
        new Event.Destroyed(
            new CardId(attack.target()),
            new Seat(attack.defender().orElseThrow()),
            new Seat(attack.attacker()),
            branch.subList(1, branch.size())));
  }

  private static List<CardId> branch(Game game, Frame.Attack attack) {
    return Structure.branch(game, attack.target()).stream().map(CardId::new).toList();
  }
}
