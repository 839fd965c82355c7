package org.inwoarena.client.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.chance.HmacChance;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.Day;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.deck.DeckReader;
import org.inwoarena.engine.deck.DeckTerms;
import org.inwoarena.engine.deck.DeckValidator;
import org.inwoarena.engine.deck.Formats;
import org.inwoarena.engine.rules.RuleSet;
import org.junit.jupiter.api.Test;

/** Whole games on the engine, with the decks the demonstration plays. */
class BotsPlayTest {

  private static final int GAMES = 24;
  private static final int MOST_COMMANDS = 5_000;

  private final Catalogue catalogue = Catalogue.load();
  private final Engine engine = new Engine(catalogue);
  private final List<DeckList> decks = decks();

  @Test
  void everyAnswerIsLegalAndEveryGameEnds() {
    for (var game = 0; game < GAMES; game++) {
      var result = play(game, new SimpleBot(new SecureRandom()), random(game));
      assertThat(result.seats()).hasSize(2);
      play(game, random(game + GAMES), random(game));
    }
  }

  @Test
  void theSimpleBotIsTheBetterPlayer() {
    var wins = 0;
    for (var game = 0; game < GAMES; game++) {
      var result = play(game, new SimpleBot(new SecureRandom()), random(game));
      wins += result.seats().getFirst().score() == 2 ? 1 : 0;
    }
    // It won 59 of 60 when this was written; fewer than three in four would be a loss of sense.
    assertThat(wins).isGreaterThan(GAMES * 3 / 4);
  }

  private static Bot random(long seed) {
    return new RandomBot(new SplittableRandom(seed), new SecureRandom());
  }

  private Entity.Result play(int number, Bot first, Bot second) {
    var seeds = Seeds.random(new SecureRandom(), 2);
    var chance = HmacChance.of(seeds);
    var bots = List.of(first, second);
    var pair =
        List.of(decks.get(number % decks.size()), decks.get((number * 3 + 1) % decks.size()));
    var rules = RuleSet.preset(RuleSet.RATED);
    var setup = new GameSetup(rules, GameSetup.CARD_TEXTS, pair, seeds.commitments());
    var game = engine.start(setup).after();
    for (var commands = 0; !game.over(); commands++) {
      assertThat(commands).as("commands of game %d", number).isLessThan(MOST_COMMANDS);
      var prompt = engine.prompts(game).getFirst();
      var view = engine.view(game, new Audience.At(prompt.seat()));
      var command = bots.get(prompt.seat().index()).answer(prompt, view);
      var decision =
          engine.decide(game, Action.answer(prompt.seat(), prompt.id(), command), chance);
      assertThat(decision)
          .as("%s to %s in game %d", command, prompt, number)
          .isInstanceOf(Decision.Accepted.class);
      game = ((Decision.Accepted) decision).after();
    }
    return engine.result(game).orElseThrow();
  }

  private List<DeckList> decks() {
    var reader = new DeckReader(catalogue);
    var validator = new DeckValidator(catalogue);
    var terms = DeckTerms.of(Formats.load().all().getFirst(), new Day("2026-12-01"));
    var lists = new ArrayList<DeckList>();
    try (var files = Files.list(Path.of("../deploy/decks"))) {
      for (var file : files.filter(f -> f.toString().endsWith(".txt")).sorted().toList()) {
        var report =
            validator.check(reader.read(Files.readAllBytes(file), Optional.empty()), terms);
        assertThat(report.ok()).as("%s", file).isTrue();
        lists.add(report.list());
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return lists;
  }
}
