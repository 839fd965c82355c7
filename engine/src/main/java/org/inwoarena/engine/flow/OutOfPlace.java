package org.inwoarena.engine.flow;

import java.util.Optional;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.victory.Goals;

/** The rule by which a command is out of place at this moment. */
final class OutOfPlace {

  private OutOfPlace() {}

  static Optional<Objection> objection(Game game, Command command) {
    return Optional.of(game.attack().isPresent() ? inAttack(command) : outside(game, command));
  }

  private static Objection inAttack(Command command) {
    return switch (command) {
      case Command.Attack c -> Objection.ONE_ACTION_AT_A_TIME;
      case Command.MoveGroup c -> Objection.ONE_ACTION_AT_A_TIME;
      case Command.BuyGroup c -> Objection.ONE_ACTION_AT_A_TIME;
      case Command.TakeResource c -> Objection.ONE_ACTION_AT_A_TIME;
      case Command.Aid c -> Objection.NOT_YOUR_ANSWER;
      case Command.Oppose c -> Objection.NOT_YOUR_ANSWER;
      case Command.PlayAgent c -> Objection.NOT_YOUR_ANSWER;
      case Command.CallOff c -> Objection.NOT_YOUR_ANSWER;
      case Command.LetTakeBack c -> Objection.NOT_YOUR_ANSWER;
      case Command.TakeBack c -> Objection.NOT_YOUR_ANSWER;
      case Command.Pass c -> Objection.NOT_YOUR_ANSWER;
      case Command.ClaimVictory c -> Objection.NO_CLAIM_NOW;
      case Command.Place c -> Objection.NOT_TO_BE_PLACED;
      default -> Objection.NOT_NOW;
    };
  }

  private static Objection outside(Game game, Command command) {
    return switch (command) {
      case Command.ClaimVictory c ->
          Goals.claimsAreOpen(game) ? Objection.NO_CLAIM_NOW : Objection.FIRST_ROUND;
      case Command.TakeOver c when !game.rules().automaticTakeover() ->
          Objection.NO_AUTOMATIC_TAKEOVER;
      case Command.Attack c -> Objection.ACTIONS_IN_MAIN_ONLY;
      case Command.Aid c -> Objection.NO_ATTACK;
      case Command.Oppose c -> Objection.NO_ATTACK;
      case Command.CallOff c -> Objection.NO_ATTACK;
      case Command.LetTakeBack c -> Objection.NO_ATTACK;
      case Command.TakeBack c -> Objection.NO_ATTACK;
      case Command.PlayAgent c -> Objection.AGENT_NEEDS_ATTACK;
      case Command.Place c -> Objection.NOT_TO_BE_PLACED;
      default -> Objection.NOT_NOW;
    };
  }
}
