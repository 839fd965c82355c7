package org.inwoarena.engine.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Texts;
import org.inwoarena.engine.api.ViewPatch;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Events;
import org.inwoarena.engine.record.Finding;
import org.inwoarena.engine.record.GameRecord;
import org.inwoarena.engine.record.Records;
import org.inwoarena.engine.record.Verifier;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.junit.jupiter.api.Test;

/** Whole games of random players: they end, and nothing is lost on the way. */
class RandomPlayTest {

  private static final int GAMES = Integer.getInteger("arena.random.games", 200);

  private final Engine engine = new Engine(Board.CATALOGUE);
  private final Events events = new Events();
  private final Texts texts = Texts.in(Locale.ENGLISH);

  @Test
  void gamesEndAndFoldToTheSameState() {
    var seed = StartSeed.start("whole games");
    var ends = new TreeMap<EndReason, Integer>();
    var decisions = 0L;
    var nanos = 0L;
    for (var i = 0; i < GAMES; i++) {
      var random = new RandomGame(engine, seed + i);
      var game = random.play((position, prompt, player) -> {});
      conserved(game, random.name());
      assertThat(fold(random.journal())).as(random.name() + " folded").isEqualTo(game);
      ends.merge(engine.result(game).orElseThrow().reason(), 1, Integer::sum);
      decisions += random.decisions();
      nanos += random.nanos();
    }
    System.out.printf(
        "ends of %d games: %s; %d decisions of %.1f microseconds, prompts included%n",
        GAMES, ends, decisions, nanos / 1000.0 / decisions);
    assertThat(ends.keySet()).isSubsetOf(EndReason.GOAL, EndReason.ELIMINATION, EndReason.LIMIT);
  }

  @Test
  void largerTablesUnderTheStandardRulesEndToo() {
    var seed = StartSeed.start("larger tables");
    var ends = new TreeMap<EndReason, Integer>();
    for (var i = 0; i < GAMES / 4; i++) {
      var random =
          new RandomGame(engine, seed + i, RuleSet.preset("standard"), 2 + i % 5).leavingOneIn(300);
      var game = random.play((position, prompt, player) -> {});
      conserved(game, random.name());
      assertThat(fold(random.journal())).as(random.name() + " folded").isEqualTo(game);
      ends.merge(engine.result(game).orElseThrow().reason(), 1, Integer::sum);
    }
    System.out.println("ends of larger tables: " + ends);
    assertThat(ends).containsKey(EndReason.CONCESSION);
  }

  @Test
  void patchesLeadToTheNextViewAndEveryLineHasWords() {
    var seed = StartSeed.start("patches");
    for (var i = 0; i < GAMES / 50; i++) {
      var random = new RandomGame(engine, seed + i);
      random.play((position, prompt, player) -> {});
      for (var audience : List.of(new Audience.Everybody(), new Audience.At(new Seat(0)))) {
        follow(random.journal(), audience);
      }
    }
  }

  private void follow(List<Event> journal, Audience audience) {
    var game = Game.empty();
    SortedMap<String, Entity> patched = new TreeMap<>();
    for (var event : journal) {
      for (var line : engine.log(game, event, audience)) {
        var words = texts.render(line.code(), line.params(), name -> name);
        assertThat(words).as(line.code()).doesNotContain("{").doesNotStartWith(line.code());
      }
      var before = engine.view(game, audience);
      game = engine.evolve(game, event);
      var after = engine.view(game, audience);
      patched = ViewPatch.between(before, after).applyTo(patched);
      assertThat(patched).isEqualTo(after);
    }
  }

  @Test
  void recordsCanBeRecomputedAndLiesAreFound() {
    var random = new RandomGame(engine, StartSeed.start("records"));
    random.play((position, prompt, player) -> {});
    var record = random.record();
    var commitments = record.setup().commitments();
    var verifier = new Verifier(Board.CATALOGUE);
    var read = Records.read(Records.write(record));
    assertThat(read).isEqualTo(record);
    assertThat(verifier.verify(read, commitments)).isEmpty();
    assertThat(verifier.verify(read, Map.of("dice", "0".repeat(64))))
        .extracting(Finding::code)
        .containsExactly("commitment-broken");
    var cut = new ArrayList<>(record.events());
    cut.removeLast();
    var lie = GameRecord.of(record.setup(), record.seeds(), record.actions(), cut);
    assertThat(verifier.verify(lie, commitments))
        .extracting(Finding::code)
        .containsExactly("events-missing");
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
}
