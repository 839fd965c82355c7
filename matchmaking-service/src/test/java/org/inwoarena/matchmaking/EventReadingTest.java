package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.inwoarena.matchmaking.Arena.SOON;
import static org.inwoarena.matchmaking.Person.of;
import static org.inwoarena.matchmaking.Person.player;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What pages and programs read of an event while it is prepared, played and over. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class EventReadingTest {

  @Inject Arena arena;
  @Inject TestClock clock;

  private final Person organiser = of("orla", "organizer,player");
  private final List<Person> players =
      IntStream.range(0, 6).mapToObj(i -> player("r" + i)).toList();

  @BeforeEach
  void everybodyIsKnown() {
    arena.clear();
    arena.register(players.toArray(Person[]::new));
  }

  @Test
  void aDraftIsReadAndRevisedAndItsPasswordIsNeverTold() {
    var request = EventRequests.cup("First Idea", 8, soon());
    request.put("password", "fnord");
    request.put("invited", List.of("r1", "r2"));
    String path =
        "/api/v1/events/"
            + organiser
                .asks()
                .body(request)
                .post("/api/v1/events")
                .then()
                .statusCode(201)
                .extract()
                .path("id");
    read(organiser, path + "/settings")
        .body("format", equalTo("swiss-top-4"), "clock.bank", equalTo(1500), "rounds", equalTo(3))
        .body("invited", contains("r1", "r2"), "password", nullValue());

    request.put("name", "Second Idea");
    request.put("format", "double-elimination");
    organiser
        .asks()
        .body(request)
        .put(path + "/settings")
        .then()
        .statusCode(422)
        .body("errors.code", hasItem("rounds"));
    request.remove("rounds");
    request.put("autopilot", false);
    players.getFirst().asks().body(request).put(path + "/settings").then().statusCode(403);
    organiser
        .asks()
        .body(request)
        .put(path + "/settings")
        .then()
        .statusCode(200)
        .body("name", equalTo("Second Idea"), "autopilot", equalTo(false));
    read(organiser, path).body("length", equalTo("PT" + request.get("hours") + "H"));

    act(path, Map.of("act", "publish"));
    read(players.getFirst(), path + "/settings")
        .body("name", equalTo("Second Idea"), "invited", nullValue());
    read(players.getFirst(), path + "/log")
        .body("kind", contains("revised", "published"), "[0].what.settings", nullValue());
    organiser
        .asks()
        .body(request)
        .put(path + "/settings")
        .then()
        .statusCode(409)
        .body("code", equalTo("wrong-phase"));
  }

  @Test
  void theCalendarBeginsWithWhatIsNextAndIsFilteredByPhases() {
    var later = new EventRun(arena, organiser, EventRequests.cup("Later", 8, soon()));
    var request = EventRequests.cup("Sooner", 8, clock.instant().plus(Duration.ofMinutes(5)));
    new EventRun(arena, organiser, request);
    read(organiser, "/api/v1/events?phase=registration&phase=running")
        .body("items.name", contains("Sooner", "Later"));
    later.act(Map.of("act", "cancel", "notice", "No hall.")).statusCode(200);
    read(organiser, "/api/v1/events?phase=registration").body("items.name", contains("Sooner"));
    read(organiser, "/api/v1/events").body("items.name", contains("Sooner", "Later"));
    organiser.asks().get("/api/v1/events?phase=x&phase=<b>").then().statusCode(400);
  }

  @Test
  void whoWaitsKnowsHisPlace() {
    var event = new EventRun(arena, organiser, EventRequests.cup("Full Cup", 4, soon()));
    players.forEach(who -> event.enter(who).statusCode(200));
    read(players.get(5), event.path("")).body("you.waitingPlace", equalTo(2));
    read(players.get(0), event.path("")).body("you.waitingPlace", nullValue());
    read(organiser, event.path("/entrants?status=waiting&size=1&page=1"))
        .body("total", equalTo(2), "items.player", contains(players.get(5).id()))
        .body("items.waitingPlace", contains(2), "items.registrationId", contains(nullValue()));
  }

  @Test
  void roundsStandingsAndBracketAreReadWhileTheyArePlayed() {
    var request = EventRequests.cup("Read Cup", 4, soon());
    request.put("rounds", 1);
    var event = new EventRun(arena, organiser, request);
    players.subList(0, 4).forEach(who -> event.enter(who).statusCode(200));
    players.subList(0, 4).forEach(event::bringDeck);
    event.act(Map.of("act", "close-registration")).statusCode(200);
    event.act(Map.of("act", "open-check-in")).statusCode(200);
    unreadable(event, "/rounds/1", "round-unknown");
    unreadable(event, "/standings/1", "standings-unknown");
    unreadable(event, "/bracket", "no-bracket");
    players.subList(0, 4).forEach(who -> event.mine(who, "check-in").statusCode(200));
    clock.pass(Duration.ofHours(1));

    var first = event.matches(1, 2);
    read(organiser, event.path("/rounds/1"))
        .body("stage", equalTo("table"), "over", equalTo(false), "tables", hasSize(2))
        .body("tables.because", everyItem(not(hasSize(0))))
        .body("tables[0].state", equalTo("playing"), "tables[0].matches", hasSize(1));
    first.forEach(match -> event.won(match, match.seats().getFirst().player()));

    event.matches(2, 2);
    read(organiser, event.path("/standings/1?size=3"))
        .body("tieBreaks.id", contains("omw/1", "gw/1", "ogw/1"), "total", equalTo(4))
        .body("items.rank", contains(1, 2, 3), "items[0].points.value", equalTo(3.0f))
        .body("items[0].points.terms[0].opponent.name", notNullValue());
    read(organiser, event.path("/bracket"))
        .body("matches.id", contains("W1.1", "W1.2", "T", "F"))
        .body("matches[0].state", equalTo("ready"), "matches[0].table.round", equalTo(2))
        .body("matches[0].first.player.name", notNullValue())
        .body("matches[3].state", equalTo("waiting"), "matches[3].first.of", equalTo("W1.1"));
    read(organiser, event.path(""))
        .body("paired", equalTo(2), "standings", equalTo(1), "bracket", equalTo(true));

    for (var round = 2; round <= 3; round++) {
      event.matches(round, 2).forEach(match -> event.won(match, match.seats().getFirst().player()));
    }
    await().atMost(SOON).untilAsserted(() -> assertThat(event.phase()).isEqualTo("finished"));
    read(organiser, event.path("/bracket"))
        .body("matches[3].state", equalTo("decided"), "matches[3].winner.id", notNullValue());
    read(organiser, event.path("/places?prize=Cup&prize=Book"))
        .body("rank", contains(1, 2, 3, 4), "[0].prizes", contains("Cup"))
        .body("[3].prizes", hasSize(0));
  }

  @Test
  void aWishOfAJudgeIsReadAndTakenBack() {
    var event = new EventRun(arena, organiser, EventRequests.cup("Wish Cup", 4, soon()));
    players.subList(0, 2).forEach(who -> event.enter(who).statusCode(200));
    act(event.path(""), Map.of("act", "appoint-judge", "player", organiser.id()));
    act(event.path(""), wish("forbid-pair", "Siblings."));
    read(organiser, event.path("/wishes"))
        .body("forbidden.one.id", hasSize(1), "forbidden.other.name", hasSize(1));
    act(event.path(""), wish("free-pair", "They agree."));
    read(organiser, event.path("/wishes")).body("forbidden", hasSize(0));
    read(organiser, event.path("/log")).body("kind", hasItems("pair-forbidden", "pair-freed"));
  }

  private Map<String, Object> wish(String act, String reason) {
    return Map.of(
        "act", act, "one", players.get(0).id(), "other", players.get(1).id(), "reason", reason);
  }

  private static void unreadable(EventRun event, String paper, String code) {
    player("r0").asks().get(event.path(paper)).then().statusCode(404).body("code", equalTo(code));
  }

  private static ValidatableResponse read(Person who, String path) {
    return who.asks().get(path).then().statusCode(200);
  }

  private void act(String path, Map<String, Object> act) {
    organiser.asks().body(act).post(path + "/acts").then().statusCode(200);
  }

  private Instant soon() {
    return clock.instant().plus(Duration.ofMinutes(30));
  }
}
