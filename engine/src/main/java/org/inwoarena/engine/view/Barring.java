package org.inwoarena.engine.view;

import java.util.List;
import java.util.OptionalInt;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.attack.CardBars;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Permissions;
import org.inwoarena.engine.turn.DrawBars;
import org.inwoarena.engine.turn.TakeoverBars;
import org.inwoarena.engine.use.Usables;

/** Which card bars what a refused command wanted, so that the refusal can name it. */
final class Barring {

  private Barring() {}

  /** The card that bars it; absent where none does. */
  static OptionalInt card(Game game, int seat, Command command) {
    return switch (command) {
      case Command.Attack c ->
          first(
              spending(game, List.of(c.leader())),
              CardBars.card(game, c.kind(), c.leader().value(), c.target().value()));
      case Command.Aid(var group) ->
          first(spending(game, List.of(group)), CardBars.card(game, group.value(), false));
      case Command.Oppose(var group) ->
          first(spending(game, List.of(group)), CardBars.card(game, group.value(), true));
      case Command.Use(var card, var ability) -> Usables.barring(game, card.value(), ability);
      case Command.TakeOver c ->
          first(
              TakeoverBars.taking(game, seat, c.card().value(), true),
              TakeoverBars.puppets(game, c.master().value()));
      case Command.TakeResource c -> TakeoverBars.taking(game, seat, c.card().value(), true);
      case Command.MoveGroup c ->
          first(
              TakeoverBars.moving(game, seat, c.group().value()),
              first(
                  TakeoverBars.puppets(game, c.master().value()),
                  spending(game, List.of(c.payer()))));
      case Command.BuyPlot c ->
          first(
              DrawBars.card(game, seat, Deck.PLOT),
              first(
                  spending(game, List.of(c.payer())),
                  spending(game, c.second().stream().toList())));
      case Command.DrawPlot c -> DrawBars.card(game, seat, Deck.PLOT);
      case Command.DrawGroup c -> DrawBars.card(game, seat, Deck.GROUP);
      case Command.BuyGroup c -> DrawBars.card(game, seat, Deck.GROUP);
      default -> OptionalInt.empty();
    };
  }

  private static OptionalInt spending(Game game, List<CardId> payers) {
    for (var payer : payers) {
      var barring = Permissions.of(game, payer.value()).barring(Deed.SPEND_TOKEN);
      if (barring.isPresent()) {
        return barring;
      }
    }
    return OptionalInt.empty();
  }

  private static OptionalInt first(OptionalInt one, OptionalInt other) {
    return one.isPresent() ? one : other;
  }
}
