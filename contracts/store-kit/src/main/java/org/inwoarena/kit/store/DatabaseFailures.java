package org.inwoarena.kit.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.vertx.core.http.ConnectionPoolTooBusyException;
import io.vertx.pgclient.PgException;
import java.io.IOException;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Tells a database that is away, or that all want at once, from a statement that is wrong. */
final class DatabaseFailures {

  /** Classes of SQLSTATE: connection exception, operator intervention (shutdown, starting up). */
  private static final Set<String> AWAY = Set.of("08", "57");

  /** How Vert.x's pool says that nobody gave a connection back in time; it has no type for it. */
  private static final Set<String> WAITED_IN_VAIN =
      Set.of("Timeout", "Timeout waiting for connection");

  private DatabaseFailures() {}

  static boolean isAway(Throwable failure) {
    return any(failure, DatabaseFailures::saysAway);
  }

  /** Nothing has happened yet: there was no connection for it. */
  static boolean isBusy(Throwable failure) {
    return any(failure, DatabaseFailures::saysBusy);
  }

  private static boolean any(Throwable failure, Predicate<Throwable> says) {
    return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
        .limit(10)
        .anyMatch(says);
  }

  private static boolean saysAway(Throwable cause) {
    return switch (cause) {
      case PgException refused ->
          refused.getSqlState() != null && AWAY.contains(refused.getSqlState().substring(0, 2));
      // Jackson's failures are IOExceptions too, and no fault of the database.
      case JsonProcessingException unreadable -> false;
      case IOException unreachable -> true;
      default -> cause.getClass().getSimpleName().equals("ClosedConnectionException");
    };
  }

  private static boolean saysBusy(Throwable cause) {
    return cause instanceof ConnectionPoolTooBusyException
        || (cause.getClass().getName().startsWith("io.vertx.core.")
            && cause.getMessage() != null
            && WAITED_IN_VAIN.contains(cause.getMessage()));
  }
}
