package org.inwoarena.engine.play;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.event.Event;
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
  private Game game;

  /** A working copy of that game. */
  public Play(Evolver evolver, Chance chance, Game game) {
    this.evolver = evolver;
    this.chance = chance;
    this.game = game;
  }

  /** The game as it stands after all events so far. */
  public Game game() {
    return game;
  }

  /** Lets something happen. */
  public void emit(Event event) {
    events.add(event);
    game = evolver.apply(game, event);
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

  /** Dice and the place of their stream afterwards. */
  public record Rolled(List<Integer> dice, long counter) {}

  /** An order and the place of its stream afterwards. */
  public record Shuffled<T>(List<T> order, long counter) {}
}
