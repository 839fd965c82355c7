package org.inwoarena.engine.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.trial.Agreement;
import org.inwoarena.engine.trial.RandomGame;
import org.inwoarena.engine.trial.Table;
import org.junit.jupiter.api.Test;

/** Legal moves and decisions agree at every position: densely sampled, in a few games. */
class LegalMovesTest {

  private static final int GAMES = Integer.getInteger("arena.random.games", 300) / 20;

  private final Table table = Table.of(Board.CATALOGUE);

  @Test
  void legalMovesAndDecisionsAgree() {
    var seed = StartSeed.start("legal moves");
    var agreement = new Agreement(table.engine(), new Random(seed), 1);
    for (var i = 0; i < GAMES; i++) {
      new RandomGame(table, seed + i).play(agreement);
    }
    System.out.println(
        "sampled: accepted " + agreement.accepted() + ", refused " + agreement.refused());
    assertThat(agreement.accepted().keySet())
        .contains("attack", "aid", "oppose", "call-off", "move-group", "buy-plot", "place")
        .contains("offer-trade", "trade-card", "trade-group", "propose", "accept", "decline")
        .contains("show-plot", "remove-token", "promise", "use", "pick-card", "drop");
    assertThat(agreement.refused()).isPositive();
  }
}
