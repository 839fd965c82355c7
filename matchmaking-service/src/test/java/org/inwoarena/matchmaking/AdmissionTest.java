package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.inwoarena.contracts.PlayerNotice.TicketChanged;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who may queue, who may not and why, and that asking twice is asking once. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class AdmissionTest {

  @Inject Arena arena;
  @Inject TestClock clock;

  private final Person ann = Person.player("ann");
  private final Person ben = Person.player("ben");

  @BeforeEach
  void bothHaveDecks() {
    arena.clear();
    arena.register(ann, ben);
  }

  @Test
  void aTicketExpiresAndTellsWhy() {
    ann.queuesFine();
    await()
        .atMost(Arena.SOON)
        .untilAsserted(() -> ann.position().then().body("tickets.outlook", contains("alone")));
    clock.pass(Duration.ofMinutes(31));
    await().atMost(Arena.SOON).untilAsserted(() -> ann.position().then().body("tickets", empty()));
    arena.awaitPublished();
    assertThat(arena.told(ann))
        .anyMatch(body -> body instanceof TicketChanged t && t.state().equals("expired"));
    ann.queuesFine();
  }

  @Test
  void oneTicketPerPlayerAndLadderHoweverOftenOneAsks() {
    var codes =
        Arena.atOnce(
            IntStream.range(0, 8)
                .mapToObj(i -> (Callable<Integer>) () -> ann.queues().statusCode())
                .toList());
    assertThat(codes).containsOnlyOnce(201).contains(409);
    assertThat(openTickets(ann)).isEqualTo(1);
    ann.queues().then().statusCode(409).body("code", equalTo("already-queued"));
  }

  @Test
  void aRepeatedRequestGetsTheFirstAnswer() {
    var key = UUID.randomUUID().toString();
    var answers =
        Arena.atOnce(
            IntStream.range(0, 6)
                .mapToObj(
                    i ->
                        (Callable<String>)
                            () ->
                                ann.queues(ann.deck(), key)
                                    .then()
                                    .statusCode(201)
                                    .extract()
                                    .path("ticketId"))
                .toList());
    assertThat(answers).hasSize(6).containsOnly(answers.getFirst());
    arena.register("another-" + ann.deck(), ann, "constructed");
    ann.queues("another-" + ann.deck(), key)
        .then()
        .statusCode(422)
        .body("code", equalTo("idempotency-key-reused"));
    ann.queues(ann.deck(), "k".repeat(65))
        .then()
        .statusCode(400)
        .body("code", equalTo("idempotency-key-invalid"));
  }

  @Test
  void everyReasonAgainstQueuingIsGiven() {
    ann.queues("never-registered", "k1")
        .then()
        .statusCode(409)
        .header("Retry-After", equalTo("1"))
        .body("code", equalTo("registration-unknown"));
    ann.queuesFine();
    arena.register("sealed-" + ann.deck(), ann, "sealed");
    ann.queues("sealed-" + ann.deck(), "k2")
        .then()
        .statusCode(422)
        .body("errors.code", containsInAnyOrder("registration-format", "already-queued"));
    ann.asks()
        .body(Map.of("ladder", "nowhere", "registrationId", ben.deck()))
        .post("/api/v1/queue")
        .then()
        .statusCode(403)
        .body("errors.code", containsInAnyOrder("ladder-unknown", "registration-not-yours"));
    ann.asks().body("{}").post("/api/v1/queue").then().statusCode(400).body("errors", hasSize(2));
    ann.asks().body("{").post("/api/v1/queue").then().statusCode(400);
  }

  @Test
  void everyLadderHasAQueueForDecksOfItsOwnFormat() {
    var deck = "base-" + ann.deck();
    arena.register(deck, ann, "base");
    var base = Map.of("ladder", "base", "registrationId", deck);
    var wrong = Map.of("ladder", "base", "registrationId", ann.deck());
    ann.asks()
        .body(wrong)
        .post("/api/v1/queue")
        .then()
        .statusCode(422)
        .body("code", equalTo("registration-format"));
    ann.asks().body(base).post("/api/v1/queue").then().statusCode(201);
    ann.asks()
        .body(base)
        .post("/api/v1/queue")
        .then()
        .statusCode(409)
        .body("code", equalTo("already-queued"));
    ann.queuesFine();
    ben.queuesFine();
    assertThat(arena.offered(ann)).isEqualTo(arena.offered(ben));
    ann.position().then().body("offer.ladder", equalTo("preview"));
  }

  @Test
  void othersTicketsAndOffersDoNotExist() {
    var ticket = ann.queuesFine();
    ben.queuesFine();
    var offer = arena.offered(ann);
    var eve = Person.player("eve");
    eve.answers(offer, "accept").then().statusCode(404).body("code", equalTo("offer-unknown"));
    eve.asks().get("/api/v1/offers/" + offer).then().statusCode(404);
    eve.asks()
        .delete("/api/v1/queue/" + ticket)
        .then()
        .statusCode(404)
        .body("code", equalTo("ticket-unknown"));
    eve.answers(UUID.randomUUID().toString(), "accept").then().statusCode(404);
    eve.answers("not-an-id", "accept").then().statusCode(404);
  }

  @Test
  void anybodySeesTheLaddersAndOnlyPlayersQueue() {
    ann.queuesFine();
    io.restassured.RestAssured.given()
        .get("/api/v1/queue")
        .then()
        .statusCode(200)
        .body("id", contains("base", "preview"))
        .body("name", contains("Base set, preview", "Preview"))
        .body("format", contains("base", "constructed"))
        .body("[1].clocks.grace", equalTo(10))
        .body("[1].waiting", equalTo(1));
    io.restassured.RestAssured.given().get("/api/v1/queue/me").then().statusCode(401);
    Person.of("judy", "judge").position().then().statusCode(403);
  }

  private long openTickets(Person person) {
    return arena.count(
        "select count(*) from ticket where player = ? and state in ('WAITING', 'OFFERED')",
        person.id());
  }
}
