package org.inwoarena.engine.view;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Game;

/** Words an objection for the seat that gave the command; names only cards the seat may see. */
public final class Refusals {

  /** Their words name the card that bars the command. */
  private static final Set<Objection> NAMING_A_CARD =
      EnumSet.of(Objection.IMMUNE, Objection.BARRED_BY_CARD);

  private Refusals() {}

  /** The refusal of a command. */
  public static Refusal of(Objection objection, Game game, Optional<Seat> seat, Command command) {
    Audience audience = seat.<Audience>map(Audience.At::new).orElseGet(Audience.Everybody::new);
    var params = new TreeMap<String, Object>();
    cards(command)
        .forEach((name, card) -> params.put(name, Sight.name(game, card.value(), audience)));
    words(command).forEach(params::put);
    if (NAMING_A_CARD.contains(objection) && seat.isPresent()) {
      Barring.card(game, seat.get().index(), command)
          .ifPresent(card -> params.put("by", Sight.name(game, card, audience)));
    }
    return Refusal.of(objection.code(), objection.clause(), params);
  }

  private static Map<String, CardId> cards(Command command) {
    return switch (command) {
      case Command.ChooseIlluminati c -> Map.of("card", c.card());
      case Command.ChooseLead c -> Map.of("card", c.card());
      case Command.BuyPlot c -> Map.of("payer", c.payer());
      case Command.TakeOver c -> Map.of("card", c.card(), "master", c.master());
      case Command.TakeResource c -> Map.of("card", c.card());
      case Command.TurnUp c -> Map.of("card", c.card());
      case Command.Attack c -> Map.of("leader", c.leader(), "target", c.target());
      case Command.Aid c -> Map.of("group", c.group());
      case Command.Oppose c -> Map.of("group", c.group());
      case Command.TakeBack c -> Map.of("card", c.card());
      case Command.PlayAgent c -> Map.of("card", c.card());
      case Command.Place c -> Map.of("card", c.card());
      case Command.MoveGroup c ->
          Map.of("group", c.group(), "master", c.master(), "payer", c.payer());
      case Command.Discard c -> Map.of("card", c.card());
      case Command.ReturnPlot c -> Map.of("card", c.card());
      case Command.ExposePlot c -> Map.of("card", c.card());
      case Command.ShowPlot c -> Map.of("card", c.card());
      case Command.RemoveToken c -> Map.of("card", c.card());
      case Command.PlayIlluminati c -> Map.of("card", c.card());
      case Command.Link c -> Map.of("card", c.card(), "group", c.group());
      case Command.Unlink c -> Map.of("card", c.card());
      case Command.OfferRelief c -> Map.of("place", c.place());
      case Command.AddRelief c -> Map.of("group", c.group());
      case Command.TradeCard c -> Map.of("card", c.card());
      case Command.Use c -> Map.of("card", c.card());
      case Command.PickCard c -> Map.of("card", c.card());
      case Command.TradeGroup c ->
          Map.of("group", c.group(), "master", c.master(), "payer", c.payer());
      default -> Map.of();
    };
  }

  private static Map<String, Object> words(Command command) {
    return switch (command) {
      case Command.ChooseLead c -> Map.of("side", word(c.side()));
      case Command.TakeOver c -> Map.of("side", word(c.side()));
      case Command.Place c -> Map.of("side", word(c.side()));
      case Command.MoveGroup c -> Map.of("side", word(c.side()));
      case Command.TradeGroup c -> Map.of("side", word(c.side()));
      case Command.ReturnPlot c -> Map.of("position", c.position());
      case Command.ClaimVictory c -> Map.of("goal", c.goal());
      default -> Map.of();
    };
  }

  private static String word(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }
}
