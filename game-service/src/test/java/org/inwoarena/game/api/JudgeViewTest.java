package org.inwoarena.game.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.JudgeView;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.game.support.GameServiceTest;
import org.inwoarena.game.support.TestTable;
import org.junit.jupiter.api.Test;

/** Who may see every card, and that nobody else does. */
@QuarkusTest
class JudgeViewTest extends GameServiceTest {

  @ConfigProperty(name = "quarkus.rest-client.matchmaking-service.url")
  String events;

  private TestTable atAnEvent() {
    var order = TestTable.inEvent(TestTable.order(TestTable.UNHURRIED, decks()), "cup");
    var table = TestTable.of(kafka(), registered(order)).started();
    table.play(61, 10);
    return table;
  }

  private static String path(TestTable table) {
    return "/api/v1/matches/" + table.id() + "/judge-view";
  }

  @Test
  @TestSecurity(user = "jude", roles = "player")
  void aJudgeOfTheEventSeesEveryHandAndTheLookIsNoted() throws Exception {
    var table = atAnEvent();

    var text = given().get(path(table)).then().statusCode(200).extract().asString();

    var view = Json.mapper().readValue(text, JudgeView.class);
    assertThat(hands(view.view().patch().set().values().stream())).contains(0, 1);
    assertThat(view.view().prompts()).isNotEmpty();
    assertThat(view.steps()).isNotEmpty();
    assertThat(view.steps())
        .extracting(JudgeView.Step::seq)
        .isSorted()
        .last()
        .isEqualTo(Long.valueOf(files().head(table.id(), "last_seq")));
    given()
        .get(events + "/internal/matches/" + table.id() + "/looks")
        .then()
        .body(containsString(table.id()));
    // What went out over Kafka holds no such part.
    assertThat(table.parts(new Audience.Judge())).isEmpty();
  }

  private static List<Integer> hands(Stream<Entity> entities) {
    return entities
        .filter(Entity.Card.class::isInstance)
        .map(Entity.Card.class::cast)
        .filter(card -> card.zone().equals("hand"))
        .map(card -> card.holder().index())
        .distinct()
        .toList();
  }

  @Test
  @TestSecurity(
      user = "olga",
      roles = {"player", "judge", "organizer", "admin"})
  void whoTheEventRefusesSeesNothingWhateverThePlatformSays() {
    given()
        .get(path(atAnEvent()))
        .then()
        .statusCode(403)
        .body("code", equalTo("plays-here"))
        .body("view", equalTo(null));
  }

  @Test
  @TestSecurity(user = "jude", roles = "judge")
  void aMatchOutsideEventsIsOpenToJudgesOnceItIsOver() {
    var table = table(TestTable.UNHURRIED);
    given().get(path(table)).then().statusCode(403).body("code", equalTo("judge-only"));

    table.ask(table.command(0, Optional.empty(), new Command.Concede()));
    table.awaitCompleted();

    given().get(path(table)).then().statusCode(200).body("steps.size()", greaterThan(0));
  }

  @Test
  @TestSecurity(user = "ann", roles = "player")
  void aPlayerHasNoJudgeViewEvenOfAMatchThatIsOver() {
    var table = table(TestTable.UNHURRIED);
    table.ask(table.command(0, Optional.empty(), new Command.Concede()));
    table.awaitCompleted();

    given().get(path(table)).then().statusCode(403).body("code", equalTo("judge-only"));
  }

  @Test
  void nobodyLooksWithoutLogIn() {
    given().get("/api/v1/matches/nowhere/judge-view").then().statusCode(401);
  }

  @Test
  @TestSecurity(user = "jude", roles = "judge")
  void anUnknownMatchIsAProblem() {
    given()
        .get("/api/v1/matches/nowhere/judge-view")
        .then()
        .statusCode(404)
        .body("code", equalTo("unknown-match"));
  }
}
