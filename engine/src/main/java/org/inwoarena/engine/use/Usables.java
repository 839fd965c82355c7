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
import org.inwoarena.engine.link.CopiesInPlay;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.hand.Locks;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Origin;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Conditions;
import org.inwoarena.engine.stats.Players;
import org.inwoarena.engine.stats.Scene;
import org.inwoarena.engine.stats.Silence;
import org.inwoarena.engine.use.effects.Effects;

/** Which Plots can be played and which abilities used at this moment. */
public final class Usables {

  private static final List<Zone> IN_HAND = List.of(Zone.HAND, Zone.EXPOSED);
  private static final List<Zone> IN_PLAY =
      List.of(Zone.ILLUMINATI, Zone.STRUCTURE, Zone.RESOURCES, Zone.TABLE);

  private Usables() {}

  /** Begins to prepare a play. */
  public static Optional<Objection> prepare(Play play, int seat, Command.Use command) {
    var card = command.card().value();
    var objection = objection(play.game(), seat, card, command.ability());
    if (objection.isEmpty()) {
      play.emit(
          new Event.UsePrepared(
              new Seat(seat), Origin.text(card, command.ability()), Now.bindings(play.game())));
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
    if (!isAbility || !(game.printed(card).text().abilities().get(index) instanceof Usable usable)) {
      return OptionalInt.empty();
    }
    return Bars.card(Scene.of(game, card, game.card(card).holder(), Now.bindings(game)), usable);
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
    if (!Effects.areBuilt(usable.effects())) {
      return Optional.of(Objection.NO_SUCH_ABILITY);
    }
    if (usable instanceof Ability.Activated && Silence.isSilent(game, card)) {
      return Optional.of(Objection.ABILITY_OFF);
    }
    var barred = Nwos.objection(game, card);
    if (barred.isPresent()) {
      return barred;
    }
    var scene = Scene.of(game, card, seat, Now.bindings(game));
    if (!Now.fits(game, scene, usable.at())) {
      return Optional.of(Objection.WRONG_MOMENT);
    }
    if (!Conditions.holds(scene, usable.when())) {
      return Optional.of(Objection.CONDITION_NOT_MET);
    }
    if (usable instanceof Ability.Played && !Locks.lets(usable)) {
      var locked = Locks.onUse(game, seat);
      if (locked.isPresent()) {
        return locked;
      }
    }
    return Limits.objection(game, seat, card, index, usable)
        .or(() -> copies(game, seat, card, usable))
        .or(() -> Bars.objection(game, scene, index, usable))
        .or(
            () ->
                Preparing.isPossible(scene, usable)
                    ? Optional.empty()
                    : Optional.of(Objection.NO_TARGET_OR_PRICE));
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
        for (var id : game.seat(seat).in(zone).ids()) {
          collect(game, seat, id.value(), cards);
        }
      }
    }
    for (int card : game.inForce().sources()) {
      if (game.card(card).holder() != seat) {
        collect(game, seat, card, cards);
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
