package org.inwoarena.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.state.Game;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs the measurements of the engine and says what came out. */
public final class EngineBench {

  private final Consumer<String> out;

  /** A bench that says its lines at once. */
  public EngineBench(Consumer<String> out) {
    this.out = out;
  }

  /**
   * Measures.
   *
   * @param forks fresh JVMs per measurement
   * @param seconds measured in each, after as many of warm-up
   */
  public void run(int forks, int seconds) throws RunnerException {
    var engine = new Engine(Catalogue.load());
    var games = EngineBenchmark.games(engine);
    var decisions = games.stream().mapToInt(game -> game.decisions().size()).sum();
    var forced = games.stream().mapToInt(game -> game.choices().size()).sum() - decisions;
    var events = games.stream().mapToInt(game -> game.events().size()).sum();
    say(
        "%d seeded random games, two players, rule set %s: %.1f decisions a game, %.1f forced ones"
            + " beside them, %.1f events",
        games.size(),
        RuleSet.RATED,
        (double) decisions / games.size(),
        (double) forced / games.size(),
        (double) events / games.size());
    var options =
        new OptionsBuilder()
            .include(EngineBenchmark.class.getName() + ".*")
            .forks(forks)
            .threads(1)
            .warmupIterations(seconds)
            .warmupTime(TimeValue.seconds(1))
            .measurementIterations(seconds)
            .measurementTime(TimeValue.seconds(1))
            .verbosity(VerboseMode.SILENT)
            .jvmArgs("-Xmx1g", "-XX:+UseSerialGC", "--sun-misc-unsafe-memory-access=allow")
            .build();
    for (var result : new Runner(options).run()) {
      tell(result, (double) events / games.size());
    }
    say("%-44s %12.0f", "bytes per state in a game's history", bytesPerState(engine, games));
    say("%-44s %12.0f", "bytes of a state alone", bytesAlone(engine, games));
  }

  private void tell(RunResult result, double eventsPerGame) {
    var score = result.getPrimaryResult().getScore();
    var spread = result.getPrimaryResult().getScoreError();
    switch (result.getPrimaryResult().getLabel()) {
      case "decision" -> line("non-forced decisions per second and core", score, spread);
      case "hostedDecision" -> line("the same with prompts and three views", score, spread);
      case "game" -> line("games per second", score, spread);
      case "fold" ->
          say("%-44s %12.3f", "microseconds per event folded", 1e6 / (score * eventsPerGame));
      default -> throw new IllegalStateException("unknown measurement " + result);
    }
  }

  private void line(String what, double score, double spread) {
    say("%-44s %12.0f  +- %.0f", what, score, spread);
  }

  /** Heap that all states of all games take, divided by their number: they share what is equal. */
  private static double bytesPerState(Engine engine, List<PlayedGame> games) {
    return heapPerState(engine, games, state -> true);
  }

  /** Heap of the last state of each game, kept alone. */
  private static double bytesAlone(Engine engine, List<PlayedGame> games) {
    return heapPerState(engine, games, Game::over);
  }

  private static double heapPerState(Engine engine, List<PlayedGame> games, Predicate<Game> kept) {
    var before = used();
    var states = new ArrayList<Game>();
    for (var game : games) {
      var state = Game.empty();
      for (Event event : game.events()) {
        state = engine.evolve(state, event);
        if (kept.test(state)) {
          states.add(state);
        }
      }
    }
    return (double) (used() - before) / states.size();
  }

  private static long used() {
    var runtime = Runtime.getRuntime();
    for (var i = 0; i < 4; i++) {
      System.gc();
    }
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private void say(String line, Object... values) {
    out.accept(String.format(Locale.ROOT, line, values));
  }
}
