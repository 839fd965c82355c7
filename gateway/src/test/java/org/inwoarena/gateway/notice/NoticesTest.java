package org.inwoarena.gateway.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.test.junit.QuarkusTest;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.inwoarena.contracts.PlayerNotice;
import org.inwoarena.contracts.Topics;
import org.inwoarena.gateway.support.GatewayTest;
import org.inwoarena.gateway.support.TestSocket;
import org.inwoarena.gateway.support.Tokens;
import org.junit.jupiter.api.Test;

/** Notices reach their player and nobody else. */
@QuarkusTest
class NoticesTest extends GatewayTest {

  @Test
  void everySocketOfThePlayerGetsTheNoticeAndNobodyElses() {
    try (var page = TestSocket.page("/ws/me", Tokens.of("nora"));
        var phone = TestSocket.player("/ws/me", Tokens.of("nora"));
        var other = TestSocket.player("/ws/me", Tokens.of("otto"))) {
      broker().publish(started("otto", "m-1"));
      broker().publish(started("nora", "m-2"));

      for (var socket : List.of(page, phone)) {
        var notice = socket.take("notice");
        assertThat(notice.path("player").asText()).isEqualTo("nora");
        assertThat(notice.at("/body/notice").asText()).isEqualTo("match-started");
        assertThat(notice.at("/body/matchId").asText()).isEqualTo("m-2");
        assertThat(socket.untaken()).isEmpty();
      }
      assertThat(other.take("notice").at("/body/matchId").asText()).isEqualTo("m-1");
    }
  }

  @Test
  void aBrokenRecordDoesNotStopTheNextOne() {
    try (var socket = TestSocket.player("/ws/me", Tokens.of("nils"))) {
      broker().publish(Topics.PLAYER_NOTICES, "nils", "{".getBytes(StandardCharsets.UTF_8));
      broker().publish(started("nils", "m-3"));
      assertThat(socket.take("notice").at("/body/matchId").asText()).isEqualTo("m-3");
    }
  }

  @Test
  void withoutALogInThereAreNoNotices() {
    assertThatThrownBy(() -> TestSocket.spectator("/ws/me"))
        .cause()
        .isInstanceOfSatisfying(
            WebSocketHandshakeException.class,
            refused -> assertThat(refused.getResponse().statusCode()).isEqualTo(401));
  }

  @Test
  void onlyATokenMayBeSent() {
    try (var socket = TestSocket.player("/ws/me", Tokens.of("nina"))) {
      socket.send("{\"type\":\"hello\",\"protocol\":1}");
      assertThat(socket.take("error").at("/problem/code").asText()).isEqualTo("malformed-message");
      socket.send("{\"type\":\"token\",\"token\":\"" + Tokens.of("nina") + "\"}").take("token");
    }
  }

  private static PlayerNotice started(String player, String matchId) {
    return new PlayerNotice(
        player,
        "n-" + matchId,
        Instant.now(),
        new PlayerNotice.MatchStarted(matchId, 0, "somebody"));
  }
}
