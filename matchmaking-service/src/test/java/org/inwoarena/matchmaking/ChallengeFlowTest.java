package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.inwoarena.contracts.PlayerNotice.ChallengeClosed;
import org.inwoarena.contracts.PlayerNotice.ChallengeReceived;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class ChallengeFlowTest {

  @Inject Arena arena;
  @Inject TestClock clock;

  private final Person ann = Person.player("ann");
  private final Person ben = Person.of("bot", "bot,player");

  @BeforeEach
  void bothAreKnown() {
    arena.clear();
    arena.register(ann, ben);
    ann.asks().get("/api/v1/players/me").then().statusCode(200);
    ben.asks().get("/api/v1/players/me").then().statusCode(200);
  }

  @Test
  void aCasualChallengeBecomesAnUnratedMatch() {
    var challenge = made(ann.challenges(ben, Arena.casual()));
    String match =
        ben.accepts(challenge)
            .then()
            .statusCode(200)
            .body("state", equalTo("accepted"))
            .extract()
            .path("matchId");
    arena.awaitPublished();
    var created = arena.announced(match).getFirst();
    assertThat(created.rated()).isFalse();
    assertThat(created.ladder()).isEmpty();
    assertThat(created.seats()).filteredOn(seat -> seat.bot()).hasSize(1);
    assertThat(arena.told(ben)).anyMatch(ChallengeReceived.class::isInstance);
    assertThat(arena.told(ann)).contains(new ChallengeClosed(challenge, "accepted"));
    ann.queuesFine();
  }

  @Test
  void aRatedOneHoldsBothAndTakesThemOutOfTheQueue() {
    ann.queuesFine();
    var challenge = made(ann.challenges(ben, Arena.rated()));
    var answers =
        Arena.atOnce(
            IntStream.range(0, 6)
                .mapToObj(
                    i ->
                        (Callable<String>)
                            () ->
                                ben.accepts(challenge)
                                    .then()
                                    .statusCode(200)
                                    .extract()
                                    .path("matchId"))
                .toList());
    assertThat(answers).containsOnly(answers.getFirst());
    arena.awaitPublished();
    var announced = arena.announced(answers.getFirst());
    assertThat(announced).hasSize(1);
    assertThat(announced.getFirst().ladder()).contains("preview");
    ann.position().then().body("tickets", empty()).body("matchId", equalTo(answers.getFirst()));

    var cat = Person.player("cat");
    arena.register(cat);
    var another = made(cat.challenges(ann, Arena.rated()));
    ann.accepts(another).then().statusCode(409).body("code", equalTo("match-under-way"));
    arena
        .bus()
        .say(
            Arena.over(answers.getFirst(), EndReason.ABORTED, ann, ben),
            UUID.randomUUID().toString());
    await()
        .atMost(Arena.SOON)
        .untilAsserted(() -> ann.position().then().body("matchId", nullValue()));
    ann.accepts(another).then().statusCode(200);
  }

  @Test
  void twoRatedChallengesAcceptedAtOnceMakeOneMatch() {
    var cat = Person.player("cat");
    arena.register(cat);
    for (var round = 0; round < 5; round++) {
      arena.clear();
      var one = made(ann.challenges(ben, Arena.rated()));
      var two = made(cat.challenges(ann, Arena.rated()));
      var codes =
          Arena.atOnce(
              List.<Callable<Integer>>of(
                  () -> ben.accepts(one).statusCode(), () -> ann.accepts(two).statusCode()));
      assertThat(codes).containsExactlyInAnyOrder(200, 409);
      assertThat(arena.count("select count(*) from match")).isEqualTo(1);
    }
  }

  @Test
  void declinedWithdrawnExpired() {
    var declined = made(ann.challenges(ben, Arena.casual()));
    ann.challenges(ben, Arena.casual())
        .then()
        .statusCode(409)
        .body("code", equalTo("already-challenged"));
    ann.post("/api/v1/challenges/" + declined + "/decline").then().statusCode(403);
    ben.post("/api/v1/challenges/" + declined + "/decline").then().statusCode(200);
    ben.post("/api/v1/challenges/" + declined + "/decline").then().statusCode(200);
    ben.accepts(declined).then().statusCode(409).body("code", equalTo("challenge-closed"));

    var withdrawn = made(ann.challenges(ben, Arena.casual()));
    ben.post("/api/v1/challenges/" + withdrawn + "/withdraw").then().statusCode(403);
    ann.post("/api/v1/challenges/" + withdrawn + "/withdraw").then().statusCode(200);
    ben.accepts(withdrawn).then().statusCode(409);

    var expired = made(ann.challenges(ben, Arena.casual()));
    clock.pass(Duration.ofMinutes(6));
    ben.accepts(expired).then().statusCode(409);
    await()
        .atMost(Arena.SOON)
        .untilAsserted(
            () ->
                ann.asks()
                    .get("/api/v1/challenges/" + expired)
                    .then()
                    .body("state", equalTo("expired")));
    arena.awaitPublished();
    assertThat(arena.told(ann))
        .contains(
            new ChallengeClosed(declined, "declined"), new ChallengeClosed(expired, "expired"));
    assertThat(arena.told(ben)).contains(new ChallengeClosed(withdrawn, "withdrawn"));

    ann.asks()
        .get("/api/v1/challenges?size=2")
        .then()
        .statusCode(200)
        .body("total", equalTo(3))
        .body("items.challengeId", containsInAnyOrder(expired, withdrawn));
    ben.asks()
        .get("/api/v1/challenges?state=declined")
        .then()
        .body("items.challengeId", containsInAnyOrder(declined));
    ben.asks().get("/api/v1/challenges?state=lost&size=0").then().statusCode(400);
  }

  @Test
  void everyReasonAgainstAChallengeIsGiven() {
    ann.challenges(ben, Map.of("rated", true, "ruleSet", "standard"))
        .then()
        .statusCode(422)
        .body("errors.code", hasItems("rated-rule-set"));
    ann.challenges(
            ben,
            Map.of(
                "opponent", "nobody-at-all",
                "rated", true,
                "ruleSet", "my-own",
                "ladder", "nowhere"))
        .then()
        .statusCode(422)
        .body(
            "errors.code",
            containsInAnyOrder(
                "rated-rule-set", "rule-set-unknown", "ladder-unknown", "opponent-unknown"));
    ann.challenges(ann, Arena.casual())
        .then()
        .statusCode(422)
        .body("code", equalTo("opponent-yourself"));
    ann.challenges(ben, Map.of("rated", false, "ladder", "preview"))
        .then()
        .statusCode(422)
        .body("code", equalTo("ladder-without-rating"));
    ann.challenges(ben, Map.of("rated", true, "registrationId", "unheard-of"))
        .then()
        .statusCode(409)
        .header("Retry-After", equalTo("1"))
        .body("code", equalTo("registration-unknown"));
    var challenge = made(ann.challenges(ben, Arena.casual()));
    var thief = new Person(ben.id(), ben.roles(), ann.deck());
    thief.accepts(challenge).then().statusCode(403).body("code", equalTo("registration-not-yours"));
    Person.player("eve").accepts(challenge).then().statusCode(404);
  }

  @Test
  void anOpponentIsFoundByHandleAndARepeatChangesNothing() {
    String handle = ben.asks().get("/api/v1/players/me").path("handle");
    var body =
        Map.of(
            "opponent", handle.toUpperCase(java.util.Locale.ROOT),
            "registrationId", ann.deck(),
            "rated", false);
    var answers =
        IntStream.range(0, 2)
            .mapToObj(
                i ->
                    made(
                        ann.asks()
                            .header("Idempotency-Key", "again")
                            .body(body)
                            .post("/api/v1/challenges")))
            .toList();
    assertThat(answers).containsOnly(answers.getFirst());
    ben.asks()
        .get("/api/v1/challenges?state=open")
        .then()
        .body("items.challengeId", containsInAnyOrder(answers.getFirst()));
  }

  private static String made(io.restassured.response.Response response) {
    return response.then().statusCode(201).extract().path("challengeId");
  }
}
