package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.inwoarena.contracts.MatchCreated.SeatPlan;
import org.inwoarena.contracts.PlayerNotice.ChallengeReceived;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The last opponent once more, with swapped seats, while the match is fresh. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class RematchTest {

  private static final String REMATCH = "/api/v1/challenges/rematch";

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
  void bothAskAndPlayAgainWithSwappedSeats() {
    var match = finished();
    ann.position()
        .then()
        .body("rematch.matchId", equalTo(match), "rematch.opponent", equalTo(ben.id()));
    String challenge =
        ask(ann, match)
            .then()
            .statusCode(200)
            .body("state", equalTo("open"))
            .extract()
            .path("challengeId");
    ask(ann, match).then().statusCode(200).body("challengeId", equalTo(challenge));
    arena.awaitPublished();
    assertThat(arena.told(ben))
        .anyMatch(
            body ->
                body instanceof ChallengeReceived got
                    && got.rematchOf().equals(Optional.of(match)));
    String again =
        ask(ben, match)
            .then()
            .statusCode(200)
            .body("state", equalTo("accepted"), "rematchOf", equalTo(match))
            .extract()
            .path("matchId");
    arena.awaitPublished();
    var before = arena.announced(match).getFirst();
    var after = arena.announced(again).getFirst();
    assertThat(after.ladder()).isEqualTo(before.ladder());
    assertThat(after.seats().stream().map(SeatPlan::player))
        .containsExactlyElementsOf(
            before.seats().reversed().stream().map(SeatPlan::player).toList());
    ask(ann, match).then().statusCode(409).body("errors.code", contains("rematch-made"));
    ann.position().then().body("rematch", nullValue());
  }

  @Test
  void askingAtOnceIsAgreeing() {
    for (var round = 0; round < 4; round++) {
      arena.clear();
      var match = finished();
      var codes =
          Arena.atOnce(
              List.<Callable<Integer>>of(
                  () -> ask(ann, match).statusCode(), () -> ask(ben, match).statusCode()));
      assertThat(codes).containsOnly(200);
      assertThat(
              arena.count(
                  "select count(*) from match where rematch_of = ?", UUID.fromString(match)))
          .isEqualTo(1);
    }
  }

  @Test
  void itIsAChallengeLikeOthers() {
    var match = finished();
    String challenge = ask(ann, match).path("challengeId");
    ben.post("/api/v1/challenges/" + challenge + "/decline").then().statusCode(200);
    String second = ask(ann, match).then().statusCode(200).extract().path("challengeId");
    ben.accepts(second).then().statusCode(200).body("matchId", notNullValue());
  }

  @Test
  void aRatedMatchMayBeHadAgainForFun() throws Exception {
    for (var hours = 1; hours <= 4; hours++) {
      arena.met(ann, ben, clock.instant().minus(Duration.ofHours(hours)));
    }
    var match = finished();
    ask(ann, match).then().statusCode(409).body("code", equalTo("daily-cap"));
    ann.asks()
        .body(Map.of("matchId", match, "casual", true))
        .post(REMATCH)
        .then()
        .statusCode(200)
        .body("rated", equalTo(false));
    ask(ben, match).then().statusCode(200).body("state", equalTo("accepted"));
  }

  @Test
  void notOfOthersNotBeforeTheEndAndNotForEver() {
    var match = arena.match(ann, ben);
    ask(ann, match).then().statusCode(409).body("errors.code", hasItem("match-not-over"));
    end(match);
    ask(Person.player("eve"), match).then().statusCode(404).body("code", equalTo("match-unknown"));
    ask(ann, UUID.randomUUID().toString()).then().statusCode(404);
    ann.asks().body("{}").post(REMATCH).then().statusCode(400);
    ann.asks()
        .body(Map.of("matchId", match, "registrationId", ben.deck()))
        .post(REMATCH)
        .then()
        .statusCode(403)
        .body("code", equalTo("registration-not-yours"));
    clock.pass(Duration.ofMinutes(11));
    ann.position().then().body("rematch", nullValue());
    ask(ann, match).then().statusCode(409).body("code", equalTo("rematch-too-late"));
  }

  private String finished() {
    var match = arena.match(ann, ben);
    end(match);
    return match;
  }

  private void end(String match) {
    var over = Arena.over(match, EndReason.GOAL, 12, ann, ben, clock.instant());
    arena.bus().say(over, UUID.randomUUID().toString());
    await()
        .atMost(Arena.SOON)
        .untilAsserted(() -> ann.position().then().body("matchId", nullValue()));
  }

  private static Response ask(Person who, String match) {
    return who.asks().body(Map.of("matchId", match)).post(REMATCH);
  }
}
