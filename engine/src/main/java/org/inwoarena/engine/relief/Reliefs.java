package org.inwoarena.engine.relief;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Permissions;
import org.inwoarena.engine.stats.Values;
import org.inwoarena.engine.turn.Tokens;
import org.inwoarena.engine.use.Occasions;

/**
 * Relief by tokens (12.5): whoever offers it names own Groups, then the others may add theirs; once
 * their Power is three times the printed Power of the Place, all tokens are spent together.
 */
public final class Reliefs {

  private static final int TIMES = 3;

  private Reliefs() {}

  /** Begins an offer; nothing is spent yet. */
  public static Optional<Objection> offer(Play play, int seat, CardId place) {
    var objection = objection(play.game(), seat, place.value());
    if (objection.isEmpty()) {
      var toAsk = new ArrayList<Seat>();
      for (var other : inOrder(play.game(), seat)) {
        if (other == seat || !helpers(play.game(), other, List.of()).isEmpty()) {
          toAsk.add(new Seat(other));
        }
      }
      play.emit(new Event.ReliefOffered(new Seat(seat), place, toAsk));
    }
    return objection;
  }

  private static Optional<Objection> objection(Game game, int seat, int place) {
    if (!game.roster().has(place)
        || !game.card(place).has(Mark.DEVASTATED)
        || game.card(place).zone() != Zone.STRUCTURE) {
      return Optional.of(Objection.NOT_DEVASTATED);
    }
    if (Permissions.of(game, game.seat(seat).illuminati(), place)
        .barring(Ability.Deed.RELIEVE)
        .isPresent()) {
      return Optional.of(Objection.RELIEF_BARRED);
    }
    return Anytime.objection(game, seat)
        .or(
            () ->
                helpers(game, seat, List.of()).isEmpty()
                    ? Optional.of(Objection.NO_TOKEN)
                    : Optional.empty())
        .or(
            () ->
                possible(game, seat) < needed(game, place)
                    ? Optional.of(Objection.RELIEF_TOO_WEAK)
                    : Optional.empty());
  }

  /** Three times the printed Power (R12.5.2). */
  private static int needed(Game game, int place) {
    return TIMES * game.printed(place).facts().power();
  }

  private static int possible(Game game, int seat) {
    var sum = 0;
    for (var other : inOrder(game, seat)) {
      sum += power(game, helpers(game, other, List.of()));
    }
    return sum;
  }

  private static List<Integer> inOrder(Game game, int first) {
    var seats = new ArrayList<Integer>();
    var seat = first;
    do {
      if (Anytime.objection(game, seat).isEmpty()) {
        seats.add(seat);
      }
      seat = game.after(seat);
    } while (seat != first);
    return seats;
  }

  /** Groups of the player that can still give their token; no Alignment is asked (R12.5.4). */
  private static List<Integer> helpers(Game game, int seat, List<Integer> givers) {
    var helpers = Tokens.payers(game, seat);
    helpers.removeAll(givers);
    return helpers;
  }

  private static int power(Game game, List<Integer> groups) {
    return groups.stream().mapToInt(group -> Values.reliefPower(game, group)).sum();
  }

  /** Adds a Group; with enough Power the Relief is given at once. */
  public static Optional<Objection> add(Play play, int seat, CardId group) {
    var relief = (Frame.Relief) play.game().top();
    if (relief.givers().contains(group.value())) {
      return Optional.of(Objection.GIVES_RELIEF_ALREADY);
    }
    if (!Tokens.isOwnGroup(play.game(), seat, group.value())) {
      return Optional.of(Objection.NOT_YOUR_GROUP);
    }
    if (!Tokens.maySpend(play.game(), group.value())) {
      return Tokens.objection(play.game(), group.value())
          .or(() -> Optional.of(Objection.LEADER_IS_DECLARED));
    }
    play.emit(new Event.ReliefAdded(new Seat(seat), group));
    var added = (Frame.Relief) play.game().top();
    if (power(play.game(), added.givers()) >= needed(play.game(), added.place())) {
      give(play, added);
    }
    return Optional.empty();
  }

  /** All tokens are spent at one moment (R12.5.2). */
  private static void give(Play play, Frame.Relief relief) {
    play.emit(new Event.ReliefEnded(true));
    var bySeat = new LinkedHashMap<Integer, List<CardId>>();
    for (var giver : relief.givers()) {
      bySeat
          .computeIfAbsent(play.game().card(giver).holder(), key -> new ArrayList<>())
          .add(new CardId(giver));
    }
    bySeat.forEach(
        (seat, groups) ->
            play.emit(new Event.TokensSpent(new Seat(seat), groups, Spending.RELIEF)));
    var bindings = Bindings.that(relief.place(), relief.seat()).with(Role.PAYER, relief.givers());
    Occasions.due(
        play,
        Moment.RELIEVED,
        bindings,
        new Deed.Relief(relief.place(), relief.seat(), relief.givers()));
  }

  /** Nobody adds anything more and it is not enough: nothing is spent (R12.5.2). */
  public static void advance(Play play) {
    play.emit(new Event.ReliefEnded(false));
  }

  /** Who is asked to add a Group, if anybody is. */
  public static Optional<Integer> asked(Frame.Relief relief) {
    return relief.toAsk().stream().findFirst();
  }

  /** The Groups the player can add. */
  public static void additions(Game game, int seat, Moves moves) {
    var relief = (Frame.Relief) game.top();
    moves.add("add-relief", "group", Moves.cards(helpers(game, seat, relief.givers())));
    moves.add("pass");
  }

  /** The Places the player can offer Relief to. */
  public static void families(Game game, int seat, Moves moves) {
    var places = new ArrayList<Integer>();
    for (var other : game.playing()) {
      for (int card : game.seat(other).in(Zone.STRUCTURE)) {
        if (game.card(card).has(Mark.DEVASTATED) && objection(game, seat, card).isEmpty()) {
          places.add(card);
        }
      }
    }
    moves.add("offer-relief", "place", Moves.cards(places));
  }
}
