package org.inwoarena.deck.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.http.ContentType;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "deck"))
class DecksTest {

  @Test
  @TestSecurity(user = "anna", roles = "player")
  void aLegalDeckIsKeptListedReplacedAndDeleted() {
    var id = TestDecks.kept("Long arm", TestDecks.shipped("long-arm"));
    given()
        .get("/api/v1/decks/" + id)
        .then()
        .statusCode(200)
        .header("ETag", "\"0\"")
        .body("ok", equalTo(true))
        .body("cards", hasSize(45))
        .body("problems", hasSize(0))
        .body("illuminati", contains("bavarian-illuminati"));
    given()
        .get("/api/v1/decks")
        .then()
        .statusCode(200)
        .body("total", equalTo(1))
        .body("items[0].id", equalTo(id))
        .body("items[0].size", equalTo(45))
        .body("items[0].cards", nullValue());
    given()
        .contentType(ContentType.JSON)
        .header("If-Match", "\"0\"")
        .body(Map.of("name", "Shorter", "cards", List.of("ufos", "hackers")))
        .put("/api/v1/decks/" + id)
        .then()
        .statusCode(200)
        .header("ETag", "\"1\"")
        .body("name", equalTo("Shorter"))
        .body("ok", equalTo(false));
    given().delete("/api/v1/decks/" + id).then().statusCode(204);
    given().get("/api/v1/decks/" + id).then().statusCode(404);
    given().delete("/api/v1/decks/" + id).then().statusCode(404);
  }

  @Test
  @TestSecurity(user = "bert", roles = "player")
  void aDeckThatIsNotLegalYetIsKeptWithItsProblems() {
    var id = TestDecks.kept("Work in progress", "2x Clipper Chip");
    given()
        .get("/api/v1/decks/" + id)
        .then()
        .body("ok", equalTo(false))
        .body("problems.code", contains("deck.size", "deck.no-illuminati", "deck.no-lead"))
        .body("problems.rule", contains("constructed@1 size", "R1.3.1", "R1.3.5"));
  }

  @Test
  @TestSecurity(user = "cora", roles = "player")
  void whatIsNotUnderstoodIsRefusedWithEveryReason() {
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("name", "Typos", "text", "UFOs\n2x Hakcers\nMedia\nSomething else entirely"))
        .post("/api/v1/decks")
        .then()
        .statusCode(422)
        .contentType("application/problem+json")
        .body("code", equalTo("deck-unreadable"))
        .body(
            "errors.code",
            hasItems("deck.card-unknown", "deck.card-ambiguous", "deck.size", "deck.no-lead"))
        .body("errors[0].line", equalTo(2))
        .body("errors[0].where", equalTo("line 2"))
        .body("errors[0].card", equalTo("Hakcers"))
        .body("errors[0].suggestions[0]", equalTo("Hackers"));
    given().get("/api/v1/decks").then().body("total", equalTo(0));
  }

  @Test
  @TestSecurity(user = "dora", roles = "player")
  void malformedRequestsAreRefused() {
    refused(Map.of("name", "x"), 400, "text-or-cards");
    refused(Map.of("name", "x", "text", "UFOs", "cards", List.of("ufos")), 400, "text-or-cards");
    refused(Map.of("name", " ", "text", "UFOs"), 400, "invalid-request");
    refused(Map.of("name", "a\nb", "text", "UFOs"), 400, "invalid-request");
    refused(Map.of("name", "n".repeat(101), "text", "UFOs"), 400, "invalid-request");
    refused(Map.of("name", "x", "text", "UFOs", "format", "vintage"), 422, "unknown-format");
    given()
        .contentType(ContentType.JSON)
        .body("{\"name\": ")
        .post("/api/v1/decks")
        .then()
        .statusCode(400)
        .contentType("application/problem+json");
    given().get("/api/v1/decks/not-a-uuid").then().statusCode(404);
  }

  private static void refused(Map<String, Object> body, int status, String code) {
    given()
        .contentType(ContentType.JSON)
        .body(body)
        .post("/api/v1/decks")
        .then()
        .statusCode(status)
        .contentType("application/problem+json")
        .body("code", equalTo(code));
  }

  @Test
  @TestSecurity(user = "emil", roles = "player")
  void aStaleChangeIsRefused() {
    var id = TestDecks.kept("Mine", TestDecks.SHORT);
    var change = Map.of("name", "Other", "text", "UFOs");
    given()
        .contentType(ContentType.JSON)
        .header("If-Match", "\"7\"")
        .body(change)
        .put("/api/v1/decks/" + id)
        .then()
        .statusCode(412)
        .body("code", equalTo("deck-changed"));
    given()
        .contentType(ContentType.JSON)
        .header("If-Match", "soon")
        .body(change)
        .put("/api/v1/decks/" + id)
        .then()
        .statusCode(400)
        .body("code", equalTo("bad-if-match"));
    given().get("/api/v1/decks/" + id).then().body("name", equalTo("Mine"));
  }

  @Test
  @TestSecurity(user = "fritz", roles = "player")
  void decksOfOthersDoNotExist() {
    for (var deck : List.of(OthersDeck.ID, UUID.randomUUID())) {
      var path = "/api/v1/decks/" + deck;
      var body = Map.of("name", "x", "text", "UFOs");
      given().get(path).then().statusCode(404).body("code", equalTo("deck-not-found"));
      given().get(path + "/export").then().statusCode(404);
      given().contentType(ContentType.JSON).body(body).put(path).then().statusCode(404);
      given().delete(path).then().statusCode(404);
    }
    OthersDeck.assertUntouched();
  }

  @Test
  @TestSecurity(user = "gerda", roles = "player")
  void checkingKeepsNothing() {
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("text", TestDecks.shipped("night-shift")))
        .post("/api/v1/decks/check")
        .then()
        .statusCode(200)
        .body("ok", equalTo(true))
        .body("cards", equalTo(45))
        .body("recognised", equalTo(45))
        .body("list", hasSize(45));
    given()
        .contentType(ContentType.TEXT)
        .body("Hoxa")
        .post("/api/v1/decks/check")
        .then()
        .statusCode(200)
        .body("ok", equalTo(false))
        .body("recognised", equalTo(0))
        .body("problems[0].suggestions[0]", equalTo("Hoax"))
        .body("problems[0].severity", equalTo("error"));
    given().get("/api/v1/decks").then().body("total", equalTo(0));
  }

  @Test
  @TestSecurity(user = "hugo", roles = "player")
  void pagesAreCutLastChangedFirst() {
    for (int i = 0; i < 5; i++) {
      TestDecks.kept("Deck " + i, TestDecks.SHORT);
    }
    given()
        .queryParam("page", 1)
        .queryParam("size", 2)
        .get("/api/v1/decks")
        .then()
        .body("total", equalTo(5))
        .body("items.name", contains("Deck 2", "Deck 1"));
  }

  @Test
  @TestSecurity(user = "ida", roles = "player")
  void nobodyKeepsMoreThanTheMost() {
    for (int i = 0; i < 10; i++) {
      TestDecks.kept("Deck " + i, TestDecks.SHORT);
    }
    refused(Map.of("name", "One more", "text", "UFOs"), 409, "too-many-decks");
    given().get("/api/v1/decks").then().body("total", equalTo(10));
  }

  @Test
  void decksNeedALogIn() {
    given()
        .get("/api/v1/decks")
        .then()
        .statusCode(401)
        .contentType("application/problem+json")
        .body("code", equalTo("not-logged-in"));
  }

  @Test
  @TestSecurity(user = "guest", roles = "organizer")
  void decksNeedTheRole() {
    given().get("/api/v1/decks").then().statusCode(403).body("code", equalTo("role-missing"));
  }

  @Test
  @TestSecurity(user = "jan", roles = "player")
  void theApiIsDescribed() {
    given()
        .get("/q/openapi?format=json")
        .then()
        .statusCode(200)
        .body(containsString("/api/v1/registrations"))
        .body(containsString("/api/v1/decks/{id}/export"));
    given().get("/q/health/ready").then().statusCode(200);
  }
}
