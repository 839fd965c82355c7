package org.inwoarena.local;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import org.inwoarena.local.process.StartFailure;

/** Runs steps at the same time. */
final class Together {

  private Together() {}

  static void run(Runnable... steps) {
    run(List.of(steps));
  }

  /** Returns when all have ended; the first failure interrupts the others and is passed on. */
  static void run(List<Runnable> steps) {
    try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
      var ended = new ExecutorCompletionService<Void>(executor);
      steps.forEach(step -> ended.submit(step, null));
      for (var _ : steps) {
        try {
          ended.take().get();
        } catch (ExecutionException e) {
          executor.shutdownNow();
          throw e.getCause() instanceof RuntimeException failure
              ? failure
              : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
          executor.shutdownNow();
          Thread.currentThread().interrupt();
          throw new StartFailure("interrupted", e);
        }
      }
    }
  }
}
