package org.inwoarena.tournament.pairing.matching;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Asks another solver on a thread of its own and gives up on it after a time: JGraphT's cannot be
 * told to stop, and graphs are known on which it never does (its issue 1200; weights were not whole
 * there).
 */
public final class TimeLimit implements PerfectMatchingSolver {

  private final PerfectMatchingSolver solver;
  private final Duration limit;

  /** A limit for each answer. */
  public TimeLimit(PerfectMatchingSolver solver, Duration limit) {
    this.solver = solver;
    this.limit = limit;
  }

  @Override
  public DualSolution solve(WeightedPairs pairs) {
    var answer =
        CompletableFuture.supplyAsync(
            () -> solver.solve(pairs), task -> Thread.ofPlatform().daemon().start(task));
    try {
      return answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      throw new SolverTrouble("No answer in " + limit.toMillis() + " ms.", late);
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof SolverTrouble trouble
          ? trouble
          : new SolverTrouble("The solver failed.", failed.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new SolverTrouble("The solver was interrupted.", interrupted);
    }
  }
}
