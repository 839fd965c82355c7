package org.inwoarena.game.hosting;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.game.support.GameServiceTest;
import org.inwoarena.game.support.TestTable;
import org.junit.jupiter.api.Test;

/** A match that cannot be played as ordered is given up, with the exact reason. */
@QuarkusTest
class StartTest extends GameServiceTest {

  private void aborted(MatchCreated order, String code, String detail) {
    var table = TestTable.of(kafka(), order);

    var news = table.awaitCompleted();

    assertThat(news.reason()).isEqualTo(EndReason.ABORTED);
    assertThat(news.rated()).isFalse();
    given()
        .get("/api/v1/matches/" + order.matchId())
        .then()
        .statusCode(200)
        .body("state", equalTo("aborted"))
        .body("aborted.code", equalTo(code))
        .body("aborted.detail", containsString(detail));
    given()
        .get("/api/v1/matches/" + order.matchId() + "/view")
        .then()
        .statusCode(409)
        .body("code", equalTo("match-aborted"));
  }

  private MatchCreated order() {
    return TestTable.order(TestTable.UNHURRIED, decks());
  }

  @Test
  void aMissingRegistration() {
    var order = order();

    aborted(order, "registration-missing", order.seats().get(0).registrationId());
  }

  @Test
  void anotherListThanRegistered() {
    var order = registered(order());
    var bob = order.seats().get(1);
    register(
        Map.of(
            "registrationId", bob.registrationId(),
            "owner", bob.player(),
            "format", bob.format(),
            "hash", bob.deckHash(),
            "validatorVersion", bob.validatorVersion(),
            "cards", decks().get(0).cards()));

    aborted(order, "deck-hash-differs", decks().get(0).hash());
  }

  @Test
  void aDeckOfSomebodyElse() {
    var order = registered(order());
    var bob = order.seats().get(1);
    register(
        Map.of(
            "registrationId", bob.registrationId(),
            "owner", "mallory",
            "format", bob.format(),
            "hash", bob.deckHash(),
            "validatorVersion", bob.validatorVersion(),
            "cards", decks().get(1).cards()));

    aborted(order, "registration-of-another", "bob");
  }

  @Test
  void aDeckThatIsNotLegalAnyMore() {
    var tooShort = new DeckList(List.of("ufos", "hoax"));
    var order = registered(TestTable.order(TestTable.UNHURRIED, List.of(decks().get(0), tooShort)));
    var bob = order.seats().get(1);
    register(
        Map.of(
            "registrationId", bob.registrationId(),
            "owner", bob.player(),
            "format", bob.format(),
            "hash", bob.deckHash(),
            "validatorVersion", bob.validatorVersion(),
            "cards", tooShort.cards()));

    aborted(order, "deck-illegal", "needs exactly 45");
  }

  @Test
  void aFormatNobodyKnows() {
    var order = order();
    for (var seat : order.seats()) {
      register(
          Map.of(
              "registrationId", seat.registrationId(),
              "owner", seat.player(),
              "format", seat.format(),
              "cardPool", "constructed@99",
              "hash", seat.deckHash(),
              "validatorVersion", seat.validatorVersion(),
              "cards", decks().get(order.seats().indexOf(seat)).cards()));
    }

    aborted(inAnEvent(order), "deck-format-unknown", "constructed@99");
  }

  @Test
  void ratedPlayUnderAnythingButTheTournamentRules() {
    var order = registered(order());

    aborted(with(order, true, "standard"), "rated-rule-set", "two-player-tournament");
  }

  @Test
  void rulesNobodyKnows() {
    var order = registered(order());

    aborted(with(order, false, "house-rules"), "rule-set", "house-rules");
  }

  @Test
  void anOrderThatComesTwiceIsOneMatch() {
    var order = registered(order());
    var table = TestTable.of(kafka(), order).started();

    TestTable.of(kafka(), order);
    table.play(41, 3);

    assertThat(files().journal(order.matchId()))
        .filteredOn(row -> row.type().equals("game-started"))
        .hasSize(1);
  }

  private static MatchCreated with(MatchCreated order, boolean rated, String ruleSet) {
    return with(order, Optional.empty(), rated, ruleSet);
  }

  private static MatchCreated inAnEvent(MatchCreated order) {
    return with(order, Optional.of("an-event"), order.rated(), order.ruleSet());
  }

  private static MatchCreated with(
      MatchCreated order, Optional<String> event, boolean rated, String ruleSet) {
    return new MatchCreated(
        order.matchId(),
        order.seriesId(),
        order.game(),
        order.ladder(),
        event,
        rated,
        ruleSet,
        order.cards(),
        order.clocks(),
        order.starter(),
        order.roundEnds(),
        List.copyOf(order.seats()),
        order.createdAt());
  }
}
