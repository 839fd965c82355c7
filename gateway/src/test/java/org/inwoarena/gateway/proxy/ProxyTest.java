package org.inwoarena.gateway.proxy;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.IntStream;
import org.eclipse.microprofile.config.ConfigProvider;
import org.inwoarena.gateway.support.GatewayTest;
import org.inwoarena.gateway.support.StubServices;
import org.inwoarena.gateway.support.Tokens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the door lets through, how, and what it turns away. */
@QuarkusTest
class ProxyTest extends GatewayTest {

  private static final int MEGABYTE = 1 << 20;

  @Test
  void aCallGoesThroughWithItsTokenAndComesBackAsItIs() {
    stub()
        .on(
            "/api/v1/decks/7",
            (request, exchange) -> {
              exchange.getResponseHeaders().set("ETag", "\"abc\"");
              exchange.getResponseHeaders().set("Connection", "X-Own");
              exchange.getResponseHeaders().set("X-Own", "of this connection");
              StubServices.json(exchange, 201, "{\"id\":7}");
            });
    var token = Tokens.of("ann");
    given()
        .urlEncodingEnabled(false)
        .header("Authorization", "Bearer " + token)
        .header("X-Request-Id", "req-1")
        .header("Idempotency-Key", "key-1")
        .header("Connection", "close, X-Mine")
        .header("X-Mine", "not for the service")
        .header("X-Forwarded-For", "1.2.3.4")
        .cookie("session", "secret")
        .contentType("application/json")
        .body("{\"a\":1}")
        .put("/api/v1/decks/7?x=1&y=a%20b")
        .then()
        .statusCode(201)
        .header("ETag", "\"abc\"")
        .header("X-Own", nullValue())
        .header("X-Request-Id", "req-1")
        .body("id", equalTo(7));

    var seen = stub().seen("/api/v1/decks/7").getLast();
    assertThat(seen.method()).isEqualTo("PUT");
    assertThat(seen.uri()).isEqualTo("/api/v1/decks/7?x=1&y=a%20b");
    assertThat(new String(seen.body(), StandardCharsets.UTF_8)).isEqualTo("{\"a\":1}");
    assertThat(seen.header("Authorization")).isEqualTo("Bearer " + token);
    assertThat(seen.header("X-Request-Id")).isEqualTo("req-1");
    assertThat(seen.header("Idempotency-Key")).isEqualTo("key-1");
    assertThat(seen.header("X-Forwarded-For")).isEqualTo("127.0.0.1");
    assertThat(seen.header("X-Mine")).isEmpty();
    assertThat(seen.header("Cookie")).isEmpty();
    assertThat(seen.header("traceparent")).matches("00-[0-9a-f]{32}-[0-9a-f]{16}-01");
  }

  @ParameterizedTest
  @CsvSource({
    "/api/v1/cards",
    "/api/v1/cards/hackers",
    "/api/v1/matches?state=running",
    "/api/v1/players?handle=a",
    "/api/v1/queue",
    "/api/v1/matches/1/view"
  })
  void publicThingsAreReadWithoutALogIn(String path) {
    stub().onJson(path.split("\\?", 2)[0], "{\"open\":true}");
    given()
        .get(path)
        .then()
        .statusCode(200)
        .header("X-Request-Id", matchesPattern("[0-9a-f-]{36}"))
        .body("open", equalTo(true));
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /api/v1/decks",
    "GET, /api/v1/registrations/mine",
    "PUT, /api/v1/players/me",
    "POST, /api/v1/queue",
    "POST, /api/v1/offers/1/accept",
    "POST, /api/v1/challenges",
    "POST, /api/v1/registrations",
    "POST, /api/v1/cards",
    "DELETE, /api/v1/matches/1"
  })
  void everythingElseTakesALogIn(String method, String path) {
    int before = stub().seen(path).size();
    given()
        .body("{}")
        .request(method, path)
        .then()
        .statusCode(401)
        .contentType("application/problem+json")
        .header("WWW-Authenticate", "Bearer")
        .body("code", equalTo("not-logged-in"));
    assertThat(stub().seen(path)).hasSize(before);
  }

  @Test
  void aBadTokenIsRefusedEvenWhereNoneIsNeeded() {
    stub().onJson("/api/v1/cards", "{}");
    int before = stub().seen().size();
    for (var token :
        new String[] {
          Tokens.expired("ann"), Tokens.ofForeignIssuer("ann"), Tokens.forged("ann"), "junk"
        }) {
      for (var path : new String[] {"/api/v1/cards", "/api/v1/decks", "/api/v1/config"}) {
        given()
            .header("Authorization", "Bearer " + token)
            .get(path)
            .then()
            .statusCode(401)
            .contentType("application/problem+json")
            .header("WWW-Authenticate", matchesPattern("Bearer.*"))
            .body("code", equalTo("token-refused"));
      }
    }
    assertThat(stub().seen()).hasSize(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/internal/registrations/1",
        "/api/v1/unknown",
        "/api/v1/internal",
        "/api/v2/cards",
        "/api/v1/cardsx",
        "/api/v1/cards/../../../internal/registrations/1",
        "/api/v1/cards/%2e%2e/%2e%2e/%2e%2e/internal/registrations/1",
        "/api/v1/cards/..%2f..%2f..%2finternal",
        "//internal/registrations/1"
      })
  void nothingElseIsLetThrough(String path) throws Exception {
    int before = stub().seen().size();
    var answer = raw(HttpRequest.newBuilder(uri(path)).header("Authorization", bearer()));
    assertThat(answer.statusCode()).isEqualTo(404);
    // An encoded slash stays one: the service is asked for a card of that name, and has none.
    assertThat(stub().seen().stream().skip(before).map(StubServices.Seen::uri))
        .allMatch(uri -> uri.equals("/api/v1/cards/..%2f..%2f..%2finternal"));
  }

  @Test
  void aBodyOfOneMegabytePassesAndALongerOneDoesNot() {
    stub()
        .on(
            "/api/v1/decks",
            (r, e) -> StubServices.json(e, 200, "{\"n\":" + r.body().length + "}"));
    player().body(new byte[MEGABYTE]).post("/api/v1/decks").then().statusCode(200);
    assertThat(stub().seen("/api/v1/decks").getLast().body()).hasSize(MEGABYTE);
    int before = stub().seen().size();
    for (int size : new int[] {MEGABYTE + 1, 10 * MEGABYTE}) {
      player()
          .body(new byte[size])
          .post("/api/v1/decks")
          .then()
          .statusCode(413)
          .contentType("application/problem+json")
          .body("code", equalTo("body-too-large"));
    }
    assertThat(stub().seen()).hasSize(before);
  }

  @Test
  void aChunkedBodyIsCountedToo() throws Exception {
    int before = stub().seen().size();
    var answer =
        raw(
            HttpRequest.newBuilder(uri("/api/v1/decks"))
                .header("Authorization", bearer())
                .POST(
                    BodyPublishers.ofInputStream(
                        () -> new ByteArrayInputStream(new byte[3 * MEGABYTE]))));
    assertThat(answer.statusCode()).isEqualTo(413);
    assertThat(stub().seen()).hasSize(before);
  }

  /** The client of the JDK, which ours is built on, asks for HTTP/2 first. */
  @Test
  void aClientThatWouldRatherSpeakHttp2IsAnswered() throws Exception {
    stub()
        .on(
            "/api/v1/decks",
            (r, e) -> StubServices.json(e, 200, "{\"n\":" + r.body().length + "}"));
    stub().onJson("/api/v1/cards", "{}");
    try (var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).build()) {
      var get = HttpRequest.newBuilder(uri("/api/v1/cards")).timeout(Duration.ofSeconds(20));
      assertThat(client.send(get.build(), BodyHandlers.ofString()).body()).isEqualTo("{}");
      var post =
          HttpRequest.newBuilder(uri("/api/v1/decks"))
              .timeout(Duration.ofSeconds(20))
              .header("Authorization", bearer())
              .POST(BodyPublishers.ofString("12345"));
      assertThat(client.send(post.build(), BodyHandlers.ofString()).body()).isEqualTo("{\"n\":5}");
    }
  }

  @Test
  void aServiceThatIsDownIsSaidToBeDown() {
    given()
        .get("/api/v1/ladders/preview")
        .then()
        .statusCode(503)
        .contentType("application/problem+json")
        .header("Retry-After", "2")
        .body("code", equalTo("service-down"));
  }

  @Test
  void aServiceThatIsTooSlowIsTimedOut() {
    stub()
        .on(
            "/api/v1/cards/slow",
            (request, exchange) -> {
              // Never answered: the exchange stays open.
            });
    given()
        .get("/api/v1/cards/slow")
        .then()
        .statusCode(504)
        .contentType("application/problem+json")
        .body("code", equalTo("service-timeout"));
  }

  @Test
  void aServiceThatBreaksOffIsABadGateway() {
    stub().on("/api/v1/cards/broken", (request, exchange) -> exchange.close());
    given()
        .get("/api/v1/cards/broken")
        .then()
        .statusCode(502)
        .contentType("application/problem+json")
        .header("Retry-After", "2")
        .body("code", equalTo("service-broke-off"));
  }

  @Test
  void theProblemsOfAServicePassUnchanged() {
    stub()
        .on(
            "/api/v1/decks/9",
            (request, exchange) -> {
              exchange.getResponseHeaders().set("Content-Type", "application/problem+json");
              exchange.sendResponseHeaders(422, 12);
              exchange.getResponseBody().write("{\"code\":\"x\"}".getBytes(StandardCharsets.UTF_8));
              exchange.close();
            });
    player().get("/api/v1/decks/9").then().statusCode(422).body("code", equalTo("x"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /api/v1/challenges   | {"rated":true,"ruleSet":"standard"}              | 422
          /api/v1/challenges   | {"rated":true,"ruleSet":"two-player-tournament"} | 200
          /api/v1/challenges   | {"rated":true}                                   | 200
          /api/v1/challenges   | {"rated":false,"ruleSet":"standard"}             | 200
          /api/v1/challenges   | {"ruleSet":"standard"}                           | 200
          /api/v1/challenges   | not json                                         | 200
          /api/v1/queue        | {"ladder":"preview","ruleSet":"standard"}        | 422
          /api/v1/queue        | {"ladder":"preview"}                             | 200
          """)
  void ratedPlayIsByTournamentRulesOnly(String path, String body, int status) {
    stub().onJson(path, "{}");
    int before = stub().seen(path).size();
    var answer = player().contentType("application/json").body(body).post(path).then();
    answer.statusCode(status);
    if (status == 422) {
      answer.body("code", equalTo("rated-rule-set")).body("errors[0].where", equalTo("ruleSet"));
    }
    assertThat(stub().seen(path)).hasSize(status == 200 ? before + 1 : before);
  }

  @Test
  void whoAsksTooMuchIsSlowedDownAndNobodyElse() {
    stub().onJson("/api/v1/players/me", "{}");
    var token = Tokens.of("greedy");
    // All at once: one after the other a slow machine asks no faster than is let through.
    var statuses =
        IntStream.range(0, 300)
            .parallel()
            .mapToObj(
                i -> given().header("Authorization", "Bearer " + token).get("/api/v1/players/me"))
            .toList();
    assertThat(statuses).anyMatch(answer -> answer.statusCode() == 429);
    var refused = statuses.stream().filter(a -> a.statusCode() == 429).findFirst().orElseThrow();
    assertThat(refused.header("Retry-After")).isEqualTo("1");
    assertThat(refused.path("code").toString()).isEqualTo("too-many-requests");
    player().get("/api/v1/players/me").then().statusCode(200);
  }

  private static RequestSpecification player() {
    return given().header("Authorization", bearer()).contentType("application/octet-stream");
  }

  private static String bearer() {
    return "Bearer " + Tokens.of("ann");
  }

  private static URI uri(String path) {
    int port = ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class);
    return URI.create("http://localhost:" + port + path);
  }

  private static HttpResponse<String> raw(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    try (var client = HttpClient.newHttpClient()) {
      return client.send(
          request.version(HttpClient.Version.HTTP_1_1).build(), BodyHandlers.ofString());
    }
  }
}
