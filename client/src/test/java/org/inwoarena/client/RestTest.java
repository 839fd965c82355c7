package org.inwoarena.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vertx.core.http.HttpServerRequest;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RestTest {

  record Thing(String name) {}

  private final HttpClient http = HttpClient.newHttpClient();

  private Rest rest(FakeServer server, TokenSource... tokens) {
    return new Rest(http, server.uri("http", "/"), List.of(tokens).stream().findFirst());
  }

  private static void answer(HttpServerRequest request, int status, String body) {
    request
        .response()
        .setStatusCode(status)
        .putHeader("Content-Type", status < 400 ? "application/json" : "application/problem+json")
        .end(body);
  }

  @Test
  void aProblemKeepsEveryReason() {
    var told =
        """
        {"type":"urn:inwo-arena:problem:illegal-deck","title":"Unprocessable Content","status":422,
         "code":"illegal-deck","detail":"The deck breaks 2 rules.","errors":[
          {"code":"wrong-size","detail":"44 cards","where":""},
          {"code":"unknown-card","detail":"Hackerz","where":"line 3","suggestions":["Hackers"]}]}
        """;
    try (var server = FakeServer.http((request, body) -> answer(request, 422, told))) {
      assertThatThrownBy(() -> rest(server).get("/x", Thing.class))
          .isInstanceOfSatisfying(
              ProblemException.Invalid.class,
              e -> {
                assertThat(e.problem().code()).isEqualTo("illegal-deck");
                assertThat(e.problem().errors()).hasSize(2);
                assertThat(e.problem().errors().getLast().more())
                    .containsEntry("suggestions", List.of("Hackers"));
                assertThat(e).hasMessageContaining("line 3 unknown-card: Hackerz");
              });
    }
  }

  @Test
  void anAnswerWithoutProblemDetailsIsStillAProblem() {
    try (var server = FakeServer.http((request, body) -> answer(request, 404, "<html>"))) {
      assertThatThrownBy(() -> rest(server).get("/x", Thing.class))
          .isInstanceOfSatisfying(
              ProblemException.NotFound.class,
              e -> assertThat(e.problem().detail()).isEqualTo("<html>"));
    }
  }

  @Test
  void aRepeatedPostCarriesTheSameIdempotencyKey() {
    var keys = new CopyOnWriteArrayList<String>();
    try (var server =
        FakeServer.http(
            (request, body) -> {
              keys.add(request.getHeader("Idempotency-Key"));
              answer(request, keys.size() < 3 ? 503 : 200, "{\"name\":\"" + keys.size() + "\"}");
            })) {
      var thing = rest(server).postOnce("/x", Map.of("a", 1), Thing.class);

      assertThat(thing).isEqualTo(new Thing("3"));
      assertThat(keys).hasSize(3).doesNotContainNull().containsOnly(keys.getFirst());
      assertThat(server.bodies()).containsOnly("{\"a\":1}");
    }
  }

  @Test
  void aPostWithoutKeyIsNeverRepeated() {
    try (var server = FakeServer.http((request, body) -> answer(request, 503, "away"))) {
      assertThatThrownBy(() -> rest(server).post("/x", Map.of(), Thing.class))
          .isInstanceOf(ProblemException.Busy.class);
      assertThat(server.bodies()).hasSize(1);
    }
  }

  @Test
  void aRefusedTokenIsReplacedOnce() {
    var issued = new AtomicInteger();
    var seen = new CopyOnWriteArrayList<String>();
    var tokens =
        new TokenSource() {
          private String held = "";

          @Override
          public String token() {
            held = held.isEmpty() ? "t" + issued.incrementAndGet() : held;
            return held;
          }

          @Override
          public void discard() {
            held = "";
          }
        };
    try (var server =
        FakeServer.http(
            (request, body) -> {
              seen.add(request.getHeader("Authorization"));
              answer(request, seen.size() == 1 ? 401 : 200, "{\"name\":\"in\"}");
            })) {
      assertThat(rest(server, tokens).get("/x", Thing.class).name()).isEqualTo("in");
      assertThat(seen).containsExactly("Bearer t1", "Bearer t2");
    }
  }

  @Test
  void nobodyThereIsSaidSo() {
    URI gone;
    try (var server = FakeServer.http((request, body) -> answer(request, 200, "{}"))) {
      gone = server.uri("http", "/");
    }
    assertThatThrownBy(() -> new Rest(http, gone, Optional.empty()).post("/x", "", Thing.class))
        .isInstanceOf(ArenaUnreachableException.class)
        .hasMessageContaining("POST " + gone.resolve("/x"));
  }
}
