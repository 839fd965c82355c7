package org.inwoarena.engine.trial;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.PromptKind;
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
public final class RandomGame {

  private static final int MOST_DECISIONS = 30_000;

  private final Table table;
  private final String name;
  private final Random random;
  private final Seeds seeds;
  private final GameSetup setup;
  private final List<Event> journal = new ArrayList<>();
  private final List<Action> actions = new ArrayList<>();
  private int leavingOneIn;
  private int idleOneIn;

  /** Two players under the rated rules. */
  public RandomGame(Table table, long seed) {
    this(table, seed, RuleSet.preset(RuleSet.RATED), 2);
  }

  /** So many players under those rules. */
  public RandomGame(Table table, long seed, RuleSet rules, int players) {
    this.table = table;
    this.name = "game of seed %d (%s, %d players)".formatted(seed, rules.name(), players);
    this.random = new Random(seed);
    this.seeds = seeds(random, players);
    var decks = new ArrayList<DeckList>();
    for (var seat = 0; seat < players; seat++) {
      decks.add(table.decks().random(random));
    }
    this.setup = new GameSetup(rules, GameSetup.CARD_TEXTS, decks, seeds.commitments());
  }

  /** Lets a player leave the table once in so many decisions. */
  public RandomGame leavingOneIn(int decisions) {
    leavingOneIn = decisions;
    return this;
  }

  /** Lets time run out once in so many decisions; 1 for players who never answer. */
  public RandomGame idleOneIn(int decisions) {
    idleOneIn = decisions;
    return this;
  }

  /**
   * Plays to the end.
   *
   * @throws BrokenGame if a watcher, or the engine itself, throws
   */
  public Game play(Watcher... watchers) {
    try {
      return playOn(List.of(watchers));
    } catch (RuntimeException | AssertionError why) {
      throw new BrokenGame(name, actions, why);
    }
  }

  private Game playOn(List<Watcher> watchers) {
    var chance = HmacChance.of(seeds);
    var players = new ArrayList<RandomPlayer>();
    setup.decks().forEach(deck -> players.add(new RandomPlayer(random)));
    var game = accept(Game.empty(), table.engine().start(setup), watchers);
    while (!game.over()) {
      Breach.unless(actions.size() < MOST_DECISIONS, "it goes on forever");
      var prompts = table.engine().prompts(game);
      Breach.unless(!prompts.isEmpty(), "nobody is asked");
      for (var watcher : watchers) {
        watcher.position(game, prompts);
      }
      var prompt = prompts.get(random.nextInt(prompts.size()));
      var action = action(game, prompt, players.get(prompt.seat().index()));
      actions.add(action);
      game = accept(game, table.engine().decide(game, action, chance), watchers);
    }
    return game;
  }

  private Game accept(Game before, Decision decision, List<Watcher> watchers) {
    return switch (decision) {
      case Decision.Accepted(var events, var after) -> {
        journal.addAll(events);
        for (var watcher : watchers) {
          watcher.happened(before, events, after);
        }
        yield after;
      }
      case Decision.Refused(var refusal) ->
          throw new IllegalStateException("a legal move was refused: " + refusal);
    };
  }

  private Action action(Game game, Prompt prompt, RandomPlayer player) {
    if (isOnceIn(leavingOneIn)) {
      var seats = game.playing();
      return Action.free(new Seat(seats.get(random.nextInt(seats.size()))), new Command.Concede());
    }
    var isNonce = prompt.kind() == PromptKind.PLEDGE || prompt.kind() == PromptKind.REVEAL;
    // Who pledges by time-out must reveal by time-out.
    var isIdle = isNonce ? idleOneIn == 1 : isOnceIn(idleOneIn);
    var answer = isIdle ? prompt.onTimeout() : player.answer(prompt);
    return Action.answer(prompt.seat(), prompt.id(), answer);
  }

  private boolean isOnceIn(int decisions) {
    return decisions > 0 && random.nextInt(decisions) == 0;
  }

  /** Everything that happened. */
  public List<Event> journal() {
    return journal;
  }

  /** How many commands were decided. */
  public int decisions() {
    return actions.size();
  }

  /** The record of the game. */
  public GameRecord record() {
    return GameRecord.of(setup, seeds, actions, journal);
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
