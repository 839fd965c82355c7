package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.inwoarena.contracts.PlayerNotice.AcceptAsked;
import org.inwoarena.contracts.PlayerNotice.OfferClosed;
import org.inwoarena.contracts.PlayerNotice.TicketChanged;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** One ticket, one offer, one match, whatever is clicked twice; nobody is left hanging. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class Duty20QueueTest {

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
    assertThat(created.cards()).isEqualTo("card-texts");
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
  void aCrowdQueuesAndAcceptsAtOnceAndEachPlaysOneMatch() {
    var crowd =
        IntStream.range(0, 40).mapToObj(i -> Person.player("crowd" + i)).toArray(Person[]::new);
    arena.register(crowd);
    var matches =
        Arena.atOnce(
            Stream.of(crowd).map(person -> (Callable<String>) () -> plays(person)).toList());
    assertThat(matches.stream().distinct()).hasSize(crowd.length / 2);
    arena.awaitPublished();
    assertThat(arena.announcedIds()).containsAll(matches).doesNotHaveDuplicates();
    assertThat(arena.count("select count(*) from match")).isEqualTo(crowd.length / 2);
    assertThat(arena.count("select count(*) from engagement")).isEqualTo(crowd.length);
  }

  /** Queues, accepts twice, and waits for the match. */
  private String plays(Person person) {
    person.queuesFine();
    var offer = arena.offered(person);
    person.answers(offer, "accept").then().statusCode(200);
    person.answers(offer, "accept").then().statusCode(200);
    return await()
        .atMost(Arena.SOON)
        .until(
            () -> Optional.ofNullable(person.position().<String>path("matchId")),
            Optional::isPresent)
        .orElseThrow();
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

  private long openTickets(Person person) {
    return arena.count(
        "select count(*) from ticket where player = ? and state in ('WAITING', 'OFFERED')",
        person.id());
  }
}
