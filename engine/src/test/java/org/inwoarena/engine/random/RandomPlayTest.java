package org.inwoarena.engine.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.chance.HmacChance;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Events;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.junit.jupiter.api.Test;

/** Whole games of random players: they end, and nothing is lost on the way. */
class RandomPlayTest {

  private static final int GAMES = Integer.getInteger("arena.random.games", 200);
  private static final int MOST_DECISIONS = 20_000;

  private final Catalogue catalogue = Catalogue.load();
  private final Engine engine = new Engine(catalogue);
  private final Decks decks = new Decks(catalogue);
  private final Events events = new Events();

  @Test
  void gamesEndAndFoldToTheSameState() {
    long seed = Long.getLong("arena.random.seed", System.nanoTime());
    System.out.println("random play: -Darena.random.seed=" + seed);
    var ends = new TreeMap<EndReason, Integer>();
    for (var i = 0; i < GAMES; i++) {
      var reason = play(new Random(seed + i), "seed " + seed + " game " + i);
      ends.merge(reason, 1, Integer::sum);
    }
    System.out.println("random play: ends " + ends);
    assertThat(ends).isNotEmpty();
  }

  private EndReason play(Random random, String name) {
    var seeds = seeds(random);
    var chance = HmacChance.of(seeds);
    var setup =
        new GameSetup(
            RuleSet.preset(RuleSet.RATED),
            GameSetup.PRINTED_NUMBERS,
            List.of(decks.random(random), decks.random(random)),
            seeds.commitments());
    var started = engine.start(setup);
    var game = started.after();
    List<Event> journal = new ArrayList<>(started.events());
    var players = List.of(new RandomPlayer(random), new RandomPlayer(random));
    for (var decisions = 0; !game.over(); decisions++) {
      assertThat(decisions).as(name + " goes on forever").isLessThan(MOST_DECISIONS);
      var accepted = decide(game, random, players, chance, name);
      journal.addAll(accepted.events());
      game = accepted.after();
    }
    conserved(game, name);
    assertThat(fold(journal)).as(name + " folded").isEqualTo(game);
    return engine.result(game).orElseThrow().reason();
  }

  private Decision.Accepted decide(
      Game game, Random random, List<RandomPlayer> players, Chance chance, String name) {
    var prompts = engine.prompts(game);
    assertThat(prompts).as(name + " asks somebody").isNotEmpty();
    var prompt = prompts.get(random.nextInt(prompts.size()));
    var command = players.get(prompt.seat().index()).answer(prompt);
    var decision = engine.decide(game, Action.answer(prompt.seat(), prompt.id(), command), chance);
    assertThat(decision)
        .as("%s: %s to %s", name, command, prompt)
        .isInstanceOf(Decision.Accepted.class);
    return (Decision.Accepted) decision;
  }

  private Game fold(List<Event> journal) {
    var game = Game.empty();
    for (var event : journal) {
      game = engine.evolve(game, events.read(events.write(event)));
    }
    return game;
  }

  private void conserved(Game game, String name) {
    var seen = new int[game.roster().size() + 1];
    for (var seat : game.seats()) {
      for (var zone : Zone.values()) {
        seat.in(zone).ids().forEach(id -> seen[id.value()]++);
      }
    }
    for (var card = 1; card < seen.length; card++) {
      assertThat(seen[card]).as("%s: card %d", name, card).isEqualTo(1);
    }
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
