package org.inwoarena.engine.use;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.state.Nature.Stage;
import org.inwoarena.engine.state.Zone;

/** Plots that work in an attack as long as it lasts: they are not used up before (R3.1.7). */
final class InAttack {

  private InAttack() {}

  /** Keeps the Plot in the attack it was played into, if it works there. */
  static boolean stays(Play play, Use use) {
    var fought = play.game().attack().filter(attack -> attack.nature().stage() == Stage.OPEN);
    if (fought.isEmpty()
        || play.game().card(use.card()).zone() != Zone.PLAYED
        // What a play put in force may have ended with this use; it is no Plot in any case.
        || use.origin().applied().isPresent()
        || !(play.game().ability(use.origin()) instanceof Ability.Played played)
        || !works(played.effects())) {
      return false;
    }
    play.emit(
        new Event.PlayStays(
            new Seat(use.seat()), use.origin(), use.bindings(), helped(fought.get(), use)));
    return true;
  }

  private static boolean works(List<Effect> effects) {
    return effects.stream().anyMatch(InAttack::works);
  }

  private static boolean works(Effect effect) {
    return switch (effect) {
      case Effect.Boost boost -> true;
      case Effect.SetAttack set -> true;
      case Effect.Scale scale -> true;
      case Effect.Apply apply -> apply.until().endsWithAttack();
      case Effect.If branch -> works(branch.then()) || works(branch.otherwise());
      case Effect.Choose choose ->
          choose.options().stream().anyMatch(option -> works(option.effects()));
      default -> false;
    };
  }

  /** The Group it was played with: its aim, or what it was about. */
  private static Optional<CardId> helped(Frame.Attack attack, Use use) {
    for (var role : List.of(Role.TARGET, Role.THAT)) {
      for (var card : use.bindings().cards(role)) {
        if (attack.involves(card)) {
          return Optional.of(new CardId(card));
        }
      }
    }
    return Optional.empty();
  }
}
