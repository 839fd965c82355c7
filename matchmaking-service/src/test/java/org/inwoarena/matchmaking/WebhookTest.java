package org.inwoarena.matchmaking;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.inwoarena.matchmaking.Arena.SOON;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.inwoarena.contracts.PlayerNotice.EventNotice;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.matchmaking.store.Transactions;
import org.inwoarena.matchmaking.store.webhook.Webhooks;
import org.inwoarena.matchmaking.webhook.Signature;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What organisers' own servers hear of events, also when they do not answer at once. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class WebhookTest {

  private static final int PLAYERS = 4;

  @Inject Arena arena;
  @Inject TestClock clock;
  @Inject Transactions transactions;
  @Inject Webhooks webhooks;
  @Inject Vertx vertx;

  private final Receiver receiver = new Receiver();
  private final Person organiser = Person.of("olga", "organizer,player");
  private final List<Person> players =
      IntStream.range(0, PLAYERS).mapToObj(i -> Person.player("w" + i)).toList();

  @BeforeEach
  void clear() {
    arena.clear();
    arena.register(players.toArray(Person[]::new));
  }

  @AfterEach
  void close() {
    receiver.close();
  }

  @Test
  void everythingIsToldOnceInOrderAndSigned() {
    var webhook = add(organiser, receiver.url()).statusCode(201).extract().jsonPath();
    assertThat(webhook.getString("secret")).startsWith("whsec_");
    organiser
        .asks()
        .get("/api/v1/webhooks")
        .then()
        .body("url", contains(receiver.url()), "secret", contains(nullValue()));

    var event = cup();
    players.forEach(who -> event.enter(who).statusCode(200));
    players.forEach(event::bringDeck);
    event.act(Map.of("act", "close-registration")).statusCode(200);
    event.act(Map.of("act", "open-check-in")).statusCode(200);
    players.forEach(who -> event.mine(who, "check-in").statusCode(200));
    clock.pass(Duration.ofHours(1));
    event.matches(1, 2).forEach(match -> event.won(match, match.seats().getFirst().player()));
    await().atMost(SOON).untilAsserted(() -> assertThat(kinds()).endsWith("standings", "finished"));

    assertThat(kinds())
        .containsExactly(
            "registration",
            "registration",
            "registration",
            "registration",
            "round-paired",
            "result",
            "result",
            "standings",
            "finished");
    assertThat(receiver.heard()).extracting(Receiver.Heard::id).doesNotHaveDuplicates();
    for (var heard : receiver.heard()) {
      assertThat(heard.signature())
          .isEqualTo(
              Signature.of(
                  webhook.getString("secret"), Long.parseLong(heard.timestamp()), heard.body()));
      var body = JsonPath.from(heard.body());
      assertThat(body.getString("id")).isEqualTo(heard.id());
      assertThat(body.getString("kind")).isEqualTo(heard.kind());
      assertThat(body.getString("event.name")).isEqualTo("Told Cup");
    }
    var first = JsonPath.from(receiver.heard().getFirst().body());
    assertThat(first.getString("data.player")).isEqualTo(players.getFirst().id());
    assertThat(first.getString("data.status")).isEqualTo("seated");
    var finished = JsonPath.from(receiver.heard().getLast().body());
    assertThat(finished.getList("data.places.player")).hasSize(PLAYERS);
    log(webhook.getString("id"))
        .body("total", equalTo(9), "items.state", everyItem(equalTo("delivered")))
        .body("items[0].kind", equalTo("finished"), "items[0].answer", equalTo("HTTP 204"))
        .body("items[0].body.event.name", equalTo("Told Cup"));
  }

  @Test
  void whatFailsIsTriedAgainInOrderLaterAndLater() {
    var webhook = add(organiser, receiver.url()).statusCode(201).extract().<String>path("id");
    receiver.answers(302);
    var event = cup();
    event.enter(players.get(0)).statusCode(200);
    event.enter(players.get(1)).statusCode(200);
    await().atMost(SOON).until(() -> receiver.heard().size() == 1);
    await()
        .atMost(SOON)
        .untilAsserted(
            () ->
                log(webhook)
                    .body("items[1].attempts", equalTo(1), "items[1].answer", equalTo("HTTP 302")));
    log(webhook).body("items.state", everyItem(equalTo("pending")));

    receiver.answers(204);
    clock.pass(Duration.ofSeconds(15));
    await().atMost(SOON).until(() -> receiver.heard().size() == 3);
    var heard = receiver.heard();
    assertThat(heard.get(1).id()).as("the same message again").isEqualTo(heard.get(0).id());
    assertThat(heard.get(2).id()).isNotEqualTo(heard.get(0).id());

    // Once more by hand: the same id.
    await()
        .atMost(SOON)
        .untilAsserted(() -> log(webhook).body("items.state", everyItem(equalTo("delivered"))));
    organiser
        .post("/api/v1/webhooks/" + webhook + "/deliveries/" + heard.get(0).id() + "/redeliver")
        .then()
        .statusCode(204);
    await().atMost(SOON).until(() -> receiver.heard().size() == 4);
    assertThat(receiver.heard().getLast().id()).isEqualTo(heard.get(0).id());
    organiser
        .post("/api/v1/webhooks/" + webhook + "/deliveries/" + UUID.randomUUID() + "/redeliver")
        .then()
        .statusCode(404)
        .body("code", equalTo("delivery-unknown"));
  }

  @Test
  void afterManyFailuresAWebhookIsDisabledAndItsOrganiserIsTold() {
    var webhook = add(organiser, receiver.url()).statusCode(201).extract().<String>path("id");
    receiver.answers(500);
    var event = cup();
    event.enter(players.getFirst()).statusCode(200);
    for (var attempts = 1; attempts <= 4; attempts++) {
      var so = attempts;
      await().atMost(SOON).untilAsserted(() -> log(webhook).body("items[0].attempts", equalTo(so)));
      clock.pass(Duration.ofMinutes(5));
    }
    organiser
        .asks()
        .get("/api/v1/webhooks")
        .then()
        .body("active", contains(false), "failures", contains(4));
    arena.awaitPublished();
    assertThat(arena.told(organiser))
        .anyMatch(
            body -> body instanceof EventNotice told && told.what().equals("webhook-disabled"));
    var delivery = log(webhook).extract().<String>path("items[0].id");
    organiser
        .post("/api/v1/webhooks/" + webhook + "/deliveries/" + delivery + "/redeliver")
        .then()
        .statusCode(409)
        .body("code", equalTo("webhook-disabled"));

    receiver.answers(200);
    organiser.post("/api/v1/webhooks/" + webhook + "/enable").then().statusCode(204);
    await()
        .atMost(SOON)
        .untilAsserted(() -> log(webhook).body("items.state", contains("delivered")));
  }

  @Test
  void twoInstancesDoNotTakeOneWebhookAtATime() throws SQLException {
    add(organiser, "https://93.184.215.14/in").statusCode(201);
    arena.change("update webhook set next_at = now() + interval '1 year'");
    cup().enter(players.getFirst()).statusCode(200);
    var later = clock.instant().plus(Duration.ofDays(400));
    var until = later.plus(Duration.ofMinutes(1));
    var taken =
        OnContext.fresh(
                vertx,
                () ->
                    transactions.run(
                        one ->
                            webhooks
                                .take(one, later, until, 10)
                                .chain(
                                    first ->
                                        OnContext.stay(
                                                OnContext.fresh(
                                                    vertx,
                                                    () ->
                                                        transactions.run(
                                                            other ->
                                                                webhooks.take(
                                                                    other, later, until, 10))))
                                            .map(second -> List.of(first, second)))))
            .await()
            .atMost(SOON);
    assertThat(taken.get(0)).hasSize(1);
    assertThat(taken.get(1)).as("skipped, without waiting").isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "https://10.0.0.1/in, url-private",
    "https://[::1]/in, url-private",
    "https://169.254.169.254/latest/meta-data, url-private",
    "https://localhost/in, url-private",
    "https://no-such-host.invalid/in, url-unknown-host",
    "ftp://club.example.org/in, url-scheme",
  })
  void whatDoesNotLeadToThePublicInternetIsRefused(String url, String code) {
    add(organiser, url)
        .statusCode(422)
        .body("code", equalTo(code), "errors[0].where", equalTo("url"));
  }

  @Test
  void onlyOrganisersHaveWebhooksAndOnlyTheirOwn() {
    add(players.getFirst(), receiver.url()).statusCode(403);
    given().get("/api/v1/webhooks").then().statusCode(401);
    add(organiser, " ").statusCode(400);
    add(organiser, "https://example.org/" + "x".repeat(500)).statusCode(400);
    var webhook = add(organiser, receiver.url()).statusCode(201).extract().<String>path("id");
    add(organiser, receiver.url()).statusCode(409).body("code", equalTo("webhook-known"));
    IntStream.range(0, 4).forEach(n -> add(organiser, receiver.url() + n).statusCode(201));
    add(organiser, receiver.url() + "x").statusCode(409).body("code", equalTo("webhooks-too-many"));
    var otto = Person.of("otto", "organizer,player");
    otto.asks().get("/api/v1/webhooks").then().body("", hasSize(0));
    otto.asks()
        .delete("/api/v1/webhooks/" + webhook)
        .then()
        .statusCode(404)
        .body("code", equalTo("webhook-unknown"));
    otto.asks().get("/api/v1/webhooks/" + webhook + "/deliveries").then().statusCode(404);
    organiser.asks().delete("/api/v1/webhooks/" + webhook).then().statusCode(204);
    organiser.asks().get("/api/v1/webhooks").then().body("url", everyItem(startsWith("http")));
  }

  private static ValidatableResponse add(Person who, String url) {
    return who.asks().body(Map.of("url", url)).post("/api/v1/webhooks").then();
  }

  private ValidatableResponse log(String webhook) {
    return organiser
        .asks()
        .get("/api/v1/webhooks/" + webhook + "/deliveries")
        .then()
        .statusCode(200);
  }

  private List<String> kinds() {
    return receiver.heard().stream().map(Receiver.Heard::kind).toList();
  }

  private EventRun cup() {
    var request = EventRequests.cup("Told Cup", 8, clock.instant().plus(Duration.ofMinutes(30)));
    request.put("format", "swiss");
    request.put("thirdPlace", false);
    request.put("rounds", 1);
    request.put("minimum", 2);
    return new EventRun(arena, organiser, request);
  }
}
