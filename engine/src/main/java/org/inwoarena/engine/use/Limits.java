package org.inwoarena.engine.use;

import java.util.Optional;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Limit;
import org.inwoarena.engine.effect.Ability.Usable;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Used;

/** How often something may be used: once per turn, game, attack; two copies never in one action. */
final class Limits {

  private Limits() {}

  static Optional<Objection> objection(Game game, int seat, int card, int ability, Usable usable) {
    var limit = limit(game, usable);
    if (limit.isEmpty()) {
      return Optional.empty();
    }
    var id = game.printed(card).id();
    for (var used : game.inForce().used()) {
      if (used.per() == limit.get()
          && used.seat() == seat
          && isSame(used, id, card, ability, usable)) {
        return Optional.of(
            usable instanceof Ability.Played ? Objection.COPY_IN_ACTION : Objection.USED_UP);
      }
    }
    return Optional.empty();
  }

  /** Copies of a Plot count together (R7.4.3, R7.4.5), abilities card by card. */
  private static boolean isSame(Used used, String id, int card, int ability, Usable usable) {
    return usable instanceof Ability.Played
        ? used.card().equals(id)
        : used.number() == card && used.ability() == ability;
  }

  /** No player uses two copies of one Plot in one attack (R7.4.3). */
  private static Optional<Limit> limit(Game game, Usable usable) {
    if (usable.limit().isPresent()) {
      return usable.limit();
    }
    return usable instanceof Ability.Played && game.attack().isPresent()
        ? Optional.of(Limit.ATTACK)
        : Optional.empty();
  }

  /** Counts a use; one that is cancelled is given back (R7.4.6, R18.3.8). */
  static void count(Play play, Frame.Use use, Usable usable) {
    limit(play.game(), usable)
        .ifPresent(
            per ->
                play.emit(
                    new Event.UseCounted(
                        new Used(
                            play.game().printed(use.card()).id(),
                            use.card(),
                            use.origin().ability(),
                            use.seat(),
                            use.bindings().player().orElse(-1),
                            per))));
  }
}
