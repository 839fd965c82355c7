package org.inwoarena.engine.use;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Cost;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Amounts;
import org.inwoarena.engine.stats.Filters;
import org.inwoarena.engine.stats.Scene;
import org.inwoarena.engine.stats.Values;
import org.inwoarena.engine.turn.Tokens;

/** The token of another Group in place of a cancelled one (R18.3.3, R18.3.9). */
final class Repaying {

  private Repaying() {}

  /** Which Group shall replace it; absent where none can. */
  static Optional<Ask> ask(Game game, Use use) {
    var payers = candidates(game, use);
    return payers.isEmpty() ? Optional.empty() : Optional.of(Ask.cards(use.seat(), payers, true));
  }

  /** Groups that fit the price and with which it is paid in full again. */
  private static List<Integer> candidates(Game game, Use use) {
    var found = new ArrayList<Integer>();
    var scene = Scene.of(game, use.card(), use.seat(), use.bindings());
    if (game.ability(use.origin()) instanceof Ability.Usable usable) {
      for (var group : Tokens.payersWithResources(game, use.seat())) {
        if (!use.paid().contains(group) && replaces(scene, usable.cost(), use, group)) {
          found.add(group);
        }
      }
    }
    return found;
  }

  private static boolean replaces(Scene scene, Cost cost, Use use, int group) {
    return switch (cost) {
      case Cost.Action(var of) -> Filters.matches(scene, of, group);
      case Cost.Actions actions -> replaces(scene, actions, use, group);
      case Cost.Both(var costs) -> any(scene, costs, use, group);
      case Cost.Either(var costs) -> any(scene, costs, use, group);
      default -> false;
    };
  }

  private static boolean any(Scene scene, List<Cost> costs, Use use, int group) {
    return costs.stream().anyMatch(one -> replaces(scene, one, use, group));
  }

  private static boolean replaces(Scene scene, Cost.Actions cost, Use use, int group) {
    var all = new ArrayList<>(use.paid());
    all.add(group);
    var sum = 0;
    for (var payer : all) {
      sum += Values.actingPower(scene.game(), payer);
    }
    return Filters.matches(scene, cost.of(), group)
        && sum >= Amounts.of(scene, cost.total())
        && cost.including().stream().allMatch(one -> includes(scene, one, all));
  }

  private static boolean includes(Scene scene, Filter one, List<Integer> payers) {
    return payers.stream().anyMatch(payer -> Filters.matches(scene, one, payer));
  }

  /** The token is spent; everybody may answer anew. */
  static void replace(Play play, int seat, int payer) {
    var card = new CardId(payer);
    play.emit(new Event.TokensSpent(new Seat(seat), List.of(card), Spending.USE));
    play.emit(new Event.PaymentReplaced(new Seat(seat), card));
  }

  /** Nothing replaces it: the play and all tokens spent on it are lost. */
  static void giveUp(Play play, Use use) {
    Cancelling.play(play, use.seat(), play.game().frames().size() - 1);
  }
}
