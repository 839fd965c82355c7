package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.inwoarena.contracts.PlayerNotice.AcceptAsked;
import org.inwoarena.contracts.PlayerNotice.OfferClosed;
import org.inwoarena.contracts.PlayerNotice.TicketChanged;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Duties 18, 20 and 29: one ticket, one offer, one match, whatever is clicked twice. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class QueueFlowTest {

  private static final Duration ACCEPT_TIME = Duration.ofSeconds(31);

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
  void twoWhoQueueAndAcceptPlayAMatchThatIsAnnouncedOnce() {
    var ticket = ann.queuesFine();
    ben.queuesFine();
    var offer = arena.offered(ann);
    assertThat(arena.offered(ben)).isEqualTo(offer);
    ann.answers(offer, "accept")
        .then()
        .statusCode(200)
        .body("state", equalTo("open"))
        .body("answer", equalTo("accepted"))
        .body("opponent", equalTo(ben.id()));
    String match =
        ben.answers(offer, "accept")
            .then()
            .statusCode(200)
            .body("state", equalTo("matched"))
            .extract()
            .path("matchId");
    arena.awaitPublished();

    var announced = arena.announced(match);
    assertThat(announced).hasSize(1);
    var created = announced.getFirst();
    assertThat(created.ladder()).contains("preview");
    assertThat(created.rated()).isTrue();
    assertThat(created.ruleSet()).isEqualTo("two-player-tournament");
    assertThat(created.cards()).isEqualTo("printed-numbers");
    assertThat(created.clocks().bank()).isEqualTo(1500);
    assertThat(created.seats())
        .extracting(seat -> seat.player() + " " + seat.registrationId() + " " + seat.deckHash())
        .containsExactlyInAnyOrder(
            ann.id() + " " + ann.deck() + " hash-" + ann.deck(),
            ben.id() + " " + ben.deck() + " hash-" + ben.deck());
    ann.position().then().body("matchId", equalTo(match)).body("tickets", empty());

    assertThat(arena.told(ann))
        .startsWith(new TicketChanged(ticket, "preview", "waiting"))
        .contains(new TicketChanged(ticket, "preview", "offered"))
        .anyMatch(AcceptAsked.class::isInstance)
        .contains(
            new TicketChanged(ticket, "preview", "matched"), new OfferClosed(offer, "matched"));
  }

  @Test
  void clickingAcceptManyTimesAtOnceMakesOneMatch() {
    ann.queuesFine();
    ben.queuesFine();
    var offer = arena.offered(ann);
    var clicks = new ArrayList<Callable<Integer>>();
    for (var i = 0; i < 6; i++) {
      clicks.add(() -> ann.answers(offer, "accept").statusCode());
      clicks.add(() -> ben.answers(offer, "accept").statusCode());
    }
    assertThat(Arena.atOnce(clicks)).containsOnly(200);
    arena.awaitPublished();
    assertThat(arena.count("select count(*) from match_seat where player = ?", ann.id()))
        .isEqualTo(1);
    String match = ann.position().path("matchId");
    assertThat(arena.announced(match)).hasSize(1);
  }

  @Test
  void whoeverAcceptedInTimeKeepsHisPlaceAndTheOtherPays() {
    var ticket = ann.queuesFine();
    String joined = ann.position().path("tickets[0].joinedAt");
    ben.queuesFine();
    var offer = arena.offered(ann);
    ann.answers(offer, "accept").then().statusCode(200);
    clock.pass(ACCEPT_TIME);

    await()
        .atMost(Arena.SOON)
        .untilAsserted(
            () ->
                ann.position()
                    .then()
                    .body("offer", nullValue())
                    .body("tickets[0].ticketId", equalTo(ticket))
                    .body("tickets[0].state", equalTo("waiting"))
                    .body("tickets[0].joinedAt", equalTo(joined)));
    ben.position().then().body("tickets", empty()).body("bannedUntil", notNullValue());
    ben.queues()
        .then()
        .statusCode(409)
        .contentType("application/problem+json")
        .header("Retry-After", notNullValue())
        .body("code", equalTo("queue-ban"));
    ben.answers(offer, "accept").then().statusCode(409).body("code", equalTo("offer-closed"));

    clock.pass(ACCEPT_TIME);
    ben.queuesFine();
    arena.awaitPublished();
    assertThat(arena.told(ben)).contains(new OfferClosed(offer, "timed-out"));
  }

  @Test
  void whenNobodyAnswersBothLeaveTheQueue() {
    ann.queuesFine();
    ben.queuesFine();
    arena.offered(ann);
    clock.pass(ACCEPT_TIME);
    await().atMost(Arena.SOON).untilAsserted(() -> ann.position().then().body("tickets", empty()));
    ben.position().then().body("tickets", empty());
    ann.queues().then().statusCode(409).body("errors.code", contains("queue-ban"));
    ben.queues().then().statusCode(409).body("errors.code", contains("queue-ban"));
  }

  @Test
  void decliningIsFreeOnceAndLeavingAnOfferIsDecliningIt() {
    ann.queuesFine();
    var ticket = ben.queuesFine();
    var offer = arena.offered(ann);
    ben.asks().delete("/api/v1/queue/" + ticket).then().statusCode(204);
    ben.asks().delete("/api/v1/queue/" + ticket).then().statusCode(204);
    ann.asks()
        .get("/api/v1/offers/" + offer)
        .then()
        .statusCode(200)
        .body("state", equalTo("declined"));
    ann.position().then().body("tickets.state", contains("waiting"));

    ben.queuesFine();
    ben.answers(arena.offered(ben), "decline").then().statusCode(200);
    ben.queues().then().statusCode(409).body("code", equalTo("queue-ban"));
  }

  @Test
  void leavingRacesWithThePassAndNobodyIsLeftHanging() {
    for (var round = 0; round < 8; round++) {
      arena.clear();
      ann.queuesFine();
      var ticket = ben.queuesFine();
      var results =
          Arena.atOnce(
              List.<Callable<Integer>>of(
                  () -> ben.asks().delete("/api/v1/queue/" + ticket).statusCode(),
                  () -> arena.pass().size()));
      assertThat(results.getFirst()).isEqualTo(204);
      assertThat(openTickets(ben)).isZero();
      assertThat(arena.count("select count(*) from offer where state = 'OPEN'")).isZero();
      ann.position().then().body("tickets.state", contains("waiting"));
    }
  }

  @Test
  void acceptingRacesWithDecliningAndOneOfThemWins() {
    for (var round = 0; round < 6; round++) {
      arena.clear();
      ann.queuesFine();
      ben.queuesFine();
      var offer = arena.offered(ann);
      ann.answers(offer, "accept").then().statusCode(200);
      var results =
          Arena.atOnce(
              List.<Callable<Integer>>of(
                  () -> ben.answers(offer, "accept").statusCode(),
                  () -> ben.answers(offer, "decline").statusCode()));
      assertThat(results).containsExactlyInAnyOrder(200, 409);
      var matches = arena.count("select count(*) from match_seat where player = ?", ben.id());
      assertThat(matches).isEqualTo(results.getFirst() == 200 ? 1 : 0);
    }
  }

  @Test
  void whoeverPlaysARatedMatchQueuesForNoOtherUntilItEnds() {
    var match = arena.match(ann, ben);
    ann.queues().then().statusCode(409).body("code", equalTo("match-under-way"));

    var over = Arena.over(match, EndReason.GOAL, ann, ben);
    arena.bus().say(over, "first-" + match);
    await()
        .atMost(Arena.SOON)
        .untilAsserted(() -> ann.position().then().body("matchId", nullValue()));
    ann.queuesFine();
    ben.queuesFine();
    var offer = arena.offered(ann);
    ann.answers(offer, "accept");
    String rematch = ben.answers(offer, "accept").path("matchId");
    assertThat(rematch).isNotNull();

    // The old result once more, as the same event and as another: the new match still holds them.
    arena.bus().say(over, "first-" + match);
    arena.bus().say(over, "second-" + match);
    await()
        .atMost(Arena.SOON)
        .until(
            () ->
                arena.count("select count(*) from inbox where message_id = ?", "second-" + match)
                    == 1);
    ann.position().then().body("matchId", equalTo(rematch));
  }

  @Test
  void theLastOpponentComesAgainOnlyWhenNobodyElseWaits() {
    var match = arena.match(ann, ben);
    arena
        .bus()
        .say(Arena.over(match, EndReason.CONCESSION, ann, ben), UUID.randomUUID().toString());
    await()
        .atMost(Arena.SOON)
        .untilAsserted(() -> ann.position().then().body("matchId", nullValue()));
    var cat = Person.player("cat");
    arena.register(cat);
    Arena.atOnce(List.<Callable<String>>of(ann::queuesFine, ben::queuesFine, cat::queuesFine));
    var offer = arena.offered(cat);
    cat.asks().get("/api/v1/offers/" + offer).then().body("why.rematch", equalTo(false));
  }

  @Test
  void manyPassesAtOnceOfferEachPlayerOneMatch() {
    var people =
        IntStream.range(0, 12).mapToObj(i -> Person.player("crowd" + i)).toArray(Person[]::new);
    arena.register(people);
    Arena.atOnce(
        List.of(people).stream().map(person -> (Callable<String>) person::queuesFine).toList());
    Arena.atOnce(IntStream.range(0, 6).mapToObj(i -> (Callable<Object>) arena::pass).toList());
    for (var person : people) {
      arena.offered(person);
    }
    assertThat(arena.count("select count(*) from offer where state = 'OPEN'")).isEqualTo(6);
    assertThat(
            arena.count(
                "select count(*) from (select unnest(array[first_player, second_player]) as who"
                    + " from offer group by who having count(*) > 1) twice"))
        .isZero();
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
  void aMatchThatNeverEndsHoldsNobodyForEver() {
    var match = arena.match(ann, ben);
    clock.pass(Duration.ofHours(7));
    await()
        .atMost(Arena.SOON)
        .untilAsserted(() -> ann.position().then().body("matchId", nullValue()));
    assertThat(
            arena.count(
                "select count(*) from match where overdue_at is not null and id = ?",
                UUID.fromString(match)))
        .isEqualTo(1);
    await()
        .atMost(Arena.SOON)
        .untilAsserted(
            () ->
                assertThat(ann.asks().get("/q/metrics").asString())
                    .contains("arena_matches_overdue 1.0"));
  }

  @Test
  void anybodySeesTheLaddersAndOnlyPlayersQueue() {
    ann.queuesFine();
    io.restassured.RestAssured.given()
        .get("/api/v1/queue")
        .then()
        .statusCode(200)
        .body("id", contains("preview"))
        .body("[0].name", equalTo("Preview"))
        .body("[0].clocks.grace", equalTo(10))
        .body("[0].waiting", equalTo(1));
    io.restassured.RestAssured.given().get("/api/v1/queue/me").then().statusCode(401);
    Person.of("judy", "judge").position().then().statusCode(403);
  }

  private long openTickets(Person person) {
    return arena.count(
        "select count(*) from ticket where player = ? and state in ('WAITING', 'OFFERED')",
        person.id());
  }
}
