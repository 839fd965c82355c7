package org.inwoarena.deck.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "deck"))
class CardsTest {

  @Test
  void everybodyMayPageThroughTheCatalogue() {
    given()
        .queryParam("size", 10)
        .queryParam("page", 63)
        .get("/api/v1/cards")
        .then()
        .statusCode(200)
        .body("total", equalTo(634))
        .body("items", hasSize(4))
        .body("page", equalTo(63));
  }

  @Test
  void filtersMustAllFit() {
    given()
        .queryParam("set", "base")
        .queryParam("kind", "Place")
        .queryParam("alignment", "government")
        .queryParam("attribute", "Coastal")
        .queryParam("size", 200)
        .get("/api/v1/cards")
        .then()
        .statusCode(200)
        .body("items.kind", everyItem(equalTo("Place")))
        .body("items.alignments", everyItem(hasItem("Government")))
        .body("items.id", hasItem("new-york"))
        .body("total", greaterThan(5));
    given()
        .queryParam("q", "  TRIANGLE bermuda ")
        .get("/api/v1/cards")
        .then()
        .body("items.id", hasItem("bermuda-triangle"));
    given().queryParam("q", "no such words").get("/api/v1/cards").then().body("total", equalTo(0));
  }

  @Test
  void oneCardWithAllItsFacts() {
    given()
        .get("/api/v1/cards/new-york")
        .then()
        .statusCode(200)
        .body("name", equalTo("New York"))
        .body("power", equalTo(7))
        .body("resistance", equalTo(8))
        .body("arrowIn", equalTo("bottom"))
        .body("arrowsOut", equalTo(java.util.List.of("top", "right", "left")))
        .body("illuminati", equalTo(null));
  }

  @Test
  void unchangedCatalogueIsNotSentAgain() {
    var tag = given().get("/api/v1/cards/ufos").then().statusCode(200).extract().header("ETag");
    given().header("If-None-Match", tag).get("/api/v1/cards/ufos").then().statusCode(304);
    given().header("If-None-Match", tag).get("/api/v1/cards").then().statusCode(304);
    given().header("If-None-Match", "\"other\"").get("/api/v1/cards").then().statusCode(200);
  }

  @Test
  void refusalsAreProblems() {
    given()
        .get("/api/v1/cards/no-such-card")
        .then()
        .statusCode(404)
        .contentType("application/problem+json")
        .body("code", equalTo("card-not-found"));
    given()
        .queryParam("size", 1000)
        .queryParam("page", -1)
        .get("/api/v1/cards")
        .then()
        .statusCode(400)
        .body("errors.where", containsInAnyOrder("page", "size"));
  }
}
