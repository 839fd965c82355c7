package org.inwoarena.engine.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.deck.CardFacts;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Charter;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.GameEdit;
import org.inwoarena.engine.state.Pile;
import org.inwoarena.engine.state.Printed;
import org.inwoarena.engine.state.Progress;
import org.inwoarena.engine.state.SetupStep;
import org.inwoarena.engine.state.Zone;

/** What the events before the first turn change. */
final class SetupEvents {

  /** Every card of the catalogue, prepared once and shared by all games. */
  private final Map<String, Printed> cards;

  SetupEvents(Catalogue catalogue) {
    cards =
        catalogue.cards().stream()
            .collect(
                Collectors.toMap(
                    CardFacts::id, card -> Printed.of(card, catalogue.text(card.id()))));
  }

  Game started(Game game, Event.GameStarted event) {
    var charter =
        new Charter(
            event.ruleSet(),
            event.cards(),
            event.catalogue(),
            event.engine(),
            event.decks(),
            event.commitments());
    var edit = game.edit().started(charter, event.decks().size());
    event.starter().ifPresent(seat -> edit.progress(Progress.startedBy(seat.index())));
    return edit.push(new Frame.Setup(SetupStep.PLEDGE, List.of(), List.of())).done();
  }

  Game step(Game game, Event.StepBegun event) {
    var edit = game.edit();
    if (event.step() == SetupStep.ILLUMINATI) {
      edit.nonces(String.join("", nonces(game)));
    }
    return edit.top(new Frame.Setup(event.step(), List.of(), setup(game).tried())).done();
  }

  private static List<String> nonces(Game game) {
    return game.seats().stream().map(seat -> seat.nonce().orElse("")).toList();
  }

  Game pledged(Game game, Event.NoncePledged event) {
    var seat = event.seat().index();
    return game.edit().seat(seat, game.seat(seat).pledged(event.sha256())).done();
  }

  Game revealed(Game game, Event.NonceRevealed event) {
    var seat = event.seat().index();
    return game.edit().seat(seat, game.seat(seat).revealed(event.nonce())).done();
  }

  Game numbered(Game game, Event.DeckNumbered event) {
    var deck = event.cards().stream().map(this::card).toList();
    var seat = event.seat().index();
    return game.edit().numbered(seat, deck).stream(Chance.deck(seat), event.counter()).done();
  }

  private Printed card(String id) {
    return Optional.ofNullable(cards.get(id))
        .orElseThrow(() -> new IllegalArgumentException("no card has the id " + id));
  }

  Game chosen(Game game, Event.CardChosen event) {
    var setup = setup(game);
    var choices = new ArrayList<>(setup.choices());
    choices.add(new Frame.Choice(event.seat().index(), event.card().value(), event.side()));
    return game.edit().top(new Frame.Setup(setup.step(), choices, setup.tried())).done();
  }

  Game illuminati(Game game, Event.IlluminatiRevealed event) {
    var seat = event.seat().index();
    var edit = game.edit().move(event.card().value(), Zone.ILLUMINATI, seat);
    var moved = edit.done();
    return moved.edit().seat(seat, moved.seat(seat).led(event.card().value())).done();
  }

  Game shuffled(Game game, Event.DeckShuffled event) {
    var seat = event.seat().index();
    return game.edit().shuffled(Zone.of(event.deck()), seat, Pile.of(event.order())).stream(
            Chance.deck(seat), event.counter())
        .done();
  }

  Game lead(Game game, Event.LeadPlaced event) {
    var seat = event.seat().index();
    var card = event.card().value();
    GameEdit edit = game.edit().move(card, Zone.STRUCTURE, seat);
    var spot = Structure.spot(game, card, game.seat(seat).illuminati(), event.side());
    return without(game, edit, seat).card(card, edit.card(card).at(spot)).done();
  }

  Game setAside(Game game, Event.LeadSetAside event) {
    var seat = event.seat().index();
    var card = event.card().value();
    var setup = setup(game);
    var tried = new ArrayList<>(setup.tried());
    tried.add(new Frame.Tried(seat, game.printed(card).id()));
    var edit = game.edit().move(card, Zone.SET_ASIDE, seat);
    return edit.top(new Frame.Setup(setup.step(), others(setup, seat), tried)).done();
  }

  private static GameEdit without(Game game, GameEdit edit, int seat) {
    var setup = setup(game);
    return edit.top(new Frame.Setup(setup.step(), others(setup, seat), setup.tried()));
  }

  private static List<Frame.Choice> others(Frame.Setup setup, int seat) {
    return setup.choices().stream().filter(choice -> choice.seat() != seat).toList();
  }

  Game rolled(Game game, Event.StartRolled event) {
    var best = 0;
    var starter = -1;
    for (var roll : event.rolls()) {
      if (roll.total() > best) {
        best = roll.total();
        starter = roll.seat().index();
      } else if (roll.total() == best && !game.rules().on(Switch.TIED_STARTER_BY_SEAT)) {
        starter = -1;
      }
    }
    var edit = game.edit().stream(Chance.DICE, event.counter());
    return starter < 0 ? edit.done() : edit.progress(Progress.startedBy(starter)).done();
  }

  private static Frame.Setup setup(Game game) {
    return (Frame.Setup) game.top();
  }
}
