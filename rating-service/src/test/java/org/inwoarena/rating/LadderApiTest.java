package org.inwoarena.rating;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.inwoarena.rating.Results.player;
import static org.inwoarena.rating.Results.shared;
import static org.inwoarena.rating.Results.won;
import static org.inwoarena.rating.Service.PATIENCE;
import static org.inwoarena.rating.Service.UNKNOWN;
import static org.inwoarena.rating.Service.get;
import static org.inwoarena.rating.Service.path;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.inwoarena.contracts.PlayerChanged;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "rating"))
class LadderApiTest {

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
  void anOlderProfileDoesNotOverwriteANewerOne() throws Exception {
    var anna = player("anna");
    var now = Instant.now();
    bus.send(new PlayerChanged(anna, "Anna the Second", false, now));
    bus.send(new PlayerChanged(anna, "Anna", false, now.minusSeconds(60)));
    bus.send(new PlayerChanged(player("last"), "Last", false, now));

    await()
        .atMost(PATIENCE)
        .untilAsserted(
            () ->
                get("/players/" + anna)
                    .body("handle", equalTo("Anna the Second"))
                    .body("rank", nullValue(), "rating", equalTo(150_000), "games", equalTo(0)));
  }

  @Test
  @TestSecurity(user = "player-who-asks", roles = "player")
  void theLeaderboardHasPagesThatNeverOverlapAndTheCallersOwnLine() throws Exception {
    for (var i = 0; i < 7; i++) {
      bus.send(won(player("w"), player("l")));
    }
    bus.send(shared("player-who-asks", player("r")));
    service.awaitAllHandled();

    int total = get("/leaderboard?size=1").extract().path("total");
    var seen = new ArrayList<String>();
    var ratings = new ArrayList<Integer>();
    for (var page = 0; page * 4 < total; page++) {
      var body = get("/leaderboard?size=4&page=" + page).extract();
      seen.addAll(body.path("items.player"));
      ratings.addAll(body.path("items.rating"));
    }
    assertThat(seen).hasSize(total).doesNotHaveDuplicates();
    assertThat(ratings).isSortedAccordingTo(Comparator.reverseOrder());
    get("/leaderboard?size=1")
        .body("you.player", equalTo("player-who-asks"), "you.rating", equalTo(150_000));
    int rank = get("/leaderboard?size=1").extract().path("you.rank");
    assertThat(rank).isEqualTo(1 + (int) ratings.stream().filter(r -> r > 150_000).count());
  }

  @Test
  void theLaddersAreListedForEverybody() {
    given()
        .get("/api/v1/ladders")
        .then()
        .statusCode(200)
        .body("id", equalTo(List.of("base", "preview")))
        .body("name", equalTo(List.of("Base set, preview", "Preview")))
        .body("[0].ruleSet", equalTo("two-player-tournament"))
        .body("[0].cards", equalTo("card-texts"));
    get("/leaderboard").body("you", nullValue());
  }

  @Test
  void whatIsNotThereIsAProblemInWords() {
    problem("/api/v1/ladders/nowhere/leaderboard", UNKNOWN, "unknown-ladder");
    problem(path("/players/nobody"), UNKNOWN, "unknown-player");
    problem(path("/players/nobody/history"), UNKNOWN, "unknown-player");
    problem(path("/matches/none"), UNKNOWN, "match-not-rated");
    given()
        .get(path("/leaderboard?size=0&page=-1"))
        .then()
        .statusCode(400)
        .contentType("application/problem+json")
        .body("errors", hasSize(2));
  }

  private static void problem(String path, int status, String code) {
    given()
        .get(path)
        .then()
        .statusCode(status)
        .contentType("application/problem+json")
        .body("code", equalTo(code), "status", equalTo(status));
  }
}
