package org.inwoarena.deck.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.inwoarena.contracts.DeckRegistered;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "deck"))
class RegistrationsTest {

  private static ValidatableResponse register(String deck, String key) {
    return given()
        .contentType(ContentType.JSON)
        .header("Idempotency-Key", key)
        .body(Map.of("deckId", deck, "format", "constructed"))
        .post("/api/v1/registrations")
        .then();
  }

  @Test
  @TestSecurity(user = "rosa", roles = "player")
  void aRegistrationOutlivesEveryChangeOfItsDeck() {
    var deck = TestDecks.kept("Board", TestDecks.shipped("board-meeting"));
    var hash = given().get("/api/v1/decks/" + deck).then().extract().<String>path("hash");
    var id =
        register(deck, "one")
            .statusCode(201)
            .body("hash", equalTo(hash))
            .body("validatorVersion", startsWith("2+"))
            .body("deckId", equalTo(deck))
            .body("cards", nullValue())
            .extract()
            .<String>path("registrationId");
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("name", "Changed", "text", "UFOs"))
        .put("/api/v1/decks/" + deck)
        .then()
        .statusCode(200);
    given().delete("/api/v1/decks/" + deck).then().statusCode(204);
    given()
        .get("/api/v1/registrations/" + id)
        .then()
        .statusCode(200)
        .body("hash", equalTo(hash))
        .body("name", equalTo("Board"));
    given()
        .get("/api/v1/registrations/mine")
        .then()
        .statusCode(200)
        .body("total", equalTo(1))
        .body("items.registrationId", contains(id));
  }

  @Test
  @TestSecurity(user = "sara", roles = "player")
  void aRepeatedRequestIsTheSameRegistration() {
    var deck = TestDecks.kept("Garden", TestDecks.shipped("garden-of-peace"));
    var other = TestDecks.kept("Order", TestDecks.shipped("old-order"));
    var first = register(deck, "k").statusCode(201).extract().<String>path("registrationId");
    register(deck, "k").statusCode(200).body("registrationId", equalTo(first));
    register(other, "k").statusCode(422).body("code", equalTo("idempotency-key-reused"));
    given().get("/api/v1/registrations/mine").then().body("total", equalTo(1));
  }

  @Test
  @TestSecurity(user = "tina", roles = "player")
  void requestsAtTheSameTimeWithOneKeyAreOneRegistration() throws Exception {
    var deck = TestDecks.kept("Party", TestDecks.shipped("party-line"));
    Callable<String> wish = () -> register(deck, "same").extract().path("registrationId");
    try (var pool = Executors.newFixedThreadPool(8)) {
      var answers = pool.invokeAll(java.util.Collections.nCopies(8, wish));
      var ids = new java.util.HashSet<String>();
      for (var answer : answers) {
        ids.add(answer.get());
      }
      assertThat(ids).hasSize(1).doesNotContainNull();
    }
    given().get("/api/v1/registrations/mine").then().body("total", equalTo(1));
  }

  @Test
  @TestSecurity(user = "ulf", roles = "player")
  void refusalsChangeNothing() {
    var deck = TestDecks.kept("Too short", TestDecks.SHORT);
    register(deck, "a")
        .statusCode(422)
        .contentType("application/problem+json")
        .body("code", equalTo("deck-illegal"))
        .body("errors.code", hasItems("deck.size"))
        .body("errors.rule", hasItems("constructed@1 size"));
    register(UUID.randomUUID().toString(), "b")
        .statusCode(404)
        .body("code", equalTo("deck-not-found"));
    register(OthersDeck.ID.toString(), "c").statusCode(404);
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("deckId", deck, "format", "vintage"))
        .post("/api/v1/registrations")
        .then()
        .statusCode(422)
        .body("code", equalTo("unknown-format"));
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("format", "constructed"))
        .post("/api/v1/registrations")
        .then()
        .statusCode(400);
    register(deck, "k".repeat(101)).statusCode(400);
    given().get("/api/v1/registrations/" + UUID.randomUUID()).then().statusCode(404);
    given().get("/api/v1/registrations/mine").then().body("total", equalTo(0));
  }

  @Test
  @TestSecurity(user = "vera", roles = "player")
  void everyRegistrationIsToldExactlyOnceAndWithoutCards() {
    var deck = TestDecks.kept("Skies", TestDecks.shipped("open-skies"));
    var first = register(deck, "1").statusCode(201).extract().<String>path("registrationId");
    register(deck, "1").statusCode(200);
    var second = register(deck, "2").statusCode(201).extract().<String>path("registrationId");
    try (var topic = new RegisteredTopic()) {
      // The outbox keeps the order in which it was filled: once the second is out, so is the first.
      var told = topic.until(message -> message.registrationId().equals(second));
      assertThat(told).extracting(DeckRegistered::registrationId).containsOnlyOnce(first, second);
      var message =
          told.stream().filter(m -> m.registrationId().equals(first)).findFirst().orElseThrow();
      assertThat(message.owner()).isEqualTo("vera");
      assertThat(message.format()).isEqualTo("constructed");
      assertThat(message.cardPool()).hasValue("constructed@1");
      assertThat(message.hash()).hasSize(64);
      assertThat(topic.raw()).noneMatch(json -> json.contains("big-media"));
      assertThat(topic.types()).containsOnly("org.inwoarena.deck-registered.v1");
    }
  }

  @Test
  @TestSecurity(
      user = "wim",
      roles = {"player", "service"})
  void theHostOfTheMatchGetsTheCards() {
    var deck = TestDecks.kept("Arm", TestDecks.shipped("long-arm"));
    var id = register(deck, "1").extract().<String>path("registrationId");
    List<String> cards =
        given()
            .get("/internal/registrations/" + id)
            .then()
            .statusCode(200)
            .body("registrationId", equalTo(id))
            .body("owner", equalTo("wim"))
            .body("format", equalTo("constructed"))
            .body("cardPool", equalTo("constructed@1"))
            .extract()
            .path("cards");
    assertThat(cards).hasSize(45).isSorted().contains("bavarian-illuminati");
    given()
        .get("/internal/registrations/" + UUID.randomUUID())
        .then()
        .statusCode(404)
        .body("code", equalTo("registration-not-found"));
  }

  @Test
  @TestSecurity(user = "yara", roles = "player")
  void aDeckIsRegisteredForAnotherFormatOrVersionThanItsOwn() {
    var deck = TestDecks.kept("Shift", TestDecks.shipped("night-shift"));
    registerAs(deck, "one-with-everything")
        .statusCode(201)
        .body("format", equalTo("one-with-everything"))
        .body("cardPool", equalTo("one-with-everything@1"));
    registerAs(deck, "base@1").statusCode(201).body("cardPool", equalTo("base@1"));
    registerAs(deck, "base@2").statusCode(422).body("code", equalTo("unknown-format"));
    registerAs(deck, "sealed")
        .statusCode(422)
        .body("errors.code", hasItems("deck.pool-missing"))
        .body("errors.rule", hasItems("sealed@1 pool"));
  }

  private static ValidatableResponse registerAs(String deck, String format) {
    return given()
        .contentType(ContentType.JSON)
        .body(Map.of("deckId", deck, "format", format))
        .post("/api/v1/registrations")
        .then();
  }

  @Test
  @TestSecurity(user = "xaver", roles = "player")
  void playersDoNotGetFrozenLists() {
    given().get("/internal/registrations/" + UUID.randomUUID()).then().statusCode(403);
  }
}
