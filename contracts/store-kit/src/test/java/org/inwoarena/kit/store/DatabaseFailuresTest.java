package org.inwoarena.kit.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import io.vertx.pgclient.PgBuilder;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.pgclient.PgException;
import io.vertx.sqlclient.Pool;
import io.vertx.sqlclient.PoolOptions;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
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

  @Test
  void aPoolWithoutAFreeConnectionIsBusyNotAway() throws Exception {
    try (var silent = new ServerSocket(0)) {
      var vertx = Vertx.vertx();
      var pool = poolOfOne(vertx, silent.getLocalPort());
      assertThat(failure(pool)).as("the only connection, never made").isNotDone();
      var waiting = failure(pool);
      var oneTooMany = failure(pool);
      for (var failure : List.of(waiting.get(), oneTooMany.get())) {
        assertThat(DatabaseFailures.isBusy(new CompletionException(failure))).isTrue();
        assertThat(DatabaseFailures.isAway(failure)).isFalse();
      }
      vertx.close().toCompletionStage().toCompletableFuture().get();
    }
    assertThat(DatabaseFailures.isBusy(failure("57P01"))).isFalse();
    assertThat(DatabaseFailures.isBusy(new IllegalStateException("Timeout"))).isFalse();
  }

  /** A database that accepts connections and then says nothing. */
  private static Pool poolOfOne(Vertx vertx, int port) {
    return PgBuilder.pool()
        .with(
            new PoolOptions()
                .setMaxSize(1)
                .setMaxWaitQueueSize(1)
                .setConnectionTimeout(50)
                .setConnectionTimeoutUnit(TimeUnit.MILLISECONDS))
        .connectingTo(
            new PgConnectOptions()
                .setHost("127.0.0.1")
                .setPort(port)
                .setDatabase("arena")
                .setUser("nobody"))
        .using(vertx)
        .build();
  }

  private static CompletableFuture<Throwable> failure(Pool pool) {
    return pool.getConnection()
        .<Throwable>map(connection -> new AssertionError("connected"))
        .otherwise(failure -> failure)
        .toCompletionStage()
        .toCompletableFuture();
  }

  private static RuntimeException failure(String sqlState) {
    return new RuntimeException(new PgException("said so", "FATAL", sqlState, null));
  }
}
