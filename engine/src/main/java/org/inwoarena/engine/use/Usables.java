package org.inwoarena.engine.use;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Slot;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Usable;
import org.inwoarena.engine.effect.Who;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.hand.Locks;
import org.inwoarena.engine.link.CopiesInPlay;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Origin;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Conditions;
import org.inwoarena.engine.stats.Players;
import org.inwoarena.engine.stats.Plight;
import org.inwoarena.engine.stats.Scene;
import org.inwoarena.engine.stats.Silence;

/** Which Plots can be played and which abilities used at this moment. */
public final class Usables {

  private static final List<Zone> IN_HAND = List.of(Zone.HAND, Zone.EXPOSED);
  private static final List<Zone> IN_PLAY =
      List.of(Zone.ILLUMINATI, Zone.STRUCTURE, Zone.RESOURCES, Zone.TABLE);

  private Usables() {}

  /** Begins to prepare a play. */
  public static Optional<Objection> prepare(Play play, int seat, Command.Use command) {
    var card = command.card().value();
    var game = play.game();
    var objection = objection(game, seat, card, command.ability());
    if (objection.isEmpty()) {
      var subject = subjects(game, game.top(), seat, card, command.ability()).getFirst();
      play.emit(
          new Event.UsePrepared(new Seat(seat), Origin.text(card, command.ability()), subject));
    }
    return objection;
  }

  private static Optional<Objection> objection(Game game, int seat, int card, int index) {
    if (!game.roster().has(card) || !mayUse(game, seat, card, index)) {
      return Optional.of(Objection.NOT_YOUR_CARD);
    }
    var abilities = game.printed(card).text().abilities();
    if (index < 0
        || index >= abilities.size()
        || !(abilities.get(index) instanceof Usable usable)) {
      return Optional.of(Objection.NO_SUCH_ABILITY);
    }
    if (!zones(usable).contains(game.card(card).zone())) {
      return Optional.of(
          usable instanceof Ability.Played ? Objection.NOT_IN_YOUR_HAND : Objection.NOT_IN_PLAY);
    }
    return objection(game, seat, card, index, usable);
  }

  /** The card that keeps a play from being begun: a prohibition, or the immunity of its aims. */
  public static OptionalInt barring(Game game, int card, int index) {
    var isAbility =
        game.roster().has(card)
            && index >= 0
            && index < game.printed(card).text().abilities().size();
    if (!isAbility
        || !(game.printed(card).text().abilities().get(index) instanceof Usable usable)) {
      return OptionalInt.empty();
    }
    return Bars.card(
        Scene.of(game, card, game.card(card).holder(), Now.bindings(game, game.top())), usable);
  }

  /** Whether the card is the player's, or lets him use that ability all the same. */
  private static boolean mayUse(Game game, int seat, int card, int index) {
    if (game.card(card).holder() == seat) {
      return true;
    }
    var abilities = game.printed(card).text().abilities();
    return index >= 0
        && index < abilities.size()
        && game.card(card).zone().inPlay()
        && abilities.get(index) instanceof Ability.Activated activated
        && activated.by() != Who.YOU
        && Players.is(Scene.of(game, card), activated.by(), seat);
  }

  private static List<Zone> zones(Usable usable) {
    return usable instanceof Ability.Played ? IN_HAND : IN_PLAY;
  }

  private static Optional<Objection> objection(
      Game game, int seat, int card, int index, Usable usable) {
    if (usable instanceof Ability.Activated && Silence.isOff(game, card, index)) {
      return Optional.of(
          Plight.isParalyzed(game, card) ? Objection.PARALYZED : Objection.ABILITY_OFF);
    }
    var barred = Nwos.objection(game, card);
    if (barred.isPresent()) {
      return barred;
    }
    var scene = Scene.of(game, card, seat, Bindings.NONE);
    var subjects = Now.subjects(game, game.top(), scene, usable);
    if (subjects.isEmpty()) {
      return Optional.of(Objection.WRONG_MOMENT);
    }
    return locked(game, seat, usable)
        .or(() -> AttackBars.objection(game, seat, usable))
        .or(() -> Limits.objection(game, seat, card, index, usable))
        .or(() -> copies(game, seat, card, usable))
        .or(() -> EarlyTokens.objection(game, seat, usable))
        .or(() -> aboutAll(scene, usable, subjects));
  }

  /** A hand that is looked at is closed (13.3). */
  private static Optional<Objection> locked(Game game, int seat, Usable usable) {
    return usable instanceof Ability.Played ? Locks.onPlay(game, seat, usable) : Optional.empty();
  }

  /** Why it fits nothing it could be about: what stands against the first of them. */
  private static Optional<Objection> aboutAll(Scene scene, Usable usable, List<Bindings> subjects) {
    return subjects.stream().anyMatch(one -> about(scene.with(one), usable).isEmpty())
        ? Optional.empty()
        : about(scene.with(subjects.getFirst()), usable);
  }

  private static Optional<Objection> about(Scene scene, Usable usable) {
    if (!Conditions.holds(scene, usable.when())) {
      return Optional.of(Objection.CONDITION_NOT_MET);
    }
    var bar = Bars.objection(scene, usable);
    if (bar.isPresent() || Preparing.isPossible(scene, usable)) {
      return bar;
    }
    return Optional.of(
        Preparing.wouldBePossible(scene, usable)
            ? Objection.INSTANT_POWER_FIXED
            : Objection.NO_TARGET_OR_PRICE);
  }

  /**
   * What the play can be about while that frame is on top and really fits. Where there is only one
   * thing it has been found to fit before the play was begun.
   */
  static List<Bindings> subjects(Game game, Frame frame, int seat, int card, int index) {
    var usable = (Usable) game.printed(card).text().abilities().get(index);
    var scene = Scene.of(game, card, seat, Bindings.NONE);
    var all = Now.subjects(game, frame, scene, usable);
    if (all.size() < 2) {
      return all;
    }
    return all.stream().filter(subject -> about(scene.with(subject), usable).isEmpty()).toList();
  }

  /** A Plot that stays is not played beyond its limit of copies. */
  private static Optional<Objection> copies(Game game, int seat, int card, Usable usable) {
    return usable instanceof Ability.Played
        ? CopiesInPlay.objection(game, seat, card)
        : Optional.empty();
  }

  /** All plays and uses that can be begun now: one family for each place of an ability. */
  public static void families(Game game, int seat, Moves moves) {
    if (game.top() instanceof Frame.Use use && use.stage() != Frame.UseStage.ANNOUNCED) {
      return;
    }
    var cards = new TreeMap<Integer, List<Integer>>();
    for (var zone : Zone.values()) {
      if (IN_HAND.contains(zone) || IN_PLAY.contains(zone)) {
        for (int card : game.seat(seat).in(zone)) {
          collect(game, seat, card, cards);
        }
      }
    }
    for (var source : game.inForce().sources().with(Ability.Activated.class)) {
      if (game.card(source.card()).holder() != seat) {
        collect(game, seat, source.card(), cards);
      }
    }
    cards.forEach(
        (ability, usable) ->
            moves.add(
                "use",
                Map.of("card", Moves.cards(usable), "ability", new Slot.OneOf(List.of(ability)))));
  }

  private static void collect(Game game, int seat, int card, Map<Integer, List<Integer>> cards) {
    var abilities = game.printed(card).text().abilities();
    for (var index = 0; index < abilities.size(); index++) {
      if (abilities.get(index) instanceof Usable usable
          && zones(usable).contains(game.card(card).zone())
          && mayUse(game, seat, card, index)
          && objection(game, seat, card, index, usable).isEmpty()) {
        cards.computeIfAbsent(index, key -> new ArrayList<>()).add(card);
      }
    }
  }
}
