package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.inwoarena.contracts.PlayerNotice.EventNotice;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An organiser enters a list of players: everybody on it, or nobody and every reason. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class EntrantsImportTest {

  private static final String HEAD = "id,name,rating,games\n";

  @Inject Arena arena;
  @Inject TestClock clock;

  private final Person organiser = Person.of("olga", "organizer,player");
  private final List<Person> players =
      IntStream.range(0, 4).mapToObj(i -> Person.player("list" + i)).toList();

  @BeforeEach
  void everybodyIsKnown() {
    arena.clear();
    players.forEach(who -> who.asks().get("/api/v1/players/me").then().statusCode(200));
  }

  @Test
  void aGoodListIsEnteredInItsOrderAndADryRunChangesNothing() {
    var event = cup(3, Map.of("password", "fnord"));
    arena.rate(players.getFirst(), 1712_00, 1);
    var list =
        HEAD
            + line(players.get(0), 1500, 0)
            + line(players.get(1), 1620, 40)
            + line(players.get(2), 1400, 3)
            + line(players.get(3), 1300, 3);

    post(event, organiser, list, true)
        .statusCode(200)
        .body("dryRun", equalTo(true), "entrants", hasSize(4));
    organiser.asks().get(event.path("/entrants")).then().body("total", equalTo(0));

    post(event, organiser, list, false)
        .statusCode(200)
        .body("entrants.status", contains("seated", "seated", "seated", "waiting"))
        .body("entrants.rating", contains(1712, 1620, 1400, 1300))
        .body("entrants.name", contains(players.stream().map(this::handle).toArray()));
    organiser
        .asks()
        .get(event.path("/entrants"))
        .then()
        .body("items.player", contains(players.stream().map(Person::id).toArray()));
    arena.awaitPublished();
    assertThat(arena.told(players.get(3)))
        .anyMatch(body -> body instanceof EventNotice notice && notice.what().equals("entered"));

    post(event, organiser, list, false)
        .statusCode(409)
        .body("errors.code", hasSize(4))
        .body("errors.where", contains("line 2", "line 3", "line 4", "line 5"));
  }

  @Test
  void everyBadLineIsNamedAtOnceAndNobodyIsEntered() {
    var event = cup(8, Map.of("ratedGames", 10));
    var list =
        HEAD
            + line(players.get(0), 1500, 12)
            + line(players.get(1), 1500, 9)
            + players.get(2).id()
            + ",Somebody Else,1500,50\n"
            + "nobody-at-all,Nemo,1500,50\n"
            + line(players.get(0), 1500, 12)
            + "\"=HYPERLINK(\"\"http://evil\"\")\",x,abc,-1\n"
            + "torn,line\n";
    post(event, organiser, list, false)
        .statusCode(422)
        .body(
            "errors.collect { it.where + ' ' + it.code }",
            contains(
                "line 3 too-few-rated-games",
                "line 4 name-differs",
                "line 5 player-unknown",
                "line 6 twice",
                "line 7 id",
                "line 7 rating",
                "line 7 games",
                "line 8 fields"));
    organiser.asks().get(event.path("/entrants")).then().body("total", equalTo(0));
  }

  @Test
  void onlyTheOrganiserOfTheEventImportsAndOnlyBeforeCheckIn() {
    var event = cup(8, Map.of());
    var list = HEAD + line(players.getFirst(), 1500, 0);
    post(event, players.getFirst(), list, false).statusCode(403);
    post(event, Person.of("otto", "organizer,player"), list, true)
        .statusCode(403)
        .body("code", equalTo("organiser-only"));
    post(event, organiser, "x".repeat(262_145), false)
        .statusCode(400)
        .body("errors.code", contains("size"));
    post(event, organiser, "name,id\n", false)
        .statusCode(422)
        .body("errors.code", contains("head"));
    organiser
        .asks()
        .contentType("text/csv")
        .body(list)
        .post("/api/v1/events/00000000-0000-0000-0000-000000000000/entrants/import")
        .then()
        .statusCode(404)
        .body("code", equalTo("event-unknown"));
    event.act(Map.of("act", "close-registration")).statusCode(200);
    event.act(Map.of("act", "open-check-in")).statusCode(200);
    post(event, organiser, list, false).statusCode(409).body("code", equalTo("wrong-phase"));
  }

  private EventRun cup(int cap, Map<String, Object> more) {
    var request = EventRequests.cup("Listed Cup", cap, clock.instant().plus(Duration.ofDays(1)));
    request.put("format", "swiss");
    request.put("thirdPlace", false);
    request.put("minimum", 3);
    request.putAll(more);
    return new EventRun(arena, organiser, request);
  }

  private static ValidatableResponse post(EventRun event, Person who, String list, boolean dryRun) {
    return who.asks()
        .contentType("text/csv; charset=UTF-8")
        .body(list)
        .post(event.path("/entrants/import?dryRun=" + dryRun))
        .then();
  }

  private String line(Person who, int rating, int games) {
    return who.id() + "," + handle(who) + "," + rating + "," + games + "\n";
  }

  private String handle(Person who) {
    return who.asks().get("/api/v1/players/me").then().extract().path("handle");
  }
}
