package org.inwoarena.engine.evolve;

import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.CardState;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Marked;

/** What card text changes about single cards. */
final class CardEvents {

  private CardEvents() {}

  static Game moved(Game game, Event.CardMoved event) {
    return game.edit()
        .move(event.card().value(), event.zone(), event.holder().index(), event.place())
        .done();
  }

  static Game linked(Game game, Event.Linked event) {
    var card = event.card().value();
    var before = game.card(card);
    var moved = before.link() == 0 ? before : before.with(Mark.LINK_MOVED);
    var state = moved.linked(event.to().value()).without(Mark.LINK_ASLEEP);
    return game.edit()
        .card(
            card,
            event.permanent()
                ? state.with(Mark.LINK_PERMANENT)
                : state.without(Mark.LINK_PERMANENT))
        .done();
  }

  static Game linkChanged(Game game, Event.LinkChanged event) {
    var card = event.card().value();
    var state = game.card(card);
    return game.edit()
        .card(
            card,
            switch (event.change()) {
              case ENDED -> state.linked(0).without(Mark.LINK_PERMANENT).without(Mark.LINK_ASLEEP);
              case ASLEEP -> state.with(Mark.LINK_ASLEEP);
              case AWAKE -> state.without(Mark.LINK_ASLEEP);
            })
        .done();
  }

  static Game mark(Game game, CardId card, Mark mark, boolean on) {
    var state = game.card(card.value());
    return game.edit().card(card.value(), on ? state.with(mark) : state.without(mark)).done();
  }

  static Game word(Game game, Event.WordSet event) {
    var card = event.card().value();
    var inForce = game.inForce();
    return game.edit()
        .inForce(
            event.on()
                ? inForce.with(new Marked(card, event.word(), event.source().value()))
                : inForce.withoutMarks(
                    mark -> mark.card() == card && mark.word().equals(event.word())))
        .done();
  }

  static Game tokens(Game game, CardId card, int more) {
    var state = game.card(card.value());
    return game.edit().card(card.value(), state.withTokens(state.tokens() + more)).done();
  }

  static Game seen(Game game, Event.CardsSeen event) {
    var seats = event.viewer().map(viewer -> 1 << viewer.index()).orElse(CardState.PUBLIC);
    var edit = game.edit();
    for (var card : event.cards()) {
      var state = edit.card(card.value());
      edit.card(card.value(), state.seen(state.seen() | seats));
    }
    return edit.done();
  }
}
