package org.inwoarena.engine.random;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.chance.HmacChance;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.record.GameRecord;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.state.Game;

/** One game of two random players under the rated rules; the seed decides all of it. */
final class RandomGame {

  private static final int MOST_DECISIONS = 20_000;
  private static final Decks DECKS = new Decks(Board.CATALOGUE);

  private final Engine engine;
  private final String name;
  private final Random random;
  private final Seeds seeds;
  private final GameSetup setup;
  private final List<Event> journal = new ArrayList<>();
  private final List<Action> actions = new ArrayList<>();

  RandomGame(Engine engine, long seed) {
    this.engine = engine;
    this.name = "game of seed " + seed;
    this.random = new Random(seed);
    this.seeds = seeds(random);
    this.setup =
        new GameSetup(
            RuleSet.preset(RuleSet.RATED),
            GameSetup.PRINTED_NUMBERS,
            List.of(DECKS.random(random), DECKS.random(random)),
            seeds.commitments());
  }

  /** Sees every position before it is answered. */
  interface Visitor {
    void visit(Game game, Prompt prompt, RandomPlayer player);
  }

  /** Plays to the end. */
  Game play(Visitor visitor) {
    var chance = HmacChance.of(seeds);
    var started = engine.start(setup);
    journal.addAll(started.events());
    var game = started.after();
    var players = List.of(new RandomPlayer(random), new RandomPlayer(random));
    for (var decisions = 0; !game.over(); decisions++) {
      if (decisions > MOST_DECISIONS) {
        throw new AssertionError(name + " goes on forever");
      }
      var prompts = engine.prompts(game);
      if (prompts.isEmpty()) {
        throw new AssertionError(name + " asks nobody");
      }
      var prompt = prompts.get(random.nextInt(prompts.size()));
      var player = players.get(prompt.seat().index());
      visitor.visit(game, prompt, player);
      var action = Action.answer(prompt.seat(), prompt.id(), player.answer(prompt));
      switch (engine.decide(game, action, chance)) {
        case Decision.Accepted accepted -> {
          journal.addAll(accepted.events());
          actions.add(action);
          game = accepted.after();
        }
        case Decision.Refused refused ->
            throw new AssertionError(name + ": " + action + " of " + prompt + " -> " + refused);
      }
    }
    return game;
  }

  /** Everything that happened. */
  List<Event> journal() {
    return journal;
  }

  /** The record of the game. */
  GameRecord record() {
    return GameRecord.of(setup, seeds, actions, journal);
  }

  String name() {
    return name;
  }

  private static Seeds seeds(Random random) {
    var hex = new TreeMap<String, String>();
    for (var stream : List.of("dice", "deck:0", "deck:1")) {
      var bytes = new byte[32];
      random.nextBytes(bytes);
      hex.put(stream, HexFormat.of().formatHex(bytes));
    }
    return Seeds.ofHex(hex);
  }
}
