package org.inwoarena.engine.attack;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.use.Usables;

/**
 * The rest of an announcement: own aiding Groups, named before anybody answers (R7.2.1), and what
 * is declared with the attack, such as a privilege (R11.1.2). Their tokens are spent with the
 * leader's, when the attack is confirmed (R7.3.7).
 */
public final class Naming {

  private Naming() {}

  /** What the attacker says while he names them. */
  public static Optional<Objection> say(Play play, int seat, Command command) {
    return switch (command) {
      case Command.Aid(var group) -> name(play, seat, group);
      case Command.Pass c -> {
        play.emit(new Event.NamingEnded(new Seat(seat)));
        yield Optional.empty();
      }
      case Command.Use use -> Usables.prepare(play, seat, use);
      case Command.CallOff c when attack(play.game()).committed() ->
          Optional.of(Objection.COMMITTED);
      case Command.CallOff c -> {
        play.emit(new Event.NamingEnded(new Seat(seat)));
        play.emit(new Event.AttackCalledOff(new Seat(seat)));
        yield Optional.empty();
      }
      default -> Optional.of(Objection.ANNOUNCEMENT_FIRST);
    };
  }

  private static Optional<Objection> name(Play play, int seat, CardId group) {
    var game = play.game();
    var objection = Joining.objection(game, attack(game), seat, group.value(), false);
    if (objection.isEmpty()) {
      if (attack(game).committed()) {
        play.emit(new Event.TokensSpent(new Seat(seat), List.of(group), Spending.JOIN));
      }
      play.emit(new Event.AiderNamed(new Seat(seat), group));
    }
    return objection;
  }

  /** The Groups that can be named, the end of the announcement, and dropping it. */
  public static void families(Game game, int seat, Moves moves) {
    moves.add("pass");
    if (!attack(game).committed()) {
      moves.add("call-off");
    }
    Usables.families(game, seat, moves);
    moves.add("aid", "group", Moves.cards(Joining.able(game, attack(game), seat, false)));
  }

  private static Frame.Attack attack(Game game) {
    return game.frame(Frame.Attack.class).orElseThrow();
  }
}
