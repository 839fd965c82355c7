package org.inwoarena.engine.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.attack.Strength;
import org.inwoarena.engine.state.CardState;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Alignments;
import org.inwoarena.engine.stats.Attributes;
import org.inwoarena.engine.stats.Values;
import org.inwoarena.engine.turn.PlotLimit;
import org.inwoarena.engine.victory.Goals;

/** Projects a game for one audience. */
public final class Views {

  private Views() {}

  /** Everything the audience sees, by key. */
  public static SortedMap<String, Entity> of(Game game, Audience audience) {
    var view = new TreeMap<String, Entity>();
    if (game.charter().isEmpty()) {
      return view;
    }
    put(view, table(game, audience));
    for (var seat = 0; seat < game.seats().size(); seat++) {
      put(view, player(game, seat));
      faceDown(game, seat).forEach(entity -> put(view, entity));
    }
    for (var card = 1; card <= game.roster().size(); card++) {
      if (Sight.sees(game, card, audience)) {
        put(view, card(game, card));
      }
    }
    game.attack().ifPresent(attack -> put(view, attack(game, attack)));
    Stack.of(game, audience).forEach(entity -> put(view, entity));
    game.frame(Frame.Trade.class).ifPresent(trade -> put(view, trade(game, trade, audience)));
    audience
        .seat()
        .filter(seat -> seat.index() < game.seats().size())
        .ifPresent(seat -> put(view, orders(game, seat)));
    game.result().ifPresent(result -> put(view, result));
    return Collections.unmodifiableSortedMap(view);
  }

  private static void put(SortedMap<String, Entity> view, Entity entity) {
    view.put(entity.key(), entity);
  }

  private static Entity table(Game game, Audience audience) {
    var charter = game.charter().orElseThrow();
    var progress = game.progress();
    var waiting = new ArrayList<Seat>();
    game.questions().forEach(question -> waiting.add(question.seat()));
    return new Entity.Table(
        charter.rules().name(),
        charter.cards(),
        phase(game, audience),
        progress.turn(),
        charter.rules().turnLimit(),
        progress.round(),
        progress.active() < 0 ? Optional.empty() : Optional.of(new Seat(progress.active())),
        waiting,
        charter.rules().basicGoal());
  }

  private static String phase(Game game, Audience audience) {
    if (game.over()) {
      return "over";
    }
    if (game.frames().isEmpty()) {
      return "end-of-turn";
    }
    return phase(game, audience, game.frames().size() - 1);
  }

  private static String phase(Game game, Audience audience, int depth) {
    return switch (game.frames().get(depth)) {
      case Frame.Trade trade -> phase(game, audience, depth - 1);
      case Frame.Relief relief -> phase(game, audience, depth - 1);
      case Frame.Original original -> phase(game, audience, depth - 1);
      case Frame.Keep keep -> phase(game, audience, depth - 1);
      case Frame.Setup setup -> "setup";
      case Frame.Attack attack -> "attack";
      case Frame.Naming naming -> "attack";
      case Frame.Use use -> Stack.isSeen(use, audience) ? "play" : phase(game, audience, depth - 1);
      case Frame.Occasion occasion -> "play";
      case Frame.Placing placing -> "main";
      case Frame.Claims claims -> claims.stage() == Frame.ClaimStage.KNOCK ? "knock" : "claim";
      case Frame.Reduce reduce -> "end-of-turn";
      case Frame.Turn turn ->
          switch (turn.phase()) {
            case PLOT_DRAW -> "plot-draw";
            case GROUP_DRAW -> "group-draw";
            case TAKEOVER -> "takeover";
            case TOKENS, MAIN -> "main";
            case ANNOUNCE, KNOCK -> "knock";
            case END -> "end-of-turn";
          };
    };
  }

  private static Entity orders(Game game, Seat seat) {
    return new Entity.Orders(seat, new TreeSet<>(game.seat(seat.index()).passes()));
  }

  private static Entity player(Game game, int seat) {
    var player = game.seat(seat);
    var hidden = PlotLimit.hidden(game, seat).size();
    var leads = player.illuminati() != 0 && !player.eliminated();
    return new Entity.Player(
        new Seat(seat),
        leads ? Optional.of(new CardId(player.illuminati())) : Optional.empty(),
        hidden,
        player.in(Zone.EXPOSED).size(),
        player.in(Zone.HAND).size() - hidden,
        player.in(Zone.PLOT_DECK).size(),
        player.in(Zone.GROUP_DECK).size(),
        Goals.groups(game, seat),
        Goals.openShare(game, seat),
        player.turnsTaken(),
        player.eliminated());
  }

  /** How many cards lie face down under which card: that much everybody sees. */
  private static List<Entity> faceDown(Game game, int seat) {
    var counts = new TreeMap<Integer, Integer>();
    for (int card : game.seat(seat).in(Zone.FACE_DOWN)) {
      counts.merge(game.card(card).spot().master(), 1, Integer::sum);
    }
    var entities = new ArrayList<Entity>();
    counts.forEach(
        (under, count) ->
            entities.add(new Entity.FaceDown(new CardId(under), new Seat(seat), count)));
    return entities;
  }

  private static Entity card(Game game, int card) {
    CardState state = game.card(card);
    var printed = game.printed(card);
    var spot = state.spot();
    var alignments = new ArrayList<String>();
    Alignments.in(Alignments.of(game, card)).forEach(a -> alignments.add(a.word()));
    return new Entity.Card(
        new CardId(card),
        printed.id(),
        state.zone().word(),
        new Seat(game.roster().owner(card)),
        new Seat(state.holder()),
        state.zone().isDeck() ? game.seat(state.holder()).in(state.zone()).indexOf(card) : spot.x(),
        spot.y(),
        spot.rotation(),
        spot.master() == 0 ? Optional.empty() : Optional.of(new CardId(spot.master())),
        state.tokens(),
        Values.power(game, card),
        Values.globalPower(game, card),
        Values.resistance(game, card),
        alignments,
        Attributes.of(game, card),
        state.link() == 0 ? Optional.empty() : Optional.of(new CardId(state.link())),
        States.of(game, card));
  }

  private static Entity attack(Game game, Frame.Attack attack) {
    var terms = Strength.terms(game, attack);
    var strength = Strength.sum(terms);
    return new Entity.AttackUnderWay(
        attack.kind(),
        new Seat(attack.attacker()),
        attack.defender().map(Seat::new),
        new CardId(attack.leader()),
        new CardId(attack.target()),
        attack.committed(),
        terms,
        strength,
        Strength.needed(strength),
        ids(attack.aiding()),
        ids(attack.opposing()),
        attack.dice());
  }

  /** A trade is seen by all, the faces of hidden cards by those who know them. */
  private static Entity trade(Game game, Frame.Trade trade, Audience audience) {
    var seen = new ArrayList<CardId>();
    var hidden = new ArrayList<Entity.HiddenCard>();
    for (var card : trade.cards()) {
      if (Sight.sees(game, card, audience)) {
        seen.add(new CardId(card));
      } else {
        var plot = game.printed(card).facts().kind().inPlotDeck();
        hidden.add(new Entity.HiddenCard(new Seat(game.card(card).holder()), plot));
      }
    }
    var groups = new ArrayList<Entity.TradedGroup>();
    for (var group : trade.groups()) {
      groups.add(
          new Entity.TradedGroup(
              new CardId(group.group()),
              new CardId(group.master()),
              group.side(),
              new CardId(group.payer())));
    }
    return new Entity.Trade(
        new Seat(trade.by()), new Seat(trade.to()), seen, hidden, groups, trade.proposed());
  }

  private static List<CardId> ids(List<Integer> cards) {
    return cards.stream().map(CardId::new).toList();
  }
}
