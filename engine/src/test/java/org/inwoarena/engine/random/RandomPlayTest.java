package org.inwoarena.engine.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Texts;
import org.inwoarena.engine.api.ViewPatch;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.record.Finding;
import org.inwoarena.engine.record.GameRecord;
import org.inwoarena.engine.record.Records;
import org.inwoarena.engine.record.Verifier;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.trial.RandomGame;
import org.inwoarena.engine.trial.Table;
import org.inwoarena.engine.trial.Trial;
import org.junit.jupiter.api.Test;

/** Whole games of random players: they end, and everything that must hold of a game does. */
class RandomPlayTest {

  private static final int GAMES = Integer.getInteger("arena.random.games", 300);

  private final Table table = Table.of(Board.CATALOGUE);
  private final Engine engine = table.engine();
  private final Texts texts = Texts.in(Locale.ENGLISH);

  @Test
  void gamesOfAllSizesAndRulesHoldAndEnd() {
    var seed = StartSeed.start("whole games");
    // Side by side; what breaks is told with the seed of its game.
    var halves = IntStream.range(0, 2).parallel().mapToObj(half -> half(seed, half)).toList();
    for (var trial : halves) {
      System.out.printf(
          "ends: %s; %d decisions; %s%n", trial.ends(), trial.decisions(), trial.tally().summary());
      assertThat(trial.ends().keySet())
          .isSubsetOf(EndReason.GOAL, EndReason.ELIMINATION, EndReason.LIMIT, EndReason.CONCESSION);
    }
  }

  /** Every second of the games, from the first or the second on. */
  private static Trial half(long seed, int half) {
    var trial = new Trial(Board.CATALOGUE);
    for (var i = half; i < GAMES; i += 2) {
      trial.play(seed + i, OptionalInt.empty(), Optional.empty());
    }
    return trial;
  }

  @Test
  void playersWhoNeverAnswerComeToAnEndToo() {
    var seed = StartSeed.start("time-outs");
    for (var i = 0; i < 8; i++) {
      var rules = RuleSet.preset(RuleSet.presets().get(i % 4));
      var game = new RandomGame(table, seed + i, rules, 2).idleOneIn(1).play();
      assertThat(engine.result(game).orElseThrow().reason())
          .isIn(EndReason.LIMIT, EndReason.GOAL, EndReason.ELIMINATION);
    }
  }

  @Test
  void patchesLeadToTheNextViewAndEveryLineHasWords() {
    var seed = StartSeed.start("patches");
    for (var i = 0; i < GAMES / 75; i++) {
      var random = new RandomGame(table, seed + i);
      random.play();
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
    var random = new RandomGame(table, StartSeed.start("records"));
    random.play();
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
}
