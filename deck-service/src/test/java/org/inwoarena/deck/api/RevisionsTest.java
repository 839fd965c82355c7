package org.inwoarena.deck.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.http.ContentType;
import java.util.Map;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "deck"))
class RevisionsTest {

  private static void save(String deck, String name, String text) {
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("name", name, "text", text))
        .put("/api/v1/decks/" + deck)
        .then()
        .statusCode(200);
  }

  @Test
  @TestSecurity(user = "rev-anna", roles = "player")
  void everySaveIsKeptAndCanBeComparedAndRestored() {
    var id = TestDecks.kept("First", TestDecks.SHORT);
    save(id, "Second", "UFOs\nHackers\n2x Hoax");
    var revisions = "/api/v1/decks/" + id + "/revisions";
    given()
        .get(revisions)
        .then()
        .statusCode(200)
        .body("total", equalTo(2))
        .body("items.version", contains(1, 0))
        .body("items.name", contains("Second", "First"))
        .body("items.size", contains(4, 3));
    given()
        .get(revisions + "/0")
        .then()
        .statusCode(200)
        .body("revision.name", equalTo("First"))
        .body("cards", contains("hackers", "hackers", "ufos"));
    given()
        .get(revisions + "/0/diff")
        .then()
        .statusCode(200)
        .body("from", equalTo(0))
        .body("to", equalTo(1))
        .body("renamed", equalTo(true))
        .body("otherFormat", equalTo(false))
        .body("lines.card", contains("hackers", "hoax"))
        .body("lines.before", contains(2, 0))
        .body("lines.after", contains(1, 2));
    given().get(revisions + "/1/diff?to=1").then().body("lines", hasSize(0));
    given()
        .header("If-Match", "\"1\"")
        .post(revisions + "/0/restore")
        .then()
        .statusCode(200)
        .header("ETag", "\"2\"")
        .body("name", equalTo("First"))
        .body("size", equalTo(3));
    given().get(revisions).then().body("items.version", contains(2, 1, 0));
  }

  @Test
  @TestSecurity(user = "rev-bert", roles = "player")
  void aStaleRestoreIsRefusedAndChangesNothing() {
    var id = TestDecks.kept("First", TestDecks.SHORT);
    save(id, "Second", "UFOs");
    given()
        .header("If-Match", "\"0\"")
        .post("/api/v1/decks/" + id + "/revisions/0/restore")
        .then()
        .statusCode(412)
        .body("code", equalTo("deck-changed"));
    given().get("/api/v1/decks/" + id).then().body("name", equalTo("Second"));
  }

  @Test
  @TestSecurity(user = "rev-cora", roles = "player")
  void theOldestAreLetGo() {
    var id = TestDecks.kept("0", TestDecks.SHORT);
    for (int i = 1; i < 8; i++) {
      save(id, Integer.toString(i), TestDecks.SHORT);
    }
    given()
        .get("/api/v1/decks/" + id + "/revisions")
        .then()
        .body("items.version", contains(7, 6, 5, 4, 3));
    given()
        .get("/api/v1/decks/" + id + "/revisions/2")
        .then()
        .statusCode(404)
        .body("code", equalTo("revision-not-found"));
  }

  @Test
  @TestSecurity(user = "rev-dora", roles = "player")
  void revisionsOfOthersDoNotExist() {
    var revisions = "/api/v1/decks/" + OthersDeck.ID + "/revisions";
    given().get(revisions).then().statusCode(404).body("code", equalTo("deck-not-found"));
    given().get(revisions + "/0").then().statusCode(404);
    given().get(revisions + "/0/diff").then().statusCode(404);
    given().post(revisions + "/0/restore").then().statusCode(404);
    given().get(revisions + "/soon").then().statusCode(404);
    OthersDeck.assertUntouched();
  }
}
