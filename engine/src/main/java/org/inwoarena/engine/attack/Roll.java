package org.inwoarena.engine.attack;

import java.util.OptionalInt;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Nature;
import org.inwoarena.engine.state.Nature.Stage;
import org.inwoarena.engine.state.Window;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Amounts;
import org.inwoarena.engine.stats.Scene;
import org.inwoarena.engine.use.Destroying;
import org.inwoarena.engine.use.Occasions;

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
      case OVER -> play.emit(new Event.AttackOver());
    }
  }

  /**
   * Rolls, unless the attack is hopeless: then nothing that changes a roll has a place (R7.5.4).
   */
  private static void roll(Play play, Frame.Attack attack) {
    var terms = Strength.terms(play.game(), attack);
    play.emit(new Event.StrengthFinal(terms));
    if (attack.nature().total().isPresent() || attack.nature().outcome().forced().isPresent()) {
      // It failed by itself before the roll: there is nothing left to roll for (R19.2.2).
      reach(play, Stage.ROLLED, Moment.ROLLED);
      return;
    }
    var strength = Strength.sum(terms);
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
    if (Window.asksAnybody(play.game(), moment)) {
      var attack = (Frame.Attack) play.game().top();
      var strength = Strength.sum(Strength.terms(play.game(), attack));
      play.emit(new Event.StageReached(stage, Strength.needed(strength)));
    } else if (stage == Stage.ROLLED) {
      reach(play, Stage.RESULT, Moment.ATTACK_RESULT);
    } else {
      resolve(play, (Frame.Attack) play.game().top());
    }
  }

  /** Carries the result out. */
  private static void resolve(Play play, Frame.Attack attack) {
    var game = play.game();
    var strength = Strength.sum(Strength.terms(game, attack));
    var success = Strength.succeeds(game, attack);
    var total = attack.nature().total().orElse(0);
    play.emit(new Event.AttackResolved(success, strength));
    Agents.afterwards(play, attack, success);
    attack.nature().plays().forEach(used -> over(play, used));
    if (success && attack.kind() == AttackKind.CONTROL) {
      capture(play, attack);
    } else if (success) {
      damage(play, attack, strength - total);
    }
  }

  /** A Plot that worked in the attack is used up (R3.1.7). */
  private static void over(Play play, Nature.InUse used) {
    if (play.game().card(used.origin().card()).zone() == Zone.PLAYED) {
      play.emit(
          new Event.Discarded(
              new Seat(used.seat()), new CardId(used.origin().card()), DiscardReason.USED));
    }
  }

  /** The target and its branch join the attacker; placing them follows (R8.6.4, R8.6.5). */
  private static void capture(Play play, Frame.Attack attack) {
    play.emit(
        new Event.Captured(
            new Seat(attack.attacker()),
            attack.defender().map(Seat::new),
            Structure.branchIds(play.game(), attack.target()),
            new CardId(attack.leader())));
  }

  /** Some Disasters destroy only if the roll is low enough; else they devastate (R12.3.4). */
  private static void damage(Play play, Frame.Attack attack, int margin) {
    var spec = attack.nature().launched().map(Nature.Launched::spec);
    var scene = Scene.of(play.game(), attack.leader()).in(attack);
    var destroys =
        spec.filter(
                plot ->
                    !plot.destroys()
                        || plot.margin().filter(by -> margin <= Amounts.of(scene, by)).isPresent())
            .isEmpty();
    var by = attack.attacker();
    var target = attack.target();
    if (destroys) {
      var kills = attack.nature().is(Word.ASSASSINATION);
      Destroying.due(play, target, OptionalInt.of(by), kills, true);
    } else if (spec.orElseThrow().devastates()) {
      Occasions.due(
          play, Moment.DEVASTATED, Bindings.that(target, by), new Deed.Devastation(target, by));
    }
  }
}
