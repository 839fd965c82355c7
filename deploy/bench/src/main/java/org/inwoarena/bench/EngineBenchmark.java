package org.inwoarena.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The engine on one thread, over positions of seeded random games under the rated rules. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class EngineBenchmark {

  /** Games the positions come from. */
  static final int GAMES = 40;

  private final Engine engine = new Engine(Catalogue.load());
  private final List<PlayedGame> games = new ArrayList<>();
  private final List<Position> positions = new ArrayList<>();
  private int next;

  private record Position(PlayedGame game, PlayedGame.Choice choice) {}

  /** Plays the games. */
  @Setup
  public void play() {
    games.addAll(games(engine));
    games.forEach(
        game -> game.decisions().forEach(choice -> positions.add(new Position(game, choice))));
  }

  static List<PlayedGame> games(Engine engine) {
    var decks = new RandomDecks(Catalogue.load());
    var games = new ArrayList<PlayedGame>();
    for (var seed = 1L; seed <= GAMES; seed++) {
      var random = new Random(seed);
      games.add(PlayedGame.of(engine, List.of(decks.next(random), decks.next(random)), seed));
    }
    return games;
  }

  /** One decision that was not forced. */
  @Benchmark
  public Decision decision() {
    var position = positions.get(next++ % positions.size());
    var choice = position.choice();
    return engine.decide(choice.before(), choice.action(), position.game().chance());
  }

  /** One decision as a host carries it out: decide, next prompts, both seats' views. */
  @Benchmark
  public Object hostedDecision() {
    var position = positions.get(next++ % positions.size());
    var choice = position.choice();
    var after =
        PlayedGame.accepted(
                engine.decide(choice.before(), choice.action(), position.game().chance()),
                choice.action())
            .after();
    return List.of(
        engine.prompts(after),
        engine.view(after, new Audience.Everybody()),
        engine.view(after, new Audience.At(new Seat(0))),
        engine.view(after, new Audience.At(new Seat(1))));
  }

  /** Folds the whole journal of one game. */
  @Benchmark
  public Game fold() {
    var game = games.get(next++ % games.size());
    var state = Game.empty();
    for (Event event : game.events()) {
      state = engine.evolve(state, event);
    }
    return state;
  }

  /** One whole game, forced answers included. */
  @Benchmark
  public Game game() {
    var game = games.get(next++ % games.size());
    var last = Game.empty();
    for (var choice : game.choices()) {
      last =
          PlayedGame.accepted(
                  engine.decide(choice.before(), choice.action(), game.chance()), choice.action())
              .after();
    }
    return last;
  }
}
