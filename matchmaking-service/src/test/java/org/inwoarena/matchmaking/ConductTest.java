package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.UUID;
import org.inwoarena.contracts.PlayerNotice.QueueBanned;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What leaving costs, and how often a pair may meet: told in time, with reason and end. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class ConductTest {

  private static final String STANDING = "/api/v1/players/me/standing";

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
  void whoLeavesTooManyMatchesIsBannedAndToldWhyAndUntilWhen() {
    leave(EndReason.TIME, 9);
    leave(EndReason.CONCESSION, 2);
    ann.asks()
        .get(STANDING)
        .then()
        .statusCode(200)
        .body("left", equalTo(2), "free", equalTo(2), "nextBanSeconds", equalTo(600))
        .body("bannedUntil", nullValue())
        .body("quits.how", contains("early-concession", "time-out"));

    leave(EndReason.TIME, 0);
    ann.asks()
        .get(STANDING)
        .then()
        .body("bans.reason", contains("matches-left"))
        .body("bans[0].detail", startsWith("You left 3 of your last 3 rated matches"))
        .body("bannedUntil", notNullValue(), "nextBanSeconds", equalTo(1200))
        .body("quits[0].how", equalTo("no-show"));
    ann.queues()
        .then()
        .statusCode(409)
        .header("Retry-After", notNullValue())
        .body("code", equalTo("queue-ban"))
        .body("detail", startsWith("You left 3 of your last 3 rated matches"));
    ann.position().then().body("bannedUntil", notNullValue());
    arena.awaitPublished();
    assertThat(arena.told(ann))
        .anyMatch(body -> body instanceof QueueBanned ban && ban.reason().equals("matches-left"));
    ben.asks().get(STANDING).then().body("games", equalTo(3), "left", equalTo(0));

    clock.pass(Duration.ofMinutes(11));
    ann.queuesFine();
    ann.asks().get(STANDING).then().body("bans", empty());
    RestAssured.given().get(STANDING).then().statusCode(401);
  }

  /** Once the ticket that waited in vain is closed. */
  private static void queuesAgain(Person person) {
    await()
        .atMost(Arena.SOON)
        .untilAsserted(() -> person.position().then().body("tickets", empty()));
    person.queuesFine();
  }

  /** Ann and Ben play; Ann loses. */
  private void leave(EndReason how, int turns) {
    var match = arena.match(ann, ben);
    var over = Arena.over(match, how, turns, ben, ann, clock.instant());
    arena.bus().say(over, UUID.randomUUID().toString());
    await()
        .atMost(Arena.SOON)
        .untilAsserted(() -> ann.position().then().body("matchId", nullValue()));
  }

  @Test
  void thoseWhoMetOftenEnoughTodayAreToldBeforeTheGame() throws Exception {
    for (var hours = 1; hours <= 5; hours++) {
      arena.met(ann, ben, clock.instant().minus(Duration.ofHours(hours)));
    }
    ann.queuesFine();
    ben.queuesFine();
    await()
        .atMost(Arena.SOON)
        .untilAsserted(() -> ann.position().then().body("tickets.outlook", contains("daily-cap")));
    ann.challenges(ben, Arena.rated())
        .then()
        .statusCode(409)
        .header("Retry-After", notNullValue())
        .body("errors.code", hasItem("daily-cap"));
    ann.challenges(ben, Arena.casual()).then().statusCode(201);

    clock.pass(Duration.ofHours(20));
    queuesAgain(ann);
    queuesAgain(ben);
    arena.offered(ann);
  }
}
