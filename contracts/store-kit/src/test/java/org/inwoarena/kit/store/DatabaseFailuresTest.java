package org.inwoarena.kit.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Future;
import io.vertx.core.http.ConnectionPoolTooBusyException;
import io.vertx.pgclient.PgException;
import java.net.ConnectException;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

class DatabaseFailuresTest {

  @Test
  void aDatabaseThatRestartsIsAway() {
    assertThat(DatabaseFailures.isAway(failure("57P01"))).isTrue();
    assertThat(DatabaseFailures.isAway(failure("57P03"))).isTrue();
    assertThat(DatabaseFailures.isAway(new CompletionException(new ConnectException()))).isTrue();
  }

  @Test
  void aWrongStatementIsNot() {
    assertThat(DatabaseFailures.isAway(failure("42P01"))).isFalse();
    assertThat(DatabaseFailures.isAway(failure("23505"))).isFalse();
    assertThat(DatabaseFailures.isAway(new IllegalStateException())).isFalse();
  }

  /** The failures are made as Vert.x's pool makes them. */
  @Test
  void aPoolWithoutAFreeConnectionIsBusyNotAway() {
    var inVain = Future.failedFuture("Timeout").cause();
    var tooMany = new ConnectionPoolTooBusyException("max wait queue size reached");
    for (var failure : List.of(inVain, tooMany)) {
      assertThat(DatabaseFailures.isBusy(new CompletionException(failure))).isTrue();
      assertThat(DatabaseFailures.isAway(failure)).isFalse();
    }
    assertThat(DatabaseFailures.isBusy(failure("57P01"))).isFalse();
    assertThat(DatabaseFailures.isBusy(new IllegalStateException("Timeout"))).isFalse();
  }

  private static RuntimeException failure(String sqlState) {
    return new RuntimeException(new PgException("said so", "FATAL", sqlState, null));
  }
}
