package org.inwoarena.engine.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;

/** The plays and moments under way, as an audience sees them. */
final class Stack {

  private Stack() {}

  static List<Entity> of(Game game, Audience audience) {
    var entities = new ArrayList<Entity>();
    for (var height = 0; height < game.frames().size(); height++) {
      switch (game.frames().get(height)) {
        case Frame.Use use when isSeen(use, audience) ->
            entities.add(play(game, height, use, audience));
        case Frame.Occasion occasion -> entities.add(moment(game, height, occasion, audience));
        default -> {}
      }
    }
    return entities;
  }

  /** What is being prepared is nobody's business but its player's. */
  static boolean isSeen(Frame.Use use, Audience audience) {
    return use.stage() != Frame.UseStage.PREPARED || audience.sharesWith(new Seat(use.seat()));
  }

  private static Entity play(Game game, int height, Frame.Use use, Audience audience) {
    var targets = new ArrayList<Integer>(use.bindings().cards(Role.TARGET));
    targets.addAll(use.bindings().cards(Role.CHOSEN));
    return new Entity.PlayUnderWay(
        height,
        new Seat(use.seat()),
        new CardId(use.card()),
        use.origin().ability(),
        word(use.stage()),
        known(game, targets, audience),
        seat(use.bindings().player().stream().boxed().findFirst()),
        use.paid().stream().map(CardId::new).toList(),
        seats(use.window().toAsk()));
  }

  private static Entity moment(Game game, int height, Frame.Occasion occasion, Audience audience) {
    return new Entity.MomentUnderWay(
        height,
        word(occasion.window().moment()),
        occasion.due().map(Stack::deed),
        seat(occasion.bindings().actor().stream().boxed().findFirst()),
        known(game, occasion.bindings().cards(Role.THAT), audience),
        seats(occasion.window().toAsk()));
  }

  private static String deed(Deed deed) {
    return switch (deed) {
      case Deed.Drawing d -> "draw";
      case Deed.GroupTakeover d -> "take-group";
      case Deed.ResourceTakeover d -> "take-resource";
      case Deed.Destruction d -> "destroy";
      case Deed.Devastation d -> "devastate";
      case Deed.Relief d -> "relieve";
      case Deed.Moving d -> "move";
      case Deed.Rolled d -> "roll";
    };
  }

  private static List<CardId> known(Game game, List<Integer> cards, Audience audience) {
    return cards.stream()
        .filter(card -> Sight.sees(game, card, audience))
        .map(CardId::new)
        .toList();
  }

  private static Optional<Seat> seat(Optional<Integer> seat) {
    return seat.map(Seat::new);
  }

  private static List<Seat> seats(List<Integer> seats) {
    return seats.stream().map(Seat::new).toList();
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
