package org.inwoarena.rating;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.inwoarena.rating.Results.ended;
import static org.inwoarena.rating.Results.player;
import static org.inwoarena.rating.Results.result;
import static org.inwoarena.rating.Results.seat;
import static org.inwoarena.rating.Results.won;
import static org.inwoarena.rating.Service.PATIENCE;
import static org.inwoarena.rating.Service.UNKNOWN;
import static org.inwoarena.rating.Service.awaitRated;
import static org.inwoarena.rating.Service.get;
import static org.inwoarena.rating.Service.path;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.http.ContentType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.inwoarena.contracts.PlayerNotice;
import org.inwoarena.contracts.Topics;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "rating"))
class ReviewTest {

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
  @TestSecurity(user = "judge-1", roles = "judge")
  void farmingIsFlaggedOnceChangesNoRatingAndIsClosedWithAVerdict() throws Exception {
    var anna = player("anna");
    var bert = player("bert");
    for (var game = 0; game < 6; game++) {
      var match = won(anna, bert);
      bus.send(match);
      awaitRated(match);
    }
    var flag = "items.find { it.player == '%s' }".formatted(anna);
    get("/flags?size=200").body(flag + ".rule", equalTo("ONE_SIDED_PAIR"));
    get("/flags?size=200").body("items.findAll { it.player == '%s' }".formatted(anna), hasSize(1));
    get("/players/" + anna).body("games", equalTo(6));

    String id = get("/flags?size=200").extract().path(flag + ".id");
    verdict(id, "club play, streamed").statusCode(200).body("closedBy", equalTo("judge-1"));
    verdict(id, "again").statusCode(409).body("code", equalTo("flag-already-closed"));
    get("/flags?size=200").body("items.findAll { it.id == '%s' }".formatted(id), hasSize(0));
    get("/flags?open=false&size=200").body("items.id", hasItem(id));
    verdict(UUID.randomUUID().toString(), "x").statusCode(UNKNOWN);
    verdict(id, " ").statusCode(400);
  }

  private static io.restassured.response.ValidatableResponse verdict(String flag, String text) {
    return given()
        .contentType(ContentType.JSON)
        .body(Map.of("text", text))
        .post(path("/flags/" + flag + "/verdict"))
        .then();
  }

  @Test
  @TestSecurity(user = "player-1", roles = "player")
  void flagsAreForJudges() {
    given().get(path("/flags")).then().statusCode(403);
  }

  @Test
  void aMatchGivenAwayAtOnceGetsNoRatingAndSaysWhy() throws Exception {
    var anna = player("anna");
    var given = ended(won(anna, player("bert")), EndReason.CONCESSION, 1);
    bus.send(given);
    await()
        .atMost(PATIENCE)
        .untilAsserted(
            () ->
                given()
                    .get(path("/matches/" + given.matchId()))
                    .then()
                    .statusCode(UNKNOWN)
                    .body("detail", containsString("ended in turn 1")));
    given().get(path("/players/" + anna)).then().statusCode(UNKNOWN);
    await()
        .atMost(PATIENCE)
        .untilAsserted(
            () ->
                assertThat(notRated(anna))
                    .singleElement()
                    .satisfies(notice -> assertThat(notice.matchId()).isEqualTo(given.matchId())));
  }

  /** What a player was told of matches without a rating. */
  private List<PlayerNotice.NotRated> notRated(String player) {
    return bus.messages(Topics.PLAYER_NOTICES, PlayerNotice.class).stream()
        .filter(notice -> notice.player().equals(player))
        .map(PlayerNotice::body)
        .map(PlayerNotice.NotRated.class::cast)
        .toList();
  }

  @Test
  void aProfileShowsCurvePeakAndRecords() throws Exception {
    var anna = player("anna");
    var bert = player("bert");
    var discordia = Optional.of("discordian-society");
    var gnomes = Optional.of("gnomes-of-zurich");
    var first = result(seat(anna, 2, discordia), seat(bert, 0, gnomes));
    bus.send(first);
    awaitRated(first);
    var second = result(seat(anna, 1, discordia), seat(bert, 1, discordia));
    bus.send(second);
    awaitRated(second);

    get("/players/" + anna + "/profile")
        .body("standing.games", equalTo(2), "peak", equalTo(152_000))
        .body("curve.rating.size()", equalTo(2), "curve[0].rating", equalTo(152_000))
        .body("byIlluminati", hasSize(1), "byIlluminati[0].of", equalTo("discordian-society"))
        .body("byIlluminati[0].won", equalTo(1), "byIlluminati[0].shared", equalTo(1))
        .body("againstIlluminati", hasSize(2))
        .body("opponents[0].of", equalTo(bert), "opponents[0].lost", equalTo(0));
  }

  @Test
  void theLeaderboardCanAskForGamesAndActivity() throws Exception {
    var anna = player("anna");
    bus.send(won(anna, player("bert")));
    service.awaitAllHandled();

    int all = get("/leaderboard?size=1").extract().path("total");
    int seasoned = get("/leaderboard?size=1&minGames=2").extract().path("total");
    assertThat(seasoned).isLessThan(all);
    get("/leaderboard?size=1&minGames=1&activeDays=3650").body("total", equalTo(all));
    given()
        .get(path("/leaderboard?minGames=-1&activeDays=-1"))
        .then()
        .statusCode(400)
        .body("errors", hasSize(2));
  }
}
