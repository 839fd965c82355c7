package org.inwoarena.engine.play;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Talk;
import org.inwoarena.engine.evolve.Evolver;
import org.inwoarena.engine.state.Game;

/**
 * A working copy of the game while one command is decided. Whoever decides emits events; the copy
 * follows at once. For one thread and one decision.
 */
public final class Play {

  private final Evolver evolver;
  private final Chance chance;
  private final List<Event> events = new ArrayList<>();
  private final Listener listener;
  private Game game;
  private boolean settled;

  /** Hears every event right after it has happened. */
  @FunctionalInterface
  public interface Listener {
    /** Called with the game before the event; the play holds the one after it. */
    void hear(Play play, Game before, Event event);
  }

  /** A working copy of that game. */
  public Play(Evolver evolver, Chance chance, Game game, Listener listener) {
    this.evolver = evolver;
    this.chance = chance;
    this.listener = listener;
    this.game = game;
    this.settled = game.asked() > 0;
  }

  /** The game as it stands after all events so far. */
  public Game game() {
    return game;
  }

  /** Lets something happen. */
  public void emit(Event event) {
    var before = game;
    events.add(event);
    game = evolver.apply(game, event);
    settled &= Talk.is(event);
    listener.hear(this, before, event);
  }

  /**
   * Whether nothing has happened since the last look at the table from which anything could follow.
   * The engine asks about settled tables only; where it has not asked yet, somebody has laid the
   * table out by hand.
   */
  public boolean isSettled() {
    return settled;
  }

  /** Somebody looks at the table now; what happens from here on is for the next look. */
  public void settle() {
    settled = true;
  }

  /** Everything that happened, in order. */
  public List<Event> events() {
    return List.copyOf(events);
  }

  /** Rolls so many dice. */
  public Rolled dice(int count) {
    var values = new ArrayList<Integer>(count);
    var place = game.streams().place(Chance.DICE);
    for (var i = 0; i < count; i++) {
      var draw = chance.die(game.streams().nonces(), place);
      values.add(draw.value());
      place = draw.next();
    }
    return new Rolled(values, place);
  }

  /** A fair number below the bound, from the stream of the dice. */
  public Lot lot(int bound) {
    var place = game.streams().place(Chance.DICE);
    var draw = chance.draw(Chance.DICE, game.streams().nonces(), place, bound);
    return new Lot(draw.value(), draw.next());
  }

  /** A fair order of these things, from the deck stream of a seat; draws of 0 keep the order. */
  public <T> Shuffled<T> shuffled(int seat, List<T> things) {
    var stream = Chance.deck(seat);
    var place = game.streams().place(stream);
    var order = new ArrayList<>(things);
    for (var i = 0; i < order.size() - 1; i++) {
      var draw = chance.draw(stream, game.streams().nonces(), place, order.size() - i);
      place = draw.next();
      var other = i + draw.value();
      var swapped = order.get(i);
      order.set(i, order.get(other));
      order.set(other, swapped);
    }
    return new Shuffled<>(order, place);
  }

  /** A number and the place of its stream afterwards. */
  public record Lot(int value, long counter) {}

  /** Dice and the place of their stream afterwards. */
  public record Rolled(List<Integer> dice, long counter) {}

  /** An order and the place of its stream afterwards. */
  public record Shuffled<T>(List<T> order, long counter) {}
}
