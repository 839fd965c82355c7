package org.inwoarena.kit.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.vertx.pgclient.PgException;
import java.io.IOException;
import java.util.Set;
import java.util.stream.Stream;

/** Tells a database that is away from a statement that is wrong. */
final class DatabaseFailures {

  /** Classes of SQLSTATE: connection exception, operator intervention (shutdown, starting up). */
  private static final Set<String> AWAY = Set.of("08", "57");

  private DatabaseFailures() {}

  static boolean isAway(Throwable failure) {
    return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
        .limit(10)
        .anyMatch(DatabaseFailures::saysAway);
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
}
