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
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.chance.HmacChance;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.record.GameRecord;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.state.Game;

/** One game of random players; the seed decides all of it. */
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
  private int leaving;
  private long nanos;

  /** Two players under the rated rules. */
  RandomGame(Engine engine, long seed) {
    this(engine, seed, RuleSet.preset(RuleSet.RATED), 2);
  }

  RandomGame(Engine engine, long seed, RuleSet rules, int players) {
    this.engine = engine;
    this.name = "game of seed " + seed;
    this.random = new Random(seed);
    this.seeds = seeds(random, players);
    var decks = new ArrayList<DeckList>();
    for (var seat = 0; seat < players; seat++) {
      decks.add(DECKS.random(random));
    }
    this.setup = new GameSetup(rules, GameSetup.CARD_TEXTS, decks, seeds.commitments());
  }

  /** Lets a player leave the table once in so many decisions. */
  RandomGame leavingOneIn(int decisions) {
    leaving = decisions;
    return this;
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
    var players = new ArrayList<RandomPlayer>();
    setup.decks().forEach(deck -> players.add(new RandomPlayer(random)));
    for (var decisions = 0; !game.over(); decisions++) {
      if (decisions > MOST_DECISIONS) {
        throw new AssertionError(name + " goes on forever");
      }
      var begun = System.nanoTime();
      var prompts = engine.prompts(game);
      nanos += System.nanoTime() - begun;
      if (prompts.isEmpty()) {
        throw new AssertionError(name + " asks nobody");
      }
      var prompt = prompts.get(random.nextInt(prompts.size()));
      var player = players.get(prompt.seat().index());
      visitor.visit(game, prompt, player);
      var action = action(game, prompt, player);
      begun = System.nanoTime();
      var decision = engine.decide(game, action, chance);
      nanos += System.nanoTime() - begun;
      switch (decision) {
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

  private Action action(Game game, Prompt prompt, RandomPlayer player) {
    if (leaving > 0 && random.nextInt(leaving) == 0) {
      var seats = game.playing();
      return Action.free(new Seat(seats.get(random.nextInt(seats.size()))), new Command.Concede());
    }
    return Action.answer(prompt.seat(), prompt.id(), player.answer(prompt));
  }

  /** Everything that happened. */
  List<Event> journal() {
    return journal;
  }

  /** How many commands were decided. */
  int decisions() {
    return actions.size();
  }

  /** Time spent in the engine, prompts included. */
  long nanos() {
    return nanos;
  }

  /** The record of the game. */
  GameRecord record() {
    return GameRecord.of(setup, seeds, actions, journal);
  }

  String name() {
    return name;
  }

  private static Seeds seeds(Random random, int players) {
    var hex = new TreeMap<String, String>();
    hex.put(Chance.DICE, seed(random));
    for (var seat = 0; seat < players; seat++) {
      hex.put(Chance.deck(seat), seed(random));
    }
    return Seeds.ofHex(hex);
  }

  private static String seed(Random random) {
    var bytes = new byte[32];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
