package org.inwoarena.rating;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.inwoarena.rating.Results.corrected;
import static org.inwoarena.rating.Results.player;
import static org.inwoarena.rating.Results.won;
import static org.inwoarena.rating.Service.PATIENCE;
import static org.inwoarena.rating.Service.UNKNOWN;
import static org.inwoarena.rating.Service.get;
import static org.inwoarena.rating.Service.path;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.inwoarena.contracts.MatchCorrected.SeatScore;
import org.inwoarena.rating.ladder.Entry;
import org.inwoarena.rating.ladder.Ledger;
import org.inwoarena.rating.ladder.Outcome.Score;
import org.inwoarena.rating.ladder.Standing;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "rating"))
class SeasonsTest {

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrap;

  private Bus bus;
  private Service service;

  @BeforeEach
  void connect() {
    bus = new Bus(bootstrap);
    service = new Service(bus);
  }

  @AfterEach
  void disconnect() {
    bus.close();
  }

  @Test
  @TestSecurity(user = "admin-1", roles = "admin")
  void aSeasonTurnsOnceTheTableIsKeptAndTheBookStillProvesEveryRating() throws Exception {
    var anna = player("anna");
    var bert = player("bert");
    bus.send(won(anna, bert));
    var second = won(anna, bert);
    bus.send(second);
    service.awaitAllHandled();
    var before = Service.rating(anna);
    int running = get("/seasons").extract().path("[0].number");

    plan("Spring", Instant.now().plusSeconds(2)).statusCode(201);
    await()
        .atMost(PATIENCE)
        .untilAsserted(
            () ->
                get("/seasons")
                    .body("[0].state", equalTo("RUNNING"), "[0].name", equalTo("Spring")));

    assertThat(Service.rating(anna)).isEqualTo(150_000 + (before - 150_000 + 1) / 2);
    get("/players/" + anna).body("games", equalTo(2));
    get("/seasons/" + running + "/table?size=200")
        .body("items.find { it.player == '%s' }.rating".formatted(anna), equalTo(before));
    // A match of the season before can still be corrected, and the book goes on.
    bus.send(corrected(second, 1, new SeatScore(anna, 0), new SeatScore(bert, 2)));
    await()
        .atMost(PATIENCE)
        .untilAsserted(() -> get("/matches/" + second.matchId()).body("changes", hasSize(4)));
    assertRecomputed();
  }

  /** The whole ladder, whatever other tests did to it, follows from its book. */
  private static void assertRecomputed() {
    var ledger = new Ledger();
    var entries = book();
    entries.forEach(ledger::enter);
    assertThat(entries).extracting(Entry::seq).isSorted().doesNotHaveDuplicates();
    assertThat(entries.getLast().seq()).isEqualTo(entries.size());
    var computed = ledger.standings().toList();
    assertThat(computed).hasSizeGreaterThan(2);
    for (Standing standing : computed) {
      get("/players/" + standing.player())
          .body("rating", equalTo(standing.rating()), "games", equalTo(standing.games()));
    }
  }

  private static List<Entry> book() {
    var entries = new ArrayList<Entry>();
    List<Map<String, Object>> page;
    do {
      page = get("/book?size=7&after=" + entries.size()).extract().path("");
      page.forEach(line -> entries.add(entry(line)));
    } while (!page.isEmpty());
    return entries;
  }

  @SuppressWarnings("unchecked")
  private static Entry entry(Map<String, Object> line) {
    var seq = ((Number) line.get("seq")).longValue();
    var match = (String) line.get("match");
    var scores =
        ((List<Map<String, Object>>) line.get("seats"))
            .stream()
                .filter(seat -> seat.get("score") != null)
                .map(seat -> new Score((String) seat.get("player"), (Integer) seat.get("score")))
                .toList();
    return switch ((String) line.get("kind")) {
      case "GAME" -> new Entry.Played(seq, match, scores);
      case "CORRECTION" -> new Entry.Corrected(seq, match, scores);
      default -> new Entry.SeasonTurned(seq);
    };
  }

  @Test
  @TestSecurity(user = "admin-1", roles = "admin")
  void onlyOneSeasonIsPlannedAndAPlanCanBeTakenBack() {
    var far = Instant.parse("2099-01-01T00:00:00Z");
    plan("Far away", far).statusCode(201).body("state", equalTo("PLANNED"));
    plan("Further", far).statusCode(409).body("code", equalTo("season-already-planned"));
    given().delete(path("/seasons/planned")).then().statusCode(204);
    given()
        .delete(path("/seasons/planned"))
        .then()
        .statusCode(UNKNOWN)
        .body("code", equalTo("no-season-planned"));
  }

  @Test
  @TestSecurity(user = "admin-1", roles = "admin")
  void aPlanThatCannotBeIsRefusedWithEveryReason() {
    plan("<script>alert(1)</script>", null).statusCode(400).body("errors", hasSize(2));
    plan("x".repeat(61), Instant.parse("2099-01-01T00:00:00Z")).statusCode(400);
    plan("Past", Instant.parse("2020-01-01T00:00:00Z"))
        .statusCode(422)
        .body("code", equalTo("starts-in-the-past"));
    given().get(path("/seasons/99/table")).then().statusCode(UNKNOWN);
    int running = get("/seasons").extract().path("[0].number");
    given()
        .get(path("/seasons/" + running + "/table"))
        .then()
        .statusCode(409)
        .body("code", equalTo("season-not-over"));
  }

  @Test
  @TestSecurity(user = "player-1", roles = "player")
  void playersPlanNoSeasons() {
    plan("Mine", Instant.parse("2099-01-01T00:00:00Z")).statusCode(403);
    given().get("/api/v1/ladders/nowhere/seasons").then().statusCode(UNKNOWN);
    get("/seasons").body("size()", not(0));
  }

  private static ValidatableResponse plan(String name, Instant startsAt) {
    var body =
        startsAt == null
            ? Map.of("name", name)
            : Map.of("name", name, "startsAt", startsAt.toString());
    return given().contentType(ContentType.JSON).body(body).post(path("/seasons")).then();
  }
}
