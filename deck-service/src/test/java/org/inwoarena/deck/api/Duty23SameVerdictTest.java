package org.inwoarena.deck.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.http.ContentType;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;

/**
 * Duty 23: one validator at check, save and registration, with every reason; a line that stands
 * there twice counts twice. The start of a match is in game-service's {@code StartTest}.
 */
@QuarkusTest
@WithTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "deck"))
class Duty23SameVerdictTest {

  private static final List<Map<String, Object>> DECKS =
      List.of(
          deck("constructed", Collections.nCopies(3, "hackers")),
          deck("one-with-everything", List.of("ufos", "hackers", "hoax", "hackers")),
          deck("base", List.of("ufos", "apathy")),
          deck("first-steps", List.of("ufos", "hackers", "hackers", "hackers")),
          deck("sealed", List.of("ufos", "hackers")));

  private static Map<String, Object> deck(String format, List<String> cards) {
    return Map.of("name", "Wrong", "format", format, "cards", cards);
  }

  @Test
  @TestSecurity(user = "duty-23", roles = "player")
  void checkSaveAndRegistrationGiveTheSameReasons() {
    for (var deck : DECKS) {
      List<String> checked =
          given()
              .contentType(ContentType.JSON)
              .body(Map.of("format", deck.get("format"), "cards", deck.get("cards")))
              .post("/api/v1/decks/check")
              .then()
              .statusCode(200)
              .body("ok", equalTo(false))
              .extract()
              .path("problems.detail");
      String id =
          given()
              .contentType(ContentType.JSON)
              .body(deck)
              .post("/api/v1/decks")
              .then()
              .statusCode(201)
              .extract()
              .path("id");
      List<String> saved =
          given().get("/api/v1/decks/" + id).then().extract().path("problems.detail");
      var refused =
          given()
              .contentType(ContentType.JSON)
              .body(Map.of("deckId", id))
              .post("/api/v1/registrations")
              .then()
              .statusCode(422)
              .body("code", equalTo("deck-illegal"))
              .extract();
      assertThat(checked).as(deck.toString()).isNotEmpty().isEqualTo(saved);
      assertThat(refused.<List<String>>path("errors.detail")).isEqualTo(saved);
      assertThat(refused.<List<String>>path("errors.rule"))
          .hasSameSizeAs(saved)
          .doesNotContainNull();
    }
  }
}
