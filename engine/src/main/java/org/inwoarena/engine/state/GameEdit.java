package org.inwoarena.engine.state;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.effect.Ability.Limit;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Until;

/**
 * Builds the next game from one, a field at a time. Card moves keep piles and card states in step.
 * For one thread and one use.
 */
public final class GameEdit {

  private Optional<Charter> charter;
  private Roster roster;
  private final CardStates.Edit cards;
  private List<SeatState> seats;
  private List<Frame> frames;
  private Progress progress;
  private InForce inForce;
  private Streams streams;
  private List<String> uniques;
  private List<Question> questions;
  private long asked;
  private Optional<Entity.Result> result;

  GameEdit(Game game) {
    charter = game.charter();
    roster = game.roster();
    cards = game.cards().edit();
    seats = game.seats();
    frames = game.frames();
    progress = game.progress();
    inForce = game.inForce();
    streams = game.streams();
    uniques = game.uniques();
    questions = game.questions();
    asked = game.asked();
    result = game.result();
  }

  /** The finished game. */
  public Game done() {
    return new Game(
        charter,
        roster,
        cards.done(),
        seats,
        frames,
        progress,
        inForce,
        streams,
        uniques,
        questions,
        asked,
        result);
  }

  /** Pins the charter and seats the players. */
  public GameEdit started(Charter pinned, int players) {
    charter = Optional.of(pinned);
    seats = Collections.nCopies(players, SeatState.NEW);
    return this;
  }

  /** Numbers a seat's deck on; its cards lie in the list zone. */
  public GameEdit numbered(int seat, List<Printed> deck) {
    var first = roster.size() + 1;
    roster = roster.with(seat, deck);
    cards.add(deck.size(), seat);
    for (var card = first; card < first + deck.size(); card++) {
      cards.set(card, cards.get(card).seen(1 << seat));
    }
    var list = seats.get(seat).in(Zone.LIST).withRange(first, deck.size());
    return order(Zone.LIST, seat, list);
  }

  /** Exchanges the owners of two copies of one card. */
  public GameEdit ownersExchanged(int one, int other) {
    roster = roster.ownersExchanged(one, other);
    return this;
  }

  /** Replaces a player. */
  public GameEdit seat(int seat, SeatState next) {
    seats = Changed.set(seats, seat, next);
    return this;
  }

  /** Replaces a card's state without moving it. */
  public GameEdit card(int card, CardState next) {
    cards.set(card, next);
    return this;
  }

  /** The card's state as edited so far. */
  public CardState card(int card) {
    return cards.get(card);
  }

  /** Moves a card to the bottom, or end, of a zone. */
  public GameEdit move(int card, Zone zone, int seat) {
    var from = cards.get(card);
    var size = seats.get(seat).in(zone).size();
    var isThere = from.zone() == zone && from.holder() == seat;
    return move(card, zone, seat, isThere ? size - 1 : size);
  }

  /** Moves a card to a place in a zone, 0 the top. */
  public GameEdit move(int card, Zone zone, int seat, int place) {
    var from = cards.get(card);
    if (from.holder() == seat) {
      var player = seats.get(seat);
      seat(seat, player.with(player.piles().moved(card, from.zone(), zone, place)));
    } else {
      pile(from.zone(), from.holder(), pile -> pile.without(card));
      pile(zone, seat, pile -> pile.with(place, card));
    }
    lies(card, zone, seat);
    return this;
  }

  private void pile(Zone zone, int seat, UnaryOperator<Pile> change) {
    order(zone, seat, change.apply(seats.get(seat).in(zone)));
  }

  /** What else changes with the zone of a card. */
  private void lies(int card, Zone zone, int seat) {
    var before = cards.get(card).zone();
    cards.set(card, cards.get(card).in(zone, seat));
    if (before == Zone.DESTROYED && zone != Zone.DESTROYED) {
      comesBack(card);
    }
    if (zone == Zone.DESTROYED || zone == Zone.REMOVED) {
      actsNoMore();
    }
    if (before.inPlay() != zone.inPlay() && !roster.card(card).text().isSilent()) {
      // The order of entering play is the order of play (R13.1.1).
      inForce = zone.inPlay() ? inForce.with(card, roster.card(card)) : inForce.without(card);
    }
  }

  /** Makes these cards a deck of the player, most of which lay in his list or in the deck. */
  public GameEdit shuffled(Zone deck, int seat, Pile order) {
    for (int card : order) {
      var state = cards.get(card);
      if (state.zone() != deck && state.zone() != Zone.LIST) {
        pile(state.zone(), seat, pile -> pile.without(card));
      }
      cards.set(card, state.zone() == deck ? state.seen(0) : state.in(deck, seat));
    }
    pile(Zone.LIST, seat, list -> list.withoutAll(order));
    return order(deck, seat, order);
  }

  /** What waits for the next deed of cards that are gone waits for nothing any more (R3.1.7). */
  private void actsNoMore() {
    inForce =
        inForce.withoutApplied(
            one ->
                (one.until() == Until.NEXT_ACTION || one.until() == Until.NEXT_DEFENCE)
                    && areGone(one.bindings().cards(Role.TARGET)));
  }

  private boolean areGone(List<Integer> targets) {
    return !targets.isEmpty() && targets.stream().allMatch(this::isGone);
  }

  private boolean isGone(int card) {
    var zone = cards.get(card).zone();
    return zone == Zone.DESTROYED || zone == Zone.REMOVED;
  }

  /** A destroyed card that comes back is as printed: all changes are gone (R17.3.4). */
  private void comesBack(int card) {
    cards.set(card, cards.get(card).asPrinted());
    for (var other = 1; other <= roster.size(); other++) {
      if (cards.get(other).link() == card) {
        cards.set(other, cards.get(other).linked(0));
      }
    }
    inForce =
        inForce
            .withoutMarks(mark -> mark.card() == card)
            .withoutApplied(one -> one.bindings().cards(Role.TARGET).equals(List.of(card)));
  }

  /** Sets the order of a zone; the cards in it become unknown to all where it is a deck. */
  public GameEdit order(Zone zone, int seat, Pile pile) {
    return seat(seat, seats.get(seat).with(seats.get(seat).piles().with(zone, pile)));
  }

  /** Puts a frame on the stack. */
  public GameEdit push(Frame frame) {
    frames = Changed.add(frames, frame);
    return this;
  }

  /** Takes the top frame off. */
  public GameEdit pop() {
    frames = Changed.remove(frames, frames.size() - 1);
    return this;
  }

  /** Replaces the top frame. */
  public GameEdit top(Frame frame) {
    frames = Changed.set(frames, frames.size() - 1, frame);
    return this;
  }

  /** Empties the stack. */
  public GameEdit clearFrames() {
    frames = List.of();
    return this;
  }

  /** Replaces the frame at a depth of the stack, 0 the lowest. */
  public GameEdit frame(int index, Frame frame) {
    frames = Changed.set(frames, index, frame);
    return this;
  }

  /** Takes the frame at a depth of the stack off, 0 the lowest. */
  public GameEdit drop(int index) {
    frames = Changed.remove(frames, index);
    return this;
  }

  /** Sets turn and round. */
  public GameEdit progress(Progress next) {
    progress = next;
    return this;
  }

  /** Moves a chance stream on. */
  public GameEdit stream(String stream, long place) {
    streams = streams.at(stream, place);
    return this;
  }

  /** Mixes the nonces in. */
  public GameEdit nonces(String joined) {
    streams = streams.with(joined);
    return this;
  }

  /** Remembers a Unique Resource. */
  public GameEdit unique(String id) {
    if (!uniques.contains(id)) {
      uniques = Changed.add(uniques, id);
    }
    return this;
  }

  /** What card text has in force, as edited so far. */
  public InForce inForce() {
    return inForce;
  }

  /** Replaces what card text has in force. */
  public GameEdit inForce(InForce next) {
    inForce = next;
    return this;
  }

  /** Ends what lasts for the attack or action that lay at that height of the stack. */
  public GameEdit actionOver(int height) {
    inForce =
        inForce
            .withoutApplied(
                applied -> applied.depth() >= height && applied.until().endsWithAttack())
            .withoutUses(used -> used.per() == Limit.ATTACK || used.per() == Limit.ACTION);
    return this;
  }

  /** Ends what was played into the play that lay at that height of the stack (R3.8.2). */
  public GameEdit playOver(int height) {
    inForce =
        inForce.withoutApplied(
            applied -> applied.depth() > height && applied.until().endsWithAttack());
    return this;
  }

  /** Ends what is for the next action, or the next defence, of a card in the attack. */
  public GameEdit fought(Frame.Attack attack) {
    inForce =
        inForce.withoutApplied(
            applied ->
                applied.bindings().cards(Role.TARGET).stream()
                    .anyMatch(card -> isSpent(applied.until(), attack, card)));
    return this;
  }

  private static boolean isSpent(Until until, Frame.Attack attack, int card) {
    return (until == Until.NEXT_ACTION && attack.involves(card))
        || (until == Until.NEXT_DEFENCE && attack.target() == card);
  }

  /** Ends what was put in force by that player until this turn. */
  public GameEdit turnBegins(int seat) {
    inForce =
        inForce.withoutApplied(
            applied -> applied.until() == Until.YOUR_NEXT_TURN && applied.seat() == seat);
    return this;
  }

  /** Ends what lasts until the end of the turn, which is that player's. */
  public GameEdit turnEnds(int seat) {
    cards.unmark();
    inForce =
        inForce
            .withoutApplied(
                applied ->
                    applied.until() == Until.TURN
                        || (applied.until() == Until.AFTER_YOUR_NEXT_TURN
                            && applied.seat() == seat
                            && applied.turn() < progress.turn()))
            .withoutUses(used -> used.per() != Limit.GAME);
    return this;
  }

  /** Sets the chance streams. */
  public GameEdit streams(Streams next) {
    streams = next;
    return this;
  }

  /** Replaces the open questions. */
  public GameEdit questions(List<Question> open) {
    questions = open;
    for (var question : open) {
      asked = Math.max(asked, question.id().value());
    }
    return this;
  }

  /** Ends the game. */
  public GameEdit result(Entity.Result end) {
    result = Optional.of(end);
    return this;
  }
}
