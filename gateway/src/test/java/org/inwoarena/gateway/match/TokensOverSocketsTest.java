package org.inwoarena.gateway.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.inwoarena.gateway.support.HostedMatch.SEAT_0;

import io.quarkus.test.junit.QuarkusTest;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.inwoarena.gateway.support.GatewayTest;
import org.inwoarena.gateway.support.TestSocket;
import org.inwoarena.gateway.support.Tokens;
import org.junit.jupiter.api.Test;

/** Good, bad and ageing tokens on sockets. */
@QuarkusTest
class TokensOverSocketsTest extends GatewayTest {

  @Test
  void aBadTokenOpensNoSocketNotEvenForWatching() {
    var match = match("ann", "ben");
    var bad =
        List.of(
            Tokens.expired("ann"),
            Tokens.ofForeignIssuer("ann"),
            Tokens.forged("ann"),
            "not-a-token");
    for (var path : List.of(match.socket(), "/ws/me")) {
      for (var token : bad) {
        assertRefused(() -> TestSocket.player(path, token));
      }
    }
    assertRefused(() -> TestSocket.page(match.socket(), Tokens.expired("ann")));
    assertThat(stub().seen("/api/v1/matches/" + match.id())).isEmpty();
  }

  private static void assertRefused(Runnable connect) {
    assertThatThrownBy(connect::run)
        .isInstanceOf(CompletionException.class)
        .cause()
        .isInstanceOfSatisfying(
            WebSocketHandshakeException.class,
            refused -> assertThat(refused.getResponse().statusCode()).isEqualTo(401));
  }

  @Test
  void duty28ASocketClosesWhenItsTokenExpires() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, "begun");
    var token = Tokens.expiringIn("ann", Duration.ofSeconds(4));
    try (var socket = TestSocket.player(match.socket(), token);
        var notices = TestSocket.player("/ws/me", token)) {
      socket.greet();
      assertThat(socket.closeCode()).isEqualTo(4401);
      assertThat(notices.closeCode()).isEqualTo(4401);
    }
  }

  @Test
  void duty28ANewerTokenKeepsTheSocketOpenAndIsUsedFromThenOn() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, "begun");
    var end = Instant.now().plusSeconds(5);
    try (var socket =
        TestSocket.player(match.socket(), Tokens.expiringIn("ann", Duration.ofSeconds(4)))) {
      socket.greet();
      socket.take("snapshot");
      var newer = Tokens.of("ann");
      socket.send("{\"type\":\"token\",\"token\":\"" + newer + "\"}");
      assertThat(Instant.parse(socket.take("token").path("expiresAt").asText())).isAfter(end);

      org.awaitility.Awaitility.await()
          .atMost(Duration.ofSeconds(15))
          .until(() -> Instant.now().isAfter(end));
      match.play(SEAT_0, "later");
      socket.takeParts(2, 2);
      socket.hello(0);
      socket.take("snapshot");
      assertThat(stub().seen(match.viewPath()).getLast().header("authorization"))
          .isEqualTo("Bearer " + newer);
    }
  }

  @Test
  void aBadTokenRenewsNothing() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, "begun");
    try (var socket = TestSocket.player(match.socket(), Tokens.of("ann"))) {
      socket.greet();
      socket.take("snapshot");
      for (var token :
          List.of(
              Tokens.of("ben"),
              Tokens.expired("ann"),
              Tokens.ofForeignIssuer("ann"),
              Tokens.forged("ann"),
              "")) {
        socket.send("{\"type\":\"token\",\"token\":\"" + token + "\"}");
        assertThat(socket.take("error").at("/problem/code").asText()).isEqualTo("token-refused");
      }
      match.play(SEAT_0, "still-mine");
      socket.takeParts(2, 2);
    }
  }
}
