package org.inwoarena.local;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import org.inwoarena.local.process.StartFailure;

/** Runs steps at the same time. */
final class Together {

  private Together() {}

  static void run(Runnable... steps) {
    run(List.of(steps));
  }

  /** Returns when all have ended; the first failure is passed on. */
  static void run(List<Runnable> steps) {
    try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
      var running = steps.stream().map(step -> CompletableFuture.runAsync(step, executor));
      CompletableFuture.allOf(running.toArray(CompletableFuture[]::new)).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof StartFailure failure) {
        throw failure;
      }
      throw e;
    }
  }
}
