package org.inwoarena.engine.use;

import java.util.Optional;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Until;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Moments;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.InForce;
import org.inwoarena.engine.state.Origin;
import org.inwoarena.engine.state.Reaction;
import org.inwoarena.engine.state.Window;
import org.inwoarena.engine.stats.Conditions;
import org.inwoarena.engine.stats.Players;
import org.inwoarena.engine.stats.Scene;
import org.inwoarena.engine.stats.Silence;

/** Hears what happens for the triggers that wait for it, and for players who want to answer. */
public final class Listening {

  private Listening() {}

  /** Notes what the event has set off; each waits for its turn. */
  public static void hear(Play play, Game before, Event event) {
    var game = play.game();
    var inForce = game.inForce();
    if (inForce.sources().isEmpty() && inForce.applied().isEmpty() && !anybodyStops(game)) {
      return;
    }
    if (isOfAbility(before, game, event)) {
      return;
    }
    for (var moment : Moments.of(event)) {
      var isAnswered = isAnsweredAfterwards(moment) && Window.asksAnybody(game, moment);
      if (!isAnswered && !isWaitedFor(play.game().inForce(), moment)) {
        continue;
      }
      var bindings = Subjects.of(before, game, event);
      triggers(play, moment, bindings);
      if (isAnswered) {
        var seat = bindings.actor().orElse(game.progress().active());
        play.emit(new Event.Arisen(new Reaction(moment, Optional.empty(), seat, bindings)));
      }
    }
  }

  /** Whether a trigger waits for the moment, be its condition true or not. */
  private static boolean isWaitedFor(InForce inForce, Moment moment) {
    if (!inForce.sources().listeners(moment).isEmpty()) {
      return true;
    }
    for (var applied : inForce.applied()) {
      for (var ability : applied.abilities()) {
        if (ability instanceof Ability.Trigger trigger && trigger.at().moments().contains(moment)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * A use of an ability is no play of a Plot, though its events look alike: an ability that answers
   * Plots must not hear itself.
   */
  private static boolean isOfAbility(Game before, Game game, Event event) {
    return switch (event) {
      case Event.UseAnnounced(var seat, var origin, var bound, var paid) -> !game.isPlot(origin);
      case Event.UseOver(var seat, var origin) -> !before.isPlot(origin);
      default -> false;
    };
  }

  /** What text does by itself as soon as something is so; looked at after every step. */
  public static void check(Play play) {
    for (var listener : play.game().inForce().sources().listeners(Moment.STATE_CHECK)) {
      var origin = Origin.text(listener.card(), listener.ability());
      if (!Silence.isOff(play.game(), listener.card(), listener.ability())
          && !isUnderWay(play.game(), origin)) {
        var seat = play.game().card(listener.card()).holder();
        var bindings = Bindings.NONE.by(seat);
        offer(play, Moment.STATE_CHECK, listener.trigger(), origin, seat, bindings);
      }
    }
  }

  private static boolean isUnderWay(Game game, Origin origin) {
    return game.inForce().reactions().stream()
            .anyMatch(reaction -> reaction.origin().equals(Optional.of(origin)))
        || game.frames().stream()
            .anyMatch(frame -> frame instanceof Frame.Use use && use.origin().equals(origin));
  }

  private static void triggers(Play play, Moment moment, Bindings bindings) {
    var inForce = play.game().inForce();
    for (var listener : inForce.sources().listeners(moment)) {
      var card = listener.card();
      if (!Silence.isOff(play.game(), card, listener.ability())) {
        var seat = player(play.game(), card, bindings);
        var origin = Origin.text(card, listener.ability());
        offer(play, moment, listener.trigger(), origin, seat, bindings);
      }
    }
    for (var applied : inForce.applied()) {
      for (var i = 0; i < applied.abilities().size(); i++) {
        if (applied.abilities().get(i) instanceof Ability.Trigger trigger) {
          var origin = Origin.applied(applied.source(), applied.id(), i);
          if (applied.until() == Until.DONE && isUnderWay(play.game(), origin)) {
            continue;
          }
          var bound = applied.bindings().cards(Role.TARGET);
          var about = bound.isEmpty() ? bindings : bindings.with(Role.TARGET, bound);
          offer(play, moment, trigger, origin, applied.seat(), about);
        }
      }
    }
  }

  /** Who carries a card's trigger out: its player; of an NWO, which has none, whoever acts. */
  private static int player(Game game, int source, Bindings bindings) {
    return game.printed(source).facts().kind() == CardKind.NWO
        ? bindings.actor().orElse(game.progress().active())
        : game.card(source).holder();
  }

  private static void offer(
      Play play,
      Moment moment,
      Ability.Trigger trigger,
      Origin origin,
      int seat,
      Bindings bindings) {
    if (!trigger.at().moments().contains(moment) || play.game().seat(seat).eliminated()) {
      return;
    }
    var scene = Scene.of(play.game(), origin.card(), seat, bindings);
    var by = trigger.at().by();
    var isBy =
        by.isEmpty()
            || (bindings.actor().isPresent()
                && Players.is(scene, by.get(), bindings.actor().getAsInt()));
    if (isBy && Conditions.holds(scene, trigger.when())) {
      play.emit(new Event.Arisen(new Reaction(moment, Optional.of(origin), seat, bindings)));
    }
  }

  /** Moments after which a round of asking is held, for those who want one. */
  private static boolean isAnsweredAfterwards(Moment moment) {
    return switch (moment) {
      case TURN_START,
          CARD_DRAWN,
          TAKEOVER,
          TOKENS_PLACED,
          CONTROLLED,
          DESTROYED,
          DEVASTATED,
          RELIEVED,
          DISCARDED,
          EXPOSED,
          PLOT_RESOLVED,
          ATTACK_OVER,
          TURN_END,
          ENTERS_PLAY ->
          true;
      default -> false;
    };
  }

  private static boolean anybodyStops(Game game) {
    for (var seat : game.seats()) {
      if (seat.stops()) {
        return true;
      }
    }
    return false;
  }
}
