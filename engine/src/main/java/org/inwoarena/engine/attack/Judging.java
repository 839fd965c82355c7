package org.inwoarena.engine.attack;

import java.util.LinkedHashSet;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature.Stage;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.use.Cancelling;
import org.inwoarena.engine.use.Legality;

/**
 * Judges an attack again after everything that happens: whether it may go on (R18.2.1, R19.2.18),
 * whether each helper and each Plot in it still fits (R18.1.1, R18.3.1).
 */
public final class Judging {

  private Judging() {}

  /** Judges the attack on top, while it is answered. */
  public static void check(Play play) {
    if (play.game().frames().isEmpty() || !(play.game().top() instanceof Frame.Attack attack)) {
      return;
    }
    if (attack.nature().stage() == Stage.OVER) {
      return;
    }
    if (attack.nature().stage() != Stage.OPEN) {
      needed(play, attack);
    } else if (isIllegal(play.game(), attack)) {
      stop(play, attack);
    } else {
      helpers(play, attack);
      plays(play);
    }
  }

  /** What changes the strength after the roll changes what has to be rolled (R19.2.21). */
  private static void needed(Play play, Frame.Attack attack) {
    var needed = Strength.needed(Strength.sum(Strength.terms(play.game(), attack)));
    if (needed != attack.nature().outcome().needed()) {
      play.emit(new Event.NeededChanged(needed));
    }
  }

  private static boolean isIllegal(Game game, Frame.Attack attack) {
    var zone = game.card(attack.target()).zone();
    if (zone != Zone.STRUCTURE && zone != Zone.ATTACKED) {
      return true;
    }
    if (attack.nature().is(Word.PRIVILEGED) && !Legality.mayBePrivileged(game, attack)) {
      return true;
    }
    return attack.nature().isLed()
        ? Announcing.becameIllegal(game, attack)
        : !Legality.launchFits(game);
  }

  private static void stop(Play play, Frame.Attack attack) {
    var height = play.game().frames().size() - 1;
    if (attack.nature().isLed()) {
      Cancelling.attack(play, attack.attacker(), height, "illegal");
    } else {
      Cancelling.launchedIllegally(play, height);
    }
  }

  /** A helper that no longer fits fares as if its action were cancelled (R18.3.1). */
  private static void helpers(Play play, Frame.Attack attack) {
    for (var group : new LinkedHashSet<>(attack.aiding())) {
      if (Joining.noLongerFits(play.game(), attack, group, false).isPresent()) {
        Cancelling.helper(play, (Frame.Attack) play.game().top(), group);
      }
    }
    for (var group : new LinkedHashSet<>(attack.opposing())) {
      if (Joining.noLongerFits(play.game(), attack, group, true).isPresent()) {
        Cancelling.helper(play, (Frame.Attack) play.game().top(), group);
      }
    }
  }

  private static void plays(Play play) {
    var attack = (Frame.Attack) play.game().top();
    for (var used : attack.nature().plays()) {
      var usable = (Ability.Usable) play.game().ability(used.origin());
      if (!Legality.stillFits(play.game(), used, usable)) {
        Cancelling.fallsOut(play, used);
      }
    }
  }
}
