package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.chance.Scripted;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Events;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Question;
import org.inwoarena.engine.yaml.Node;

/** A scenario's game as it goes on: its state, the dice to come and what happened. */
final class Play {

  private final Engine engine;
  private final Events codec = new Events();
  private final List<Integer> dice = new ArrayList<>();
  private final List<String> trace;
  private final List<Event> happened = new ArrayList<>();
  private Game game;

  /**
   * A game from this position on.
   *
   * @param trace where every command is written with its events
   */
  Play(Engine engine, Game game, List<String> trace) {
    this.engine = engine;
    this.game = game;
    this.trace = trace;
  }

  Engine engine() {
    return engine;
  }

  Game game() {
    return game;
  }

  /** The newest event of a kind. */
  <E extends Event> Optional<E> last(Class<E> kind) {
    return happened.reversed().stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  /** How often an event of that kind has happened. */
  long count(Class<? extends Event> kind) {
    return happened.stream().filter(kind::isInstance).count();
  }

  void dice(List<Integer> next) {
    dice.addAll(next);
  }

  /** Carries a command out, or says why it is refused; the game goes on only if accepted. */
  Optional<Refusal> act(Seat seat, Command command, Node at) {
    trace.add(at.line() + ": seat " + seat.index() + " " + command);
    var scripted = new Scripted(dice);
    return switch (decide(seat, command, scripted, at)) {
      case Decision.Accepted(List<Event> events, Game after) -> {
        game = after;
        happened.addAll(events);
        events.forEach(event -> trace.add("  " + codec.write(event)));
        dice.clear();
        dice.addAll(scripted.left());
        yield Optional.empty();
      }
      case Decision.Refused(Refusal refusal) -> {
        trace.add("  refused: " + refusal);
        yield Optional.of(refusal);
      }
    };
  }

  /** Why a command would be refused now; empty where it is legal. Nothing is carried out. */
  Optional<Refusal> objection(Seat seat, Command command, Node at) {
    // Whatever would be rolled does not matter here, but something has to be.
    var enough = new Scripted(List.of(1, 1, 1, 2, 1, 3, 1, 4));
    return decide(seat, command, enough, at) instanceof Decision.Refused(Refusal refusal)
        ? Optional.of(refusal)
        : Optional.empty();
  }

  /** What becomes of an attempt; afterwards everything is as before. */
  <T> T trying(Supplier<T> attempt) {
    var before = game;
    var left = List.copyOf(dice);
    var events = happened.size();
    // Whatever would be rolled does not matter here, but something has to be.
    dice.addAll(List.of(1, 1, 1, 2, 1, 3, 1, 4));
    try {
      return attempt.get();
    } finally {
      game = before;
      dice.clear();
      dice.addAll(left);
      happened.subList(events, happened.size()).clear();
    }
  }

  private Decision decide(Seat seat, Command command, Scripted scripted, Node at) {
    var prompt = game.question(seat).map(Question::id);
    try {
      return engine.decide(game, new Action(Optional.of(seat), prompt, command), scripted);
    } catch (IllegalStateException e) {
      throw new Unmet(at, e.getMessage() + "; put a step 'dice: [..]' before this one");
    }
  }
}
