package org.inwoarena.engine.use;

import java.util.Optional;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;

/** When New World Orders are barred (R16.1.1). */
final class Nwos {

  private Nwos() {}

  static Optional<Objection> objection(Game game, int card) {
    return game.printed(card).facts().kind() == CardKind.NWO
            && game.frame(Frame.Attack.class).filter(attack -> bars(game, attack)).isPresent()
        ? Optional.of(Objection.NWO_BARRED)
        : Optional.empty();
  }

  private static boolean bars(Game game, Frame.Attack attack) {
    return attack.nature().is(Word.PRIVILEGED)
        || (attack.nature().is(Word.INSTANT) && game.rules().on(Switch.NO_NWO_IN_INSTANT));
  }
}
