package org.inwoarena.matchmaking;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.inwoarena.contracts.PlayerChanged;
import org.inwoarena.contracts.Topics;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class PlayersTest {

  private static final String ME = "/api/v1/players/me";

  @Inject Arena arena;

  @Test
  void theFirstCallMakesOneProfileHoweverOftenItComes() {
    var bot = Person.of("service-account-rob", "bot,player");
    var handles =
        Arena.atOnce(
            IntStream.range(0, 8)
                .mapToObj(i -> (Callable<String>) () -> bot.asks().get(ME).path("handle"))
                .toList());
    assertThat(handles).containsOnly(handles.getFirst());
    assertThat(handles.getFirst()).startsWith("rob-");
    given()
        .get("/api/v1/players/" + bot.id())
        .then()
        .statusCode(200)
        .body("bot", equalTo(true))
        .body("handle", equalTo(handles.getFirst()));
    arena.awaitPublished();
    assertThat(changes(bot)).hasSize(1).allMatch(PlayerChanged::bot);
  }

  @Test
  void aChosenHandleIsToldAndOthersCannotTakeItsLike() {
    var ann = Person.player("ann");
    var ben = Person.player("ben");
    var mark = UUID.randomUUID().toString().substring(0, 6);
    wants(ann, "Agent-" + mark).then().statusCode(200).body("handle", equalTo("Agent-" + mark));
    wants(ann, "Agent-" + mark).then().statusCode(200);
    wants(ben, "aGENT-" + mark).then().statusCode(409).body("code", equalTo("handle-taken"));
    wants(ben, "Аgent").then().statusCode(422).body("code", equalTo("handle-mixed-scripts"));
    wants(ann, "AGENT-" + mark).then().statusCode(200).body("handle", equalTo("AGENT-" + mark));
    given()
        .get("/api/v1/players?handle=agent-" + mark)
        .then()
        .statusCode(200)
        .body("total", equalTo(1))
        .body("items.id", contains(ann.id()));
    arena.awaitPublished();
    assertThat(changes(ann)).hasSize(3).last().matches(c -> c.handle().equals("AGENT-" + mark));
  }

  @Test
  void twoWhoWantOneHandleAtTheSameMomentDoNotBothGetIt() {
    var wanted = "race-" + UUID.randomUUID().toString().substring(0, 8);
    var codes =
        Arena.atOnce(
            IntStream.range(0, 6)
                .mapToObj(i -> Person.player("racer" + i))
                .map(person -> (Callable<Integer>) () -> wants(person, wanted).statusCode())
                .toList());
    assertThat(codes).containsOnlyOnce(200).contains(409);
  }

  @Test
  void everyReasonAgainstAHandleIsGiven() {
    var ann = Person.player("ann");
    wants(ann, "-!")
        .then()
        .statusCode(422)
        .contentType(containsString("application/problem+json"))
        .body("errors.code", hasItems("handle-too-short", "handle-characters", "handle-edges"));
    wants(ann, "x".repeat(5000)).then().statusCode(400);
    ann.asks().body("{}").put(ME).then().statusCode(400);
    given().get(ME).then().statusCode(401);
    given()
        .get("/api/v1/players/nobody")
        .then()
        .statusCode(404)
        .body("code", equalTo("player-unknown"));
    given().get("/api/v1/players?handle=%25&size=1").then().body("total", equalTo(0));
    given().get("/api/v1/players?size=1000").then().statusCode(400);
  }

  @Test
  void theApiDescribesItself() {
    given()
        .get("/q/openapi?format=json")
        .then()
        .statusCode(200)
        .body("paths.keySet()", hasItems("/api/v1/queue", "/api/v1/offers/{id}/accept", ME));
  }

  private static Response wants(Person person, String handle) {
    return person.asks().body(Map.of("handle", handle)).put(ME);
  }

  private java.util.List<PlayerChanged> changes(Person person) {
    return arena.bus().heard(Topics.PLAYER_CHANGED, PlayerChanged.class).stream()
        .filter(change -> change.player().equals(person.id()))
        .toList();
  }
}
