package org.inwoarena.engine.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.api.DrawReason;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.SetupStep;
import org.inwoarena.engine.state.Zone;

/** Moves setup on whenever every player has answered. */
public final class SetupFlow {

  private static final int START_PLOTS = 3;
  private static final int START_GROUPS = 6;

  private SetupFlow() {}

  /** Chooses the Illuminati; the choice stays hidden until all have chosen (R1.3.1). */
  public static Optional<Objection> chooseIlluminati(
      Play play, int seat, Command.ChooseIlluminati command) {
    if (!illuminati(play.game(), seat).contains(command.card().value())) {
      return Optional.of(Objection.NOT_AN_ILLUMINATI);
    }
    play.emit(new Event.CardChosen(new Seat(seat), command.card(), Optional.empty()));
    return Optional.empty();
  }

  /** The Illuminati in the seat's deck. */
  public static List<Integer> illuminati(Game game, int seat) {
    var found = new ArrayList<Integer>();
    for (int card : game.seat(seat).in(Zone.LIST)) {
      if (game.printed(card).facts().isIlluminati()) {
        found.add(card);
      }
    }
    return found;
  }

  /** The legal choices of an Illuminati. */
  public static void families(Game game, int seat, Moves moves) {
    moves.add("choose-illuminati", "card", Moves.cards(illuminati(game, seat)));
  }

  /** Goes one step on; called while nobody is asked. Returns whether the first turn is due. */
  public static boolean advance(Play play, Frame.Setup setup) {
    switch (setup.step()) {
      case PLEDGE -> play.emit(new Event.StepBegun(SetupStep.REVEAL));
      case REVEAL -> {
        play.emit(new Event.StepBegun(SetupStep.ILLUMINATI));
        play.game().playing().forEach(seat -> number(play, seat));
      }
      case ILLUMINATI -> {
        for (var choice : setup.choices()) {
          play.emit(
              new Event.IlluminatiRevealed(new Seat(choice.seat()), new CardId(choice.card())));
        }
        play.game().playing().forEach(seat -> deal(play, seat, Deck.PLOT, START_PLOTS));
        play.emit(new Event.StepBegun(SetupStep.LEAD));
      }
      case LEAD -> leads(play, setup);
      case START -> {
        rollForStart(play);
        return true;
      }
    }
    return false;
  }

  private static void leads(Play play, Frame.Setup setup) {
    if (!setup.choices().isEmpty()) {
      Leads.reveal(play);
      return;
    }
    for (var seat : play.game().playing()) {
      if (play.game().seat(seat).in(Zone.STRUCTURE).isEmpty()) {
        play.emit(new Event.LeadMissing(new Seat(seat)));
      }
      deal(play, seat, Deck.GROUP, START_GROUPS);
      returnSetAside(play, seat);
    }
    play.emit(new Event.StepBegun(SetupStep.START));
  }

  /** Gives the cards of a deck their numbers, in an order of the deck's own stream. */
  private static void number(Play play, int seat) {
    var list = play.game().charter().orElseThrow().decks().get(seat).cards();
    var shuffled = play.shuffled(seat, list);
    play.emit(
        new Event.DeckNumbered(
            new Seat(seat), play.game().roster().size() + 1, shuffled.order(), shuffled.counter()));
  }

  /** Shuffles one of the decks and draws the starting hand from it (R1.3.3, R1.3.9, R1.3.15). */
  private static void deal(Play play, int seat, Deck deck, int count) {
    var cards = new ArrayList<CardId>();
    for (int card : play.game().seat(seat).in(Zone.LIST)) {
      var kind = play.game().printed(card).facts().kind();
      if (deck == Deck.GROUP ? kind.inGroupDeck() : kind.inPlotDeck()) {
        cards.add(new CardId(card));
      }
    }
    shuffle(play, seat, deck, cards);
    var undrawn = play.game().seat(seat).in(Zone.of(deck)).ids();
    var drawn = undrawn.subList(0, Math.min(count, undrawn.size()));
    if (!drawn.isEmpty()) {
      play.emit(new Event.CardsDrawn(new Seat(seat), deck, DrawReason.START, drawn));
    }
  }

  /** Leads that were set aside miss the starting hand only (R1.3.10). */
  private static void returnSetAside(Play play, int seat) {
    var aside = play.game().seat(seat).in(Zone.SET_ASIDE).ids();
    if (!aside.isEmpty()) {
      var cards = new ArrayList<>(play.game().seat(seat).in(Zone.GROUP_DECK).ids());
      cards.addAll(aside);
      shuffle(play, seat, Deck.GROUP, cards);
    }
  }

  private static void shuffle(Play play, int seat, Deck deck, List<CardId> cards) {
    var shuffled = play.shuffled(seat, cards);
    play.emit(new Event.DeckShuffled(new Seat(seat), deck, shuffled.order(), shuffled.counter()));
  }

  /**
   * The highest total begins; equal ones roll again (R1.3.12, R1.3.13). Nobody rolls where an event
   * says who starts.
   */
  private static void rollForStart(Play play) {
    var rolling = play.game().playing();
    while (play.game().progress().starter() < 0) {
      var rolls = roll(play, rolling);
      var best = rolls.stream().mapToInt(Event.StartRoll::total).max().orElseThrow();
      rolling =
          rolls.stream()
              .filter(roll -> roll.total() == best)
              .map(roll -> roll.seat().index())
              .toList();
    }
  }

  private static List<Event.StartRoll> roll(Play play, List<Integer> seats) {
    var rolled = play.dice(2 * seats.size());
    var rolls = new ArrayList<Event.StartRoll>();
    for (var i = 0; i < seats.size(); i++) {
      var first = rolled.dice().get(2 * i);
      var second = rolled.dice().get(2 * i + 1);
      rolls.add(new Event.StartRoll(new Seat(seats.get(i)), first, second));
    }
    play.emit(new Event.StartRolled(rolls, rolled.counter()));
    return rolls;
  }
}
