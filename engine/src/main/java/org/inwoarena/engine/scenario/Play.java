package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.chance.Scripted;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Question;
import org.inwoarena.engine.yaml.Node;

/** A scenario's game as it goes on: its state, the dice to come and what happened. */
final class Play {

  /** Whatever would be rolled in a mere attempt does not matter, but something has to be. */
  private static final List<Integer> ENOUGH = List.of(1, 1, 1, 2, 1, 3, 1, 4);

  private final Engine engine;
  private final List<Integer> dice = new ArrayList<>();
  private final List<Integer> lots = new ArrayList<>();
  private final Trace trace;
  private final List<Event> happened = new ArrayList<>();
  private List<Event> latest = List.of();
  private Game before;
  private Game game;

  /**
   * A game from this position on.
   *
   * @param trace told of everything that happens
   */
  Play(Engine engine, Game game, Trace trace) {
    this.engine = engine;
    this.game = game;
    this.before = game;
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

  void lots(List<Integer> next) {
    lots.addAll(next);
  }

  /** Codes of the log lines that the last command brought everybody. */
  List<String> logged() {
    var codes = new ArrayList<String>();
    retell(
        (at, event) ->
            engine
                .log(at, event, new Audience.Everybody())
                .forEach(line -> codes.add(line.code())));
    return codes;
  }

  /** Carries a command out, or says why it is refused; the game goes on only if accepted. */
  Optional<Refusal> act(Seat seat, Command command, Node at) {
    return act(answer(seat, command), at);
  }

  /** The same for the host. */
  Optional<Refusal> host(Command command, Node at) {
    return act(Action.host(command), at);
  }

  private Optional<Refusal> act(Action action, Node at) {
    var scripted = new Scripted(dice, lots);
    return switch (decide(action, scripted, at)) {
      case Decision.Accepted(List<Event> events, Game after) -> {
        before = game;
        latest = events;
        game = after;
        trace.happened(this);
        happened.addAll(events);
        replace(dice, scripted.left());
        replace(lots, scripted.lotsLeft());
        yield Optional.empty();
      }
      case Decision.Refused(Refusal refusal) -> Optional.of(refusal);
    };
  }

  /** Goes through the events of the last command, each with the game it happened to. */
  void retell(BiConsumer<Game, Event> listener) {
    var at = before;
    for (var event : latest) {
      listener.accept(at, event);
      at = engine.evolve(at, event);
    }
  }

  /** Why a command would be refused now; empty where it is legal. Nothing is carried out. */
  Optional<Refusal> objection(Seat seat, Command command, Node at) {
    var enough = new Scripted(ENOUGH, Collections.nCopies(ENOUGH.size(), 1));
    return decide(answer(seat, command), enough, at) instanceof Decision.Refused(Refusal refusal)
        ? Optional.of(refusal)
        : Optional.empty();
  }

  /** What becomes of an attempt; afterwards everything is as before. */
  <T> T trying(Supplier<T> attempt) {
    var saved = new Play(engine, game, trace);
    saved.take(this);
    dice.addAll(ENOUGH);
    lots.addAll(Collections.nCopies(ENOUGH.size(), 1));
    trace.pause();
    try {
      return attempt.get();
    } finally {
      take(saved);
      trace.resume();
    }
  }

  private void take(Play other) {
    game = other.game;
    before = other.before;
    latest = other.latest;
    replace(happened, other.happened);
    replace(dice, other.dice);
    replace(lots, other.lots);
  }

  private static <T> void replace(List<T> list, List<T> by) {
    list.clear();
    list.addAll(by);
  }

  private Action answer(Seat seat, Command command) {
    return new Action(Optional.of(seat), game.question(seat).map(Question::id), command);
  }

  private Decision decide(Action action, Scripted scripted, Node at) {
    try {
      return engine.decide(game, action, scripted);
    } catch (IllegalStateException e) {
      throw new Unmet(at, e.getMessage());
    }
  }
}
