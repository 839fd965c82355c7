package org.inwoarena.engine.use;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Played;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature.Stage;
import org.inwoarena.engine.state.Zone;

/**
 * Plots that lie on the table after they are carried out (R3.1.7): in the attack they were played
 * into until it is resolved, whatever they still do afterwards (R3.8.2); any other one as long as
 * what it put in force lasts.
 */
final class Lingering {

  private Lingering() {}

  /** Leaves the Plot on the table, if something keeps it there. */
  static boolean stays(Play play, Use use) {
    // What a play put in force may have ended with this use; it is no Plot in any case.
    if (play.game().card(use.card()).zone() != Zone.PLAYED
        || use.origin().applied().isPresent()
        || !(play.game().ability(use.origin()) instanceof Played played)) {
      return false;
    }
    var fought = play.game().attack().filter(attack -> attack.nature().stage() == Stage.OPEN);
    if (fought.isPresent() && joins(play, use, played, fought.get())) {
      return true;
    }
    if (!isInForce(play.game(), use.card())) {
      return false;
    }
    var seat = new Seat(use.seat());
    var place = play.game().seat(use.seat()).in(Zone.TABLE).size();
    play.emit(new Event.CardMoved(new CardId(use.card()), Zone.TABLE, seat, place));
    return true;
  }

  /** Keeps the Plot in the attack, if it was played into it. */
  private static boolean joins(Play play, Use use, Played played, Frame.Attack attack) {
    var works = some(played.effects(), Lingering::worksInAttack);
    var strengthens = isAbout(attack, use) && some(played.effects(), Lingering::strengthens);
    if (!works && !strengthens) {
      return false;
    }
    // What strengthens a defence helps the Group itself, not the action by which it takes part.
    var helped = works ? helped(attack, use) : Optional.<CardId>empty();
    play.emit(new Event.PlayStays(new Seat(use.seat()), use.origin(), use.bindings(), helped));
    return true;
  }

  private static boolean isInForce(Game game, int card) {
    return game.inForce().applied().stream()
        .anyMatch(applied -> applied.source() == card && !applied.isPermanent());
  }

  private static boolean some(List<Effect> effects, Predicate<Effect> wanted) {
    return effects.stream().anyMatch(effect -> some(effect, wanted));
  }

  private static boolean some(Effect effect, Predicate<Effect> wanted) {
    return switch (effect) {
      case Effect.If branch -> some(branch.then(), wanted) || some(branch.otherwise(), wanted);
      case Effect.Choose choose ->
          choose.options().stream().anyMatch(option -> some(option.effects(), wanted));
      default -> wanted.test(effect);
    };
  }

  private static boolean worksInAttack(Effect effect) {
    return switch (effect) {
      case Effect.Boost boost -> true;
      case Effect.SetAttack set -> true;
      case Effect.Scale scale -> true;
      case Effect.Apply apply -> apply.until().endsWithAttack();
      default -> false;
    };
  }

  /** A number that counts in actions or in defence alone, beyond this attack too (R3.8.2). */
  private static boolean strengthens(Effect effect) {
    return effect instanceof Effect.Apply apply
        && apply.abilities().stream()
            .anyMatch(
                ability ->
                    ability instanceof Ability.Modifier modifier
                        && modifier.use() != Ability.Use.ALWAYS);
  }

  private static boolean isAbout(Frame.Attack attack, Use use) {
    return use.bindings().cards(Role.TARGET).stream()
        .anyMatch(card -> attack.target() == card || attack.involves(card));
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
