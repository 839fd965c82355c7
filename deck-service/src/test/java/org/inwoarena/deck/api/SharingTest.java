package org.inwoarena.deck.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "deck"))
class SharingTest {

  private static ValidatableResponse share(String deck, String visibility) {
    return given()
        .contentType(ContentType.JSON)
        .body(Map.of("visibility", visibility))
        .put("/api/v1/decks/" + deck + "/sharing")
        .then();
  }

  @Test
  @TestSecurity(user = "shr-anna", roles = "player")
  void aDeckIsPrivateUntilItIsShared() {
    var id = TestDecks.kept("Secret", TestDecks.SHORT);
    given().get("/api/v1/decks/" + id).then().body("visibility", equalTo("private"));
    given()
        .get("/api/v1/decks/" + id + "/sharing")
        .then()
        .statusCode(200)
        .body("visibility", equalTo("private"))
        .body("key", nullValue());
    given().get("/api/v1/shared-decks/" + id).then().statusCode(404);
  }

  @Test
  @TestSecurity(user = "shr-bert", roles = "player")
  void anUnlistedDeckIsReadByItsLinkAndTheLinkIsTakenBack() {
    var id = TestDecks.kept("By link", TestDecks.SHORT);
    String link =
        share(id, "unlisted")
            .statusCode(200)
            .body("key", matchesPattern("[A-Za-z0-9_-]{32}"))
            .extract()
            .path("link");
    given()
        .get(link)
        .then()
        .statusCode(200)
        .body("name", equalTo("By link"))
        .body("owner", equalTo("shr-bert"))
        .body("cards", contains("hackers", "hackers", "ufos"));
    given().get("/api/v1/shared-decks").then().body("items.name", not(hasItem("By link")));
    String renewed =
        given()
            .post("/api/v1/decks/" + id + "/sharing/key")
            .then()
            .statusCode(200)
            .extract()
            .path("link");
    given().get(link).then().statusCode(404).body("code", equalTo("deck-not-found"));
    given().get(renewed).then().statusCode(200);
    share(id, "private").statusCode(200).body("link", nullValue());
    given().get(renewed).then().statusCode(404);
    given()
        .post("/api/v1/decks/" + id + "/sharing/key")
        .then()
        .statusCode(409)
        .body("code", equalTo("deck-private"));
  }

  @Test
  @TestSecurity(user = "shr-cora", roles = "player")
  void aPublicDeckIsListedAndSharingIsNoNewVersion() {
    var id = TestDecks.kept("For all", "Shangri-La\nHackers");
    share(id, "public").statusCode(200);
    given()
        .queryParam("card", "shangri-la")
        .queryParam("format", "constructed")
        .get("/api/v1/shared-decks")
        .then()
        .statusCode(200)
        .body("items.name", hasItem("For all"))
        .body("items[0].cards", nullValue());
    given()
        .queryParam("card", "shangri")
        .get("/api/v1/shared-decks")
        .then()
        .body("total", equalTo(0));
    given()
        .get("/api/v1/decks/" + id)
        .then()
        .header("ETag", "\"0\"")
        .body("visibility", equalTo("public"));
    given().get("/api/v1/decks/" + id + "/revisions").then().body("items", hasSize(1));
  }

  @Test
  void everybodyMayReadPublicDecks() {
    given().get("/api/v1/shared-decks").then().statusCode(200);
    given().get("/api/v1/shared-decks/no-such-key").then().statusCode(404);
    given().queryParam("card", "%").get("/api/v1/shared-decks").then().statusCode(400);
  }

  @Test
  @TestSecurity(user = "shr-dora", roles = "player")
  void refusalsChangeNothing() {
    var id = TestDecks.kept("Mine", TestDecks.SHORT);
    share(id, "everybody").statusCode(400);
    share(OthersDeck.ID.toString(), "public")
        .statusCode(404)
        .body("code", equalTo("deck-not-found"));
    given().post("/api/v1/decks/" + OthersDeck.ID + "/sharing/key").then().statusCode(404);
    given().get("/api/v1/decks/" + OthersDeck.ID + "/sharing").then().statusCode(404);
    given().get("/api/v1/decks/" + id).then().body("visibility", equalTo("private"));
    OthersDeck.assertUntouched();
  }
}
