package org.inwoarena.game.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThanOrEqualTo;
import static org.hamcrest.Matchers.hasItem;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import java.util.List;
import org.inwoarena.game.support.GameServiceTest;
import org.inwoarena.game.support.TestTable;
import org.junit.jupiter.api.Test;

@QuarkusTest
class MatchesResourceTest extends GameServiceTest {

  @Test
  void theListIsPagedAndMayBeEmpty() {
    given()
        .get("/api/v1/matches?state=finished&page=90000&size=5")
        .then()
        .statusCode(200)
        .body("items.size()", equalTo(0))
        .body("page", equalTo(90000))
        .body("size", equalTo(5))
        .body("total", greaterThanOrEqualTo(0));
  }

  @Test
  void wrongParametersAreExplained() {
    given()
        .get("/api/v1/matches?state=lost&size=1000")
        .then()
        .statusCode(400)
        .contentType(containsString("application/problem+json"))
        .body("errors.size()", equalTo(2));
  }

  @Test
  void anUnknownMatchIsAProblem() {
    for (var path : new String[] {"", "/view", "/record"}) {
      given()
          .get("/api/v1/matches/nowhere" + path)
          .then()
          .statusCode(404)
          .contentType(containsString("application/problem+json"))
          .body("code", equalTo("unknown-match"));
    }
  }

  @Test
  void nobodyHasASeatWithoutLogIn() {
    given()
        .get("/api/v1/matches/nowhere/view?audience=me")
        .then()
        .statusCode(401)
        .body("code", equalTo("log-in-needed"));
  }

  @Test
  @TestSecurity(user = "player-of-views", roles = "player")
  void aPlayerSeesTheOwnHandAndTheSpectatorDoesNot() {
    var order =
        registered(
            TestTable.order(TestTable.UNHURRIED, decks(), "player-of-views", "rival-of-views"));
    var table = TestTable.of(kafka(), order).started();
    table.play(51, 8);
    var view = "/api/v1/matches/" + table.id() + "/view?audience=";

    given()
        .get(view + "me")
        .then()
        .statusCode(200)
        .body("snapshot.audience", equalTo("seat:0"))
        .body("snapshot.player", equalTo("player-of-views"))
        .body(
            "snapshot.patch.set.values().findAll { it.zone == 'hand' }.holder.unique()",
            equalTo(List.of(0)));
    given()
        .get(view + "public")
        .then()
        .statusCode(200)
        .body("snapshot.audience", equalTo("public"))
        .body("snapshot.prompts.size()", equalTo(0))
        .body("snapshot.patch.set.values().findAll { it.zone == 'hand' }.size()", equalTo(0));
  }

  @Test
  @TestSecurity(user = "onlooker", roles = "player")
  void aSeatsViewIsForItsPlayerAlone() {
    var table = table(TestTable.UNHURRIED);

    given()
        .get("/api/v1/matches/" + table.id() + "/view?audience=me")
        .then()
        .statusCode(403)
        .body("code", equalTo("not-at-this-table"));
    given()
        .get("/api/v1/matches/" + table.id() + "/record")
        .then()
        .statusCode(409)
        .body("code", equalTo("match-not-finished"));
    given().get("/api/v1/matches?size=100").then().body("items.matchId", hasItem(table.id()));
  }

  @Test
  void theServiceIsHealthy() {
    given().get("/q/health").then().statusCode(200).body("status", equalTo("UP"));
  }
}
