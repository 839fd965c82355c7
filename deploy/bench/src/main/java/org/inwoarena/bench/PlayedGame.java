package org.inwoarena.bench;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.inwoarena.client.bots.MoveFamilies;
import org.inwoarena.client.bots.RandomBot;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.chance.HmacChance;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.state.Game;

/**
 * A game of two random players under the rated rules, with every decision and every event.
 *
 * @param choices every answer, in order
 */
record PlayedGame(List<Choice> choices, List<Event> events, Chance chance) {

  private static final String ZEROS = "0".repeat(64);
  private static final String PLEDGE_OF_ZEROS =
      "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

  /**
   * A position and what was decided in it.
   *
   * @param forced whether the prompt had one legal answer only
   */
  record Choice(Game before, Action action, boolean forced) {}

  /** The choices that were choices. */
  List<Choice> decisions() {
    return choices.stream().filter(choice -> !choice.forced()).toList();
  }

  /** Plays the game of a seed to its end: the same one every time. */
  static PlayedGame of(Engine engine, List<DeckList> decks, long seed) {
    var random = new Random(seed);
    var seeds = seeds(random);
    var chance = HmacChance.of(seeds);
    var setup =
        new GameSetup(
            RuleSet.preset(RuleSet.RATED), GameSetup.CARD_TEXTS, decks, seeds.commitments());
    var started = engine.start(setup);
    var all = new ArrayList<Choice>();
    var events = new ArrayList<>(started.events());
    var bot = new RandomBot(random, new SecureRandom());
    var game = started.after();
    while (!game.over()) {
      var prompt = engine.prompts(game).getFirst();
      var action = Action.answer(prompt.seat(), prompt.id(), answer(bot, prompt, engine, game));
      all.add(new Choice(game, action, choices(prompt) == 1));
      var done = accepted(engine.decide(game, action, chance), action);
      events.addAll(done.events());
      game = done.after();
    }
    return new PlayedGame(all, events, chance);
  }

  private static Command answer(RandomBot bot, Prompt prompt, Engine engine, Game game) {
    return switch (prompt.kind()) {
      case PLEDGE -> new Command.PledgeNonce(PLEDGE_OF_ZEROS);
      case REVEAL -> new Command.RevealNonce(ZEROS);
      default -> bot.answer(prompt, engine.view(game, new Audience.At(prompt.seat())));
    };
  }

  static long choices(Prompt prompt) {
    var count = 0L;
    for (var family : prompt.moves()) {
      count = Math.min(Integer.MAX_VALUE, count + MoveFamilies.count(family));
    }
    return count;
  }

  static Decision.Accepted accepted(Decision decision, Action action) {
    return switch (decision) {
      case Decision.Accepted accepted -> accepted;
      case Decision.Refused refused ->
          throw new IllegalStateException(action + " should be legal: " + refused);
    };
  }

  private static Seeds seeds(Random random) {
    Map<String, String> hex = new TreeMap<>();
    for (var stream : List.of(Chance.DICE, Chance.deck(0), Chance.deck(1))) {
      var bytes = new byte[32];
      random.nextBytes(bytes);
      hex.put(stream, HexFormat.of().formatHex(bytes));
    }
    return Seeds.ofHex(hex);
  }
}
