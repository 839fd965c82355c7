package org.inwoarena.deck.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.inwoarena.engine.deck.CardPool;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.Formats;
import org.inwoarena.engine.deck.PoolDealer;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "deck"))
class SealedTest {

  @Inject Catalogue catalogue;
  @Inject Formats formats;

  private static String series(List<String> judges) {
    return given()
        .contentType(ContentType.JSON)
        .body(Map.of("name", "Winter Sealed", "format", "sealed", "judges", judges))
        .post("/api/v1/pool-series")
        .then()
        .statusCode(201)
        .body("commitment.length()", equalTo(64))
        .body("seed", nullValue())
        .extract()
        .path("id");
  }

  private static ValidatableResponse act(String series, String act) {
    return given().post("/api/v1/pool-series/" + series + "/" + act).then();
  }

  private static List<String> myPool(String series) {
    return given()
        .get("/api/v1/pool-series/" + series + "/pools/me")
        .then()
        .statusCode(200)
        .body("cards", hasSize(93))
        .extract()
        .path("cards");
  }

  /** Illuminati first, then what can lead, then anything. */
  private String deckOf(List<String> cards) {
    var list =
        cards.stream()
            .sorted(
                Comparator.comparing((String id) -> !catalogue.card(id).isIlluminati())
                    .thenComparing(id -> !catalogue.card(id).canLead()))
            .limit(45)
            .toList();
    return keep(list);
  }

  private static String keep(List<String> list) {
    return given()
        .contentType(ContentType.JSON)
        .body(Map.of("name", "Sealed", "format", "sealed", "cards", list))
        .post("/api/v1/decks")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  private static ValidatableResponse register(String deck, String series) {
    return given()
        .contentType(ContentType.JSON)
        .body(Map.of("deckId", deck, "poolId", series))
        .post("/api/v1/registrations")
        .then();
  }

  @Test
  @TestSecurity(
      user = "sea-anna",
      roles = {"player", "organizer", "service"})
  void fromTheCommitmentToTheRevealedSeed() {
    var series = series(List.of());
    var path = "/api/v1/pool-series/" + series;
    String commitment = given().get(path).then().extract().path("commitment");
    given().get(path + "/pools/me").then().statusCode(409).body("code", equalTo("pools-not-open"));
    act(series, "reveal").statusCode(409).body("code", equalTo("building-not-over"));
    act(series, "open").statusCode(200).body("seed", nullValue());
    act(series, "open").statusCode(409).body("code", equalTo("pools-open"));
    var pool = myPool(series);
    assertThat(myPool(series)).isEqualTo(pool);
    var deck = deckOf(pool);
    String registration =
        register(deck, series)
            .statusCode(201)
            .body("format", equalTo("sealed"))
            .body("cardPool", equalTo("sealed@1:" + series))
            .extract()
            .path("registrationId");
    given()
        .get("/internal/registrations/" + registration)
        .then()
        .statusCode(200)
        .body("dealt", equalTo(pool));
    SealedClock.endBuilding(UUID.fromString(series));
    register(deck, series).statusCode(409).body("code", equalTo("building-over"));
    String seed = act(series, "reveal").statusCode(200).extract().path("seed");
    assertThat(PoolDealer.commitment(seed)).isEqualTo(commitment);
    var dealt = (CardPool.Dealt) formats.find("sealed@1").orElseThrow().pool();
    assertThat(new PoolDealer(catalogue).deal(dealt, seed, series, "sea-anna").cards())
        .isEqualTo(pool);
    act(series, "reveal").statusCode(409).body("code", equalTo("pools-revealed"));
  }

  @Test
  @TestSecurity(
      user = "sea-bert",
      roles = {"player", "organizer"})
  void aDeckMustComeOutOfThePoolWithEveryReason() {
    var series = series(List.of());
    act(series, "open").statusCode(200);
    var pool = myPool(series);
    var foreign =
        catalogue.cards().stream()
            .filter(card -> card.rarity().equals("R") && !pool.contains(card.id()))
            .map(card -> card.id())
            .findFirst()
            .orElseThrow();
    var cards = new ArrayList<>(pool.subList(0, 10));
    cards.add(foreign);
    register(keep(cards), series)
        .statusCode(422)
        .body("errors.code", hasItem("deck.not-dealt"))
        .body("errors.code", hasItem("deck.size"));
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("deckId", keep(cards), "poolId", series, "format", "constructed"))
        .post("/api/v1/registrations")
        .then()
        .statusCode(422)
        .body("code", equalTo("format-differs"));
    register(keep(cards), UUID.randomUUID().toString())
        .statusCode(404)
        .body("code", equalTo("series-not-found"));
  }

  @Test
  @TestSecurity(user = "sea-cora", roles = "player")
  void aPoolOfAnotherIsHiddenUntilTheSeedIsShownUnlessOneJudges() {
    SealedClock.insertOpen(SealedClock.HIDDEN, "", "somebody", false);
    given()
        .get("/api/v1/pool-series/" + SealedClock.HIDDEN + "/pools/somebody")
        .then()
        .statusCode(403)
        .body("code", equalTo("pool-hidden"));
    SealedClock.insertOpen(SealedClock.JUDGED, "sea-cora", "somebody", false);
    given()
        .get("/api/v1/pool-series/" + SealedClock.JUDGED + "/pools/somebody")
        .then()
        .statusCode(200)
        .body("cards", hasSize(1));
    SealedClock.insertOpen(SealedClock.SHOWN, "", "somebody", true);
    given()
        .get("/api/v1/pool-series/" + SealedClock.SHOWN + "/pools/somebody")
        .then()
        .statusCode(200);
    given()
        .get("/api/v1/pool-series/" + SealedClock.SHOWN + "/pools/nobody")
        .then()
        .statusCode(404)
        .body("code", equalTo("pool-not-found"));
  }

  @Test
  @TestSecurity(user = "sea-dora", roles = "organizer")
  void onlyTheOrganiserOpensAndShows() {
    SealedClock.insertOpen(SealedClock.HIDDEN, "", "somebody", false);
    act(SealedClock.HIDDEN.toString(), "reveal")
        .statusCode(403)
        .body("code", equalTo("organiser-only"));
    act(UUID.randomUUID().toString(), "open").statusCode(404);
    refused(Map.of("name", "a\nb", "format", "sealed"), 400, "invalid-request");
    refused(Map.of("name", "n".repeat(101), "format", "sealed"), 400, "invalid-request");
    refused(Map.of("name", "x", "format", "constructed"), 422, "format-deals-no-pools");
    refused(Map.of("name", "x", "format", "vintage"), 422, "unknown-format");
    given().get("/api/v1/pool-series/mine").then().statusCode(200).body("total", equalTo(0));
  }

  private static void refused(Map<String, Object> body, int status, String code) {
    given()
        .contentType(ContentType.JSON)
        .body(body)
        .post("/api/v1/pool-series")
        .then()
        .statusCode(status)
        .body("code", equalTo(code));
  }

  @Test
  @TestSecurity(user = "sea-emil", roles = "player")
  void playersMakeNoPools() {
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("name", "x", "format", "sealed"))
        .post("/api/v1/pool-series")
        .then()
        .statusCode(403);
  }
}
