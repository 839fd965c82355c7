package org.inwoarena.engine.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;
import org.junit.jupiter.api.Test;

/** A property made to break at a known command is shrunk to exactly that command. */
class ShrinkingTest {

  private final Engine engine = new Engine(Board.CATALOGUE);
  private final Shrinking shrinking = new Shrinking(engine);

  @Test
  void theShortestRunEndsWithTheCommandThatBreaks() {
    var random = new RandomGame(engine, StartSeed.start("shrinking"));
    var end = random.play((position, prompt, player) -> {});

    var broken = shrinking.shortest(random.record(), ShrinkingTest::fewAttacks).orElseThrow();

    assertThat(broken.actions().getLast().command()).isInstanceOf(Command.Attack.class);
    assertThat(broken.actions().stream().filter(a -> a.command() instanceof Command.Attack))
        .hasSize(3);
    assertThat(broken.actions().size()).isLessThan(random.decisions());
    assertThatThrownBy(() -> shrinking.check(random, end, ShrinkingTest::fewAttacks))
        .hasMessageContaining("broken after " + broken.actions().size() + " commands");
  }

  @Test
  void aPropertyThatHoldsIsNotBroken() {
    var random = new RandomGame(engine, StartSeed.start("holding"));
    random.play((position, prompt, player) -> {});

    assertThat(shrinking.shortest(random.record(), (game, journal) -> {})).isEmpty();
  }

  private static void fewAttacks(Game game, List<Event> journal) {
    var attacks = journal.stream().filter(event -> event instanceof Event.AttackAnnounced).count();
    assertThat(attacks).isLessThan(3);
  }
}
