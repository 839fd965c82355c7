package org.inwoarena.cli.demo;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.inwoarena.client.ArenaUnreachableException;
import org.inwoarena.client.ProblemException;

/** Waits for what other processes do. */
final class Waiting {

  static final Duration SHORT = Duration.ofSeconds(90);

  private static final long POLL_MILLIS = 250;
  private static final int SERVER_ERROR = 500;

  private Waiting() {}

  static void until(String what, BooleanSupplier condition, Duration limit) {
    find(what, () -> Optional.of(condition).filter(BooleanSupplier::getAsBoolean), limit);
  }

  static <T> T find(String what, Supplier<Optional<T>> search, Duration limit) {
    var end = Instant.now().plus(limit);
    while (true) {
      var found = attempt(search);
      if (found.isPresent()) {
        return found.get();
      }
      if (Instant.now().isAfter(end)) {
        throw new IllegalStateException("not within " + limit.toSeconds() + " s: " + what);
      }
      pause();
    }
  }

  /** A service that is down for a moment is one more thing to wait for. */
  private static <T> Optional<T> attempt(Supplier<Optional<T>> search) {
    try {
      return search.get();
    } catch (ArenaUnreachableException away) {
      return Optional.empty();
    } catch (ProblemException refused) {
      if (refused.problem().status() >= SERVER_ERROR) {
        return Optional.empty();
      }
      throw refused;
    }
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }
}
