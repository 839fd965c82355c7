package org.inwoarena.kit.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.pgclient.PgException;
import java.net.ConnectException;
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

  private static RuntimeException failure(String sqlState) {
    return new RuntimeException(new PgException("said so", "FATAL", sqlState, null));
  }
}
