package org.inwoarena.engine.use;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Timing;
import org.inwoarena.engine.effect.Who;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.hand.Locks;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.UseStage;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature.Stage;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.stats.Players;
import org.inwoarena.engine.stats.Scene;

/** What moment it is, and whether an ability's timing fits it. */
final class Now {

  private Now() {}

  /** The moments that can be answered now. */
  static Set<Moment> moments(Game game) {
    return switch (game.top()) {
      case Frame.Use use when use.stage() == UseStage.ANNOUNCED -> announced(game, use);
      case Frame.Attack attack -> moments(attack);
      case Frame.Occasion occasion -> EnumSet.of(occasion.window().moment());
      case Frame.Turn turn when turn.phase() == Phase.PLOT_DRAW -> EnumSet.of(Moment.TURN_START);
      default -> EnumSet.noneOf(Moment.class);
    };
  }

  private static Set<Moment> announced(Game game, Frame.Use use) {
    var moments =
        game.ability(use.origin()) instanceof Ability.Played
            ? EnumSet.of(Moment.PLOT_PLAYED)
            : EnumSet.of(Moment.ACTION_DECLARED);
    if (!Locks.victims(game, use).isEmpty()) {
      moments.add(Moment.LOOK_ANNOUNCED);
    }
    if (Locks.exposes(use.agenda())) {
      moments.add(Moment.EXPOSED);
    }
    return moments;
  }

  private static Set<Moment> moments(Frame.Attack attack) {
    return switch (attack.nature().stage()) {
      case OPEN -> {
        var open = EnumSet.of(Moment.ACTION_DECLARED, Moment.ATTACK_DECLARED, Moment.ATTACK_OPEN);
        if (attack.agent().isPresent()) {
          open.add(Moment.AGENT_PLAYED);
        }
        if (!attack.nature().isLed()) {
          open.add(Moment.PLOT_PLAYED);
        }
        yield open;
      }
      case ROLLED -> EnumSet.of(Moment.ROLLED);
      case RESULT -> EnumSet.of(Moment.ATTACK_RESULT);
    };
  }

  /** What the moment is about: the play, the attacking card, the card of the occasion. */
  static Bindings bindings(Game game) {
    return switch (game.top()) {
      case Frame.Use use ->
          against(game, use, Bindings.that(use.card(), use.seat()))
              .with(Role.CHOSEN, use.bindings().cards(Role.TARGET));
      case Frame.Attack attack -> Bindings.that(attack.leader(), attack.attacker());
      case Frame.Occasion occasion -> occasion.bindings();
      default -> Bindings.NONE.by(game.progress().active());
    };
  }

  /** A look or theft is against the player whose cards it is about. */
  private static Bindings against(Game game, Frame.Use use, Bindings bindings) {
    var victims = Locks.victims(game, use);
    return victims.size() == 1 ? bindings.on(victims.iterator().next()) : bindings;
  }

  /** Whether the timing fits this moment for the player with the floor. */
  static boolean fits(Game game, Scene scene, Timing timing) {
    return switch (timing) {
      case Timing.Open(var period) -> isOpen(game, scene.you(), period);
      case Timing.At(var moments, var before, var by) ->
          moments.stream().anyMatch(moment -> is(game, moment, before))
              && by.stream().allMatch(who -> isBy(scene, who));
    };
  }

  /** A look or an exposure that is announced is still due, in a play that is (R13.3.2). */
  private static boolean is(Game game, Moment moment, boolean before) {
    var due =
        isDue(game)
            || (game.top() instanceof Frame.Use
                && (moment == Moment.LOOK_ANNOUNCED || moment == Moment.EXPOSED));
    return moments(game).contains(moment) && before == due;
  }

  private static boolean isBy(Scene scene, Who who) {
    var actor = scene.bindings().actor();
    return actor.isPresent() && Players.is(scene, who, actor.getAsInt());
  }

  private static boolean isDue(Game game) {
    return game.top() instanceof Frame.Occasion occasion && occasion.due().isPresent();
  }

  private static boolean isOpen(Game game, int seat, Timing.Period period) {
    var attack = game.frame(Frame.Attack.class);
    return switch (period) {
      case ANY -> mayIntervene(game, seat);
      case NOT_IN_PRIVILEGED ->
          attack.filter(under -> under.nature().is(Word.PRIVILEGED)).isEmpty();
      case NOT_IN_ATTACK -> attack.isEmpty();
      case OWN_TURN ->
          game.top() instanceof Frame.Turn turn
              && turn.seat() == seat
              && turn.phase() == Phase.MAIN;
      case IN_ATTACK -> isBeforeRoll(game) && mayIntervene(game, seat);
      case WITH_ACTION -> (isBeforeRoll(game) || isAnswering(game)) && mayIntervene(game, seat);
    };
  }

  private static boolean isAnswering(Game game) {
    return game.top() instanceof Frame.Use use && use.stage() == UseStage.ANNOUNCED;
  }

  private static boolean isBeforeRoll(Game game) {
    return game.frame(Frame.Attack.class)
        .filter(attack -> attack.nature().stage() == Stage.OPEN)
        .isPresent();
  }

  /** In a privileged attack nobody but its two sides acts until the roll (R11.1.3, R11.1.6). */
  private static boolean mayIntervene(Game game, int seat) {
    return game.frame(Frame.Attack.class)
        .filter(attack -> attack.nature().is(Word.PRIVILEGED))
        .filter(attack -> attack.nature().stage() == Stage.OPEN)
        .filter(attack -> attack.attacker() != seat)
        .filter(attack -> !attack.defender().equals(Optional.of(seat)))
        .isEmpty();
  }
}
