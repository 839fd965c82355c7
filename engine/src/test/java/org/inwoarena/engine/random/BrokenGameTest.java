package org.inwoarena.engine.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.trial.BrokenGame;
import org.inwoarena.engine.trial.RandomGame;
import org.inwoarena.engine.trial.Table;
import org.inwoarena.engine.trial.Watcher;
import org.junit.jupiter.api.Test;

/** A property made to break at a known command is told with exactly the commands up to it. */
class BrokenGameTest {

  private final Table table = Table.of(Board.CATALOGUE);

  @Test
  void theCommandsEndWithTheOneThatBreaks() {
    var seed = StartSeed.start("broken");
    var whole = new RandomGame(table, seed);
    whole.play();

    var broken =
        catchThrowableOfType(
            BrokenGame.class, () -> new RandomGame(table, seed).play(new FewAttacks()));

    assertThat(broken.actions().getLast().command()).isInstanceOf(Command.Attack.class);
    assertThat(broken.actions().stream().filter(a -> a.command() instanceof Command.Attack))
        .hasSize(3);
    assertThat(broken.actions())
        .isEqualTo(whole.record().actions().subList(0, broken.actions().size()));
    assertThat(broken)
        .hasMessageContaining("seed " + seed)
        .hasMessageContaining("broken after " + broken.actions().size() + " commands");
  }

  /** Bears two attacks. */
  private static final class FewAttacks implements Watcher {

    private int attacks;

    @Override
    public void happened(Game before, List<Event> events, Game after) {
      attacks += (int) events.stream().filter(e -> e instanceof Event.AttackAnnounced).count();
      assertThat(attacks).isLessThan(3);
    }
  }
}
