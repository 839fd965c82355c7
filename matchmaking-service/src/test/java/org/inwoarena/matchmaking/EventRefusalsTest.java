package org.inwoarena.matchmaking;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.inwoarena.testkit.ApiDocument;
import org.inwoarena.testkit.ApiDocument.Call;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every call of events refuses, with the requests its own description gives. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class EventRefusalsTest {

  @Inject Arena arena;
  @Inject TestClock clock;

  private final Person organiser = Person.of("olga", "organizer,player,judge");
  private final Person ann = Person.player("ann");

  @BeforeEach
  void clear() {
    arena.clear();
  }

  @Test
  void noCallKnowsAnEventThatIsNotThere() {
    for (var call : callsOfAnEvent()) {
      var answer = send(organiser.asks(), call, UUID.randomUUID().toString());
      assertThat(answer.extract().statusCode()).as(call.toString()).isEqualTo(404);
      answer
          .contentType(startsWith("application/problem+json"))
          .body("code", equalTo("event-unknown"));
      var nonsense = send(organiser.asks(), call, "no-id");
      assertThat(nonsense.extract().statusCode()).as(call.toString()).isEqualTo(404);
    }
  }

  @Test
  void nothingChangesWithoutALogIn() {
    for (var call : callsOfAnEvent()) {
      if (!call.method().equals("get")) {
        var answer = send(given(), call, UUID.randomUUID().toString());
        assertThat(answer.extract().statusCode()).as(call.toString()).isEqualTo(401);
      }
    }
  }

  @Test
  void everyConditionThatIsNotMetIsNamed() {
    var request = cup();
    request.put("ratedGames", 1);
    request.put("ratings", Map.of("lowest", 1600, "highest", 1800));
    request.put("invited", List.of("somebody-else"));
    request.put("password", "fnord");
    var event = new EventRun(arena, organiser, request);
    event
        .enter(ann)
        .statusCode(403)
        .body(
            "errors.code",
            contains(
                "not-invited", "password-wrong", "too-few-rated-games", "rating-out-of-range"));
    organiser
        .asks()
        .get(event.path("/settings"))
        .then()
        .body("ratedGames", equalTo(1), "ratings.lowest", equalTo(1600));
  }

  @Test
  void ratingsKnownHereOpenAndCloseAnEvent() {
    var request = cup();
    request.put("ratedGames", 1);
    request.put("ratings", Map.of("lowest", 1600, "highest", 1800));
    var event = new EventRun(arena, organiser, request);
    event
        .enter(ann)
        .statusCode(409)
        .body("errors.code", contains("too-few-rated-games", "rating-out-of-range"));
    arena.rate(ann, 1801_00, 1);
    event.enter(ann).statusCode(409).body("errors.code", contains("rating-out-of-range"));
    arena.rate(ann, 1800_99, 2);
    event.enter(ann).statusCode(200).body("you.rating", equalTo(1800));
  }

  @Test
  void overlongAndHostileTextIsRefusedWithEveryReason() {
    var request = cup();
    request.put("name", "Cup\u202e");
    request.put("description", "x\u0007");
    request.put("minimum", 1);
    draft(request).statusCode(400).body("errors.where", contains("minimum"));
    request.put("minimum", 2);
    request.put("format", "swiss-top-8");
    request.put("ratings", Map.of("lowest", 2000, "highest", 1000));
    request.put("tieBreaks", List.of("omw/1", "omw/1"));
    draft(request)
        .statusCode(422)
        .body(
            "errors.code",
            containsInAnyOrder(
                "name-characters", "description", "minimum", "rating-range", "tie-breaks"));
    request.put("name", "x".repeat(81));
    request.put("description", "x".repeat(4001));
    request.put("deckFormat", "y".repeat(65));
    draft(request)
        .statusCode(400)
        .body("errors.where", hasItems("name", "description", "deckFormat"));
    var event = new EventRun(arena, organiser, cup());
    event
        .act(Map.of("act", "cancel", "notice", "x".repeat(501)))
        .statusCode(400)
        .body("errors.where", contains("notice"));
    ann.asks()
        .body(Map.of("password", "x".repeat(101)))
        .post(event.path("/entrants"))
        .then()
        .statusCode(400);
    assertThat(arena.count("select count(*) from event")).isOne();
  }

  private ValidatableResponse draft(Map<String, Object> request) {
    return organiser.asks().body(request).post("/api/v1/events").then();
  }

  private Map<String, Object> cup() {
    return EventRequests.cup("Strict Cup", 16, clock.instant().plus(Duration.ofDays(1)));
  }

  private static List<Call> callsOfAnEvent() {
    var calls =
        ApiDocument.read(given().get("/q/openapi?format=json").then().extract().asString())
            .callsBelow("/api/v1/events/{id}");
    assertThat(calls).hasSizeGreaterThan(15);
    return calls;
  }

  private static ValidatableResponse send(RequestSpecification who, Call call, String event) {
    var path = call.path().replace("{id}", event).replaceAll("\\{[^}]*}", "1");
    call.mediaType().ifPresent(type -> who.contentType(type + ";charset=UTF-8").body(call.body()));
    return who.request(call.method().toUpperCase(Locale.ROOT), path).then();
  }
}
