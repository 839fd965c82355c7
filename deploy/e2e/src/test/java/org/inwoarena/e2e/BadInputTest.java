package org.inwoarena.e2e;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.emptyOrNullString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.not;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.specification.RequestSpecification;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.inwoarena.client.TokenSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** What hostile or broken clients send is refused with a precise error, and changes nothing. */
@ExtendWith(WholeStack.class)
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class BadInputTest {

  private static final int MEGABYTE = 1 << 20;
  private static final long MIDDLE = 12;
  private static final String HELLO = "{\"type\":\"hello\",\"protocol\":1,\"viewSeq\":0}";

  @Test
  void commandsNobodyMaySendAreRefusedAndChangeNothing(Arena arena) {
    var first = arena.bot("bot-1", "board-meeting");
    var second = arena.bot("bot-2", "night-shift");
    try (var match = new PlayedMatch(arena, first.challenge(second), first, second, MIDDLE);
        var rival = new RawSocket(arena, match.id(), token(second))) {
      match.reach(MIDDLE);
      rival.say(HELLO).hear("snapshot");
      long before = settled(match);
      long foreign = match.socket(0).prompts().getFirst().prompt().id().value();

      assertRefused(rival, foreign, "{\"type\":\"pass\"}");
      assertRefused(rival, 1_000_000, "{\"type\":\"pass\"}");
      assertRefused(rival, 1, "{\"type\":\"pass\"}");
      for (var broken :
          List.of(
              "pass",
              "[]",
              "{\"type\":\"command\",\"commandId\":\"x\",\"command\":{\"type\":\"win\"}}")) {
        var problem = rival.say(broken).hear("error").path("problem");
        assertThat(problem.path("code").asText()).isEqualTo("malformed-message");
        assertThat(problem.path("detail").asText()).isNotEmpty();
      }
      rival.say("{\"type\":\"command\",\"commandId\":\"" + "x".repeat(MEGABYTE) + "\"}");
      assertThat(rival.closeCode()).isEqualTo(1009);

      assertThat(match.spectator().viewSeq()).isEqualTo(before);
      match.concede();
    }
  }

  /** The first seat thinks; once the second one has nothing to answer either, nothing moves. */
  private static long settled(PlayedMatch match) {
    await()
        .atMost(60, TimeUnit.SECONDS)
        .until(() -> !match.socket(0).prompts().isEmpty() && match.socket(1).prompts().isEmpty());
    return match.spectator().viewSeq();
  }

  private static void assertRefused(RawSocket socket, long prompt, String command) {
    var id = "bad-" + prompt;
    socket.say(
        "{\"type\":\"command\",\"commandId\":\"%s\",\"prompt\":%d,\"command\":%s}"
            .formatted(id, prompt, command));
    JsonNode reply = socket.hear("reply");
    assertThat(reply.path("commandId").asText()).isEqualTo(id);
    assertThat(reply.path("accepted").asBoolean()).isFalse();
    assertThat(reply.at("/refusal/code").asText()).isNotEmpty();
    assertThat(reply.at("/refusal/clause").asText()).isNotEmpty();
  }

  @Test
  void anExpiredOrForeignTokenOpensNothing(Arena arena) {
    var keycloak = new Keycloak(arena);
    for (var token : List.of(keycloak.expiredToken(), keycloak.tokenOfForeignIssuer())) {
      for (var path : List.of("/api/v1/decks", "/api/v1/cards", "/api/v1/queue/me")) {
        given()
            .auth()
            .oauth2(token)
            .get(arena.platform().url().resolve(path))
            .then()
            .statusCode(401)
            .contentType("application/problem+json")
            .body("code", equalTo("token-refused"));
      }
      assertThatThrownBy(() -> new RawSocket(arena, "any", token))
          .cause()
          .isInstanceOfSatisfying(
              WebSocketHandshakeException.class,
              refused -> assertThat(refused.getResponse().statusCode()).isEqualTo(401));
    }
  }

  @Test
  void aDeckFileOfTenMegabytesIsTooLong(Arena arena) {
    var owner = arena.bot("bot-3", "long-arm");
    long decks = owner.client().decks().mine(0).total();
    as(owner)
        .contentType("text/plain")
        .body("1x Bank of England\n".repeat(10 * MEGABYTE / 18))
        .post(arena.platform().url().resolve("/api/v1/decks?name=long"))
        .then()
        .statusCode(413)
        .contentType("application/problem+json")
        .body("code", equalTo("body-too-large"));
    assertThat(owner.client().decks().mine(0).total()).isEqualTo(decks);
  }

  @Test
  void aDeckFileWithEntityBombsDoesNotGoOff(Arena arena) {
    var owner = arena.bot("bot-4", "party-line");
    long decks = owner.client().decks().mine(0).total();
    as(owner)
        .contentType("text/plain")
        .body(bomb())
        .post(arena.platform().url().resolve("/api/v1/decks?name=bomb"))
        .then()
        .statusCode(422)
        .contentType("application/problem+json")
        .body("code", not(emptyOrNullString()))
        .body("errors.size()", greaterThan(0));
    assertThat(owner.client().decks().mine(0).total()).isEqualTo(decks);
    arena.platform().awaitReady(Duration.ofSeconds(60));
  }

  /** Ten entities, each ten times the one before, and one that reads a file. */
  private static String bomb() {
    var text = new StringBuilder("<?xml version=\"1.0\"?>\n<!DOCTYPE deck [\n");
    text.append("<!ENTITY file SYSTEM \"file:///etc/passwd\">\n<!ENTITY e0 \"Hackers\">\n");
    for (int i = 1; i <= 10; i++) {
      text.append("<!ENTITY e%d \"%s\">%n".formatted(i, ("&e" + (i - 1) + ";").repeat(10)));
    }
    return text.append("]>\n<deck version=\"0.8\"><superzone name=\"Deck\">")
        .append("<card><name>&e10;</name></card><card><name>&file;</name></card>")
        .append("</superzone></deck>\n")
        .toString();
  }

  private static RequestSpecification as(Contestant contestant) {
    return given().auth().oauth2(token(contestant));
  }

  private static String token(Contestant contestant) {
    return contestant.client().tokens().map(TokenSource::token).orElseThrow();
  }
}
