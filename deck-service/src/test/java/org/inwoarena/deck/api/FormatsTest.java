package org.inwoarena.deck.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "deck"))
class FormatsTest {

  @Test
  void everybodyMayReadTheFormats() {
    given()
        .get("/api/v1/formats")
        .then()
        .statusCode(200)
        .body("items[0].id", equalTo("constructed"))
        .body("items.id", hasItems("one-with-everything", "sealed"))
        .body("items.size", everyItem(equalTo(45)))
        .body("items.find { it.id == 'one-with-everything' }.copies", equalTo(1))
        .body("items.find { it.id == 'constructed' }.copies", nullValue())
        .body("items.find { it.id == 'first-steps' }.pool.kind", equalTo("cards"))
        .body("items.find { it.id == 'sealed' }.pool.packs", hasSize(2));
    given()
        .queryParam("size", 1)
        .queryParam("page", 3)
        .get("/api/v1/formats")
        .then()
        .body("items.id", contains("one-with-everything"));
  }

  @Test
  void aFormatIsFoundByIdAndByVersion() {
    for (var id : new String[] {"base", "base@1"}) {
      given()
          .get("/api/v1/formats/" + id)
          .then()
          .statusCode(200)
          .body("format.pin", equalTo("base@1"))
          .body("format.pool.cards", equalTo(412))
          .body("validator", startsWith("2+"))
          .body("versions", contains("base@1"))
          .body("history", hasSize(0));
    }
  }

  @Test
  void itsCardsComeInPages() {
    given()
        .queryParam("size", 200)
        .get("/api/v1/formats/first-steps/cards")
        .then()
        .statusCode(200)
        .body("total", equalTo(280))
        .body("items", hasSize(200))
        .body("items", hasItem("bigfoot"));
  }

  @Test
  void refusalsAreProblems() {
    given()
        .get("/api/v1/formats/vintage")
        .then()
        .statusCode(404)
        .body("code", equalTo("format-not-found"));
    given().get("/api/v1/formats/base@2/cards").then().statusCode(404);
    given()
        .queryParam("on", "soon")
        .get("/api/v1/formats")
        .then()
        .statusCode(400)
        .body("code", equalTo("bad-day"));
    given()
        .queryParam("size", 0)
        .queryParam("page", -1)
        .get("/api/v1/formats")
        .then()
        .statusCode(400)
        .body("errors", hasSize(2));
  }
}
