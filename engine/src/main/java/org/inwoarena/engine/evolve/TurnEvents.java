package org.inwoarena.engine.evolve;

import java.util.function.UnaryOperator;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Progress;
import org.inwoarena.engine.state.Zone;

/** What the events of a turn outside attacks change. */
final class TurnEvents {

  private TurnEvents() {}

  static Game begun(Game game, Event.TurnBegun event) {
    var seat = event.seat().index();
    return game.edit()
        .turnBegins(seat)
        .clearFrames()
        .push(new Frame.Turn(seat, Phase.PLOT_DRAW))
        .progress(new Progress(game.progress().starter(), seat, event.turn(), event.round()))
        .done();
  }

  /** Players are asked; how often that happens counts toward the length of the turn. */
  static Game asked(Game game, Event.Asked event) {
    var progress = game.progress();
    return game.edit()
        .questions(event.questions())
        .progress(progress.at(progress.pace().askedAgain()))
        .done();
  }

  static Game phase(Game game, Event.PhaseBegun event) {
    return turn(game, turn -> turn.in(event.phase()));
  }

  static Game cutShort(Game game) {
    return turn(game, turn -> turn.in(Phase.END));
  }

  static Game skipped(Game game, Event.DrawsSkipped event) {
    return turn(game, turn -> turn.skipping(event.decks()));
  }

  static Game closed(Game game, Event.HandsClosed event) {
    var hands = event.seats().stream().map(Seat::index).toList();
    return turn(game, turn -> turn.closing(hands));
  }

  /** Changes the turn, whatever is under way in it. */
  private static Game turn(Game game, UnaryOperator<Frame.Turn> change) {
    for (var height = 0; height < game.frames().size(); height++) {
      if (game.frames().get(height) instanceof Frame.Turn turn) {
        return game.edit().frame(height, change.apply(turn)).done();
      }
    }
    return game;
  }

  static Game drawn(Game game, Event.CardsDrawn event) {
    var edit = game.edit();
    for (var card : event.cards()) {
      edit.move(card.value(), Zone.HAND, event.seat().index());
    }
    return edit.done();
  }

  static Game tokens(Game game, Event.TokensPlaced event) {
    var edit = game.edit();
    for (var card : event.cards()) {
      var state = edit.card(card.value());
      edit.card(card.value(), state.withTokens(state.tokens() + 1));
    }
    return edit.done();
  }

  static Game forgone(Game game, Event.TokenForgone event) {
    var card = event.card().value();
    return game.edit().card(card, game.card(card).with(Mark.FORGOES)).done();
  }

  static Game spent(Game game, Event.TokensSpent event) {
    var edit = game.edit();
    for (var card : event.cards()) {
      var state = edit.card(card.value());
      edit.card(card.value(), state.withTokens(state.tokens() - 1).with(Mark.ACTED));
    }
    return edit.done();
  }

  static Game removed(Game game, Event.TokenRemoved event) {
    var card = event.card().value();
    var state = game.card(card);
    return game.edit().card(card, state.withTokens(state.tokens() - 1)).done();
  }

  static Game shown(Game game, Event.PlotShown event) {
    var card = event.card().value();
    var state = game.card(card);
    return game.edit().card(card, state.seen(state.seen() | 1 << event.to().index())).done();
  }

  static Game bought(Game game) {
    return game.edit().top(turn(game).withGroupBought()).done();
  }

  static Game resource(Game game, Event.ResourceTaken event) {
    var card = event.card().value();
    var edit = game.edit().move(card, Zone.RESOURCES, event.seat().index());
    if (game.printed(card).facts().unique()) {
      edit.unique(game.printed(card).id());
    }
    // The purchase of R5.2.2 is a move of the turn; card text takes Resources in the middle of
    // plays.
    return event.free() || !(game.top() instanceof Frame.Turn)
        ? edit.done()
        : turn(edit.done(), Frame.Turn::withResourceTaken);
  }

  static Game takenOver(Game game, Event.GroupTakenOver event) {
    var card = event.card().value();
    var spot = Structure.spot(game, card, event.master().value(), event.side());
    var edit = game.edit().move(card, Zone.STRUCTURE, event.seat().index());
    return edit.card(card, edit.card(card).at(spot)).done();
  }

  static Game returned(Game game, Event.PlotReturned event) {
    return game.edit()
        .move(event.card().value(), Zone.PLOT_DECK, event.seat().index(), event.position())
        .done();
  }

  static Game ended(Game game, Event.TurnEnded event) {
    var seat = event.seat().index();
    return game.edit().seat(seat, game.seat(seat).turnOver()).turnEnds(seat).clearFrames().done();
  }

  private static Frame.Turn turn(Game game) {
    return (Frame.Turn) game.top();
  }
}
