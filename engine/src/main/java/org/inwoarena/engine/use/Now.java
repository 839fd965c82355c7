package org.inwoarena.engine.use;

import java.util.List;
import org.inwoarena.engine.effect.Ability.Usable;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Timing;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.UseStage;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature.Stage;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.stats.Scene;

/** What moment it is, and whether an ability's timing fits it. */
final class Now {

  private Now() {}

  /**
   * What a play can be about while that frame is on top, one entry for each thing it could answer;
   * empty where it is the wrong moment for it.
   */
  static List<Bindings> subjects(Game game, Frame frame, Scene scene, Usable usable) {
    return switch (usable.at()) {
      case Timing.Open(var period) ->
          isOpen(game, frame, scene.you(), period) ? List.of(bindings(game, frame)) : List.of();
      case Timing.At at ->
          Answers.to(game, frame, scene, at).stream().map(Answers.Subject::bindings).toList();
    };
  }

  /** What an open period is about: the play, the attacking card, the card of the occasion. */
  static Bindings bindings(Game game, Frame frame) {
    return switch (frame) {
      case Frame.Use use ->
          Bindings.that(use.card(), use.seat())
              .with(Role.CHOSEN, use.bindings().cards(Role.TARGET));
      case Frame.Attack attack -> Bindings.that(attack.leader(), attack.attacker());
      case Frame.Naming naming ->
          game.attack()
              .map(attack -> Bindings.that(attack.leader(), attack.attacker()))
              .orElse(Bindings.NONE);
      case Frame.Occasion occasion -> occasion.bindings();
      default -> Bindings.NONE.by(game.progress().active());
    };
  }

  private static boolean isOpen(Game game, Frame frame, int seat, Timing.Period period) {
    var attack = game.attack();
    // With an announcement goes only what belongs to the attack (R7.2.1).
    if (frame instanceof Frame.Naming
        && period != Timing.Period.WITH_ACTION
        && period != Timing.Period.IN_ATTACK) {
      return false;
    }
    return switch (period) {
      case ANY -> true;
      case NOT_IN_PRIVILEGED ->
          attack.filter(under -> under.nature().is(Word.PRIVILEGED)).isEmpty();
      case NOT_IN_ATTACK -> attack.isEmpty();
      case OWN_TURN ->
          frame instanceof Frame.Turn turn && turn.seat() == seat && turn.phase() == Phase.MAIN;
      case IN_ATTACK -> isBeforeRoll(game);
      case WITH_ACTION -> isBeforeRoll(game) || isAnswering(frame);
    };
  }

  private static boolean isAnswering(Frame frame) {
    return frame instanceof Frame.Use use && use.stage() == UseStage.ANNOUNCED;
  }

  private static boolean isBeforeRoll(Game game) {
    return game.attack().filter(attack -> attack.nature().stage() == Stage.OPEN).isPresent();
  }

  /**
   * In a privileged attack nobody but its two sides acts until the roll, not even to cancel an
   * action (R11.1.3, R11.1.6).
   */
  static boolean mayIntervene(Game game, int seat) {
    return game.attack().filter(attack -> !attack.admits(seat)).isEmpty();
  }
}
