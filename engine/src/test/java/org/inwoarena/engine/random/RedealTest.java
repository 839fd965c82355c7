package org.inwoarena.engine.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.coverage.Clauses;
import org.inwoarena.engine.trial.RandomGame;
import org.inwoarena.engine.trial.Secrets;
import org.inwoarena.engine.trial.Table;
import org.junit.jupiter.api.Test;

/** Nothing a viewer gets depends on what he may not know. */
class RedealTest {

  private static final int GAMES = Integer.getInteger("arena.random.games", 300) / 5;
  private static final int ONE_IN = 30;

  private final Table table = Table.of(Board.CATALOGUE);

  @Test
  @Clauses({"R2.5.2", "R19.2.12"})
  void hiddenCardsDoNotShow() {
    var seed = StartSeed.start("redeal");
    var secrets = new Secrets(table.engine(), new Random(seed), ONE_IN);
    for (var i = 0; i < GAMES; i++) {
      new RandomGame(table, seed + i).play(secrets);
    }
    System.out.println("redealt positions: " + secrets.compared());
    assertThat(secrets.compared()).isGreaterThan(GAMES);
  }
}
