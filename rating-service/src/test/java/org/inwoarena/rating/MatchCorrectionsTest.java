package org.inwoarena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.inwoarena.rating.Results.corrected;
import static org.inwoarena.rating.Results.player;
import static org.inwoarena.rating.Results.won;
import static org.inwoarena.rating.Service.PATIENCE;
import static org.inwoarena.rating.Service.awaitRated;
import static org.inwoarena.rating.Service.get;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.SQLException;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.MatchCorrected.SeatScore;
import org.inwoarena.contracts.RatingChanged;
import org.inwoarena.contracts.Topics;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "rating"))
class MatchCorrectionsTest {

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrap;

  @Inject AgroalDataSource database;

  private Bus bus;
  private Service service;

  @BeforeEach
  void connect() {
    bus = new Bus(bootstrap);
    service = new Service(bus);
  }

  @AfterEach
  void disconnect() {
    bus.close();
  }

  @Test
  void aCorrectionAddsACompensatingRowAndTellsIt() throws Exception {
    var anna = player("anna");
    var bert = player("bert");
    var match = won(anna, bert);
    bus.send(match);
    awaitRated(match);
    var turned = corrected(match, 1, new SeatScore(anna, 0), new SeatScore(bert, 2));
    bus.send(turned, "correction-" + match.matchId());
    bus.send(turned, "correction-" + match.matchId());
    // Told again under another event id: the revision is known.
    bus.send(turned);
    awaitChanges(match, 4);

    get("/players/" + anna).body("rating", equalTo(148_000), "games", equalTo(1));
    get("/players/" + bert).body("rating", equalTo(152_000), "games", equalTo(1));
    get("/players/" + anna + "/history")
        .body("items.correction", contains(true, false))
        .body("items.score", contains(0, 2))
        .body("items.before", contains(152_000, 150_000));
    get("/players/" + anna + "/profile")
        .body("opponents[0].games", equalTo(1), "opponents[0].lost", equalTo(1));
    var told = await().atMost(PATIENCE).until(() -> service.changes(match), c -> c.size() == 4);
    assertThat(told).extracting(RatingChanged::after).contains(148_000, 152_000);
  }

  @Test
  void aMatchThatNoLongerCountsIsTakenBackAndHasNoScore() throws Exception {
    var anna = player("anna");
    var match = won(anna, player("bert"));
    bus.send(match);
    awaitRated(match);
    bus.send(corrected(match, 1));
    awaitChanges(match, 4);

    get("/players/" + anna).body("rating", equalTo(150_000));
    get("/players/" + anna + "/history").body("items[0].score", nullValue());
    get("/players/" + anna + "/profile").body("opponents", hasSize(0));
  }

  @Test
  void aCorrectionThatComesBeforeItsMatchWaitsForIt() throws Exception {
    var anna = player("anna");
    var bert = player("bert");
    var match = won(anna, bert);
    bus.send(corrected(match, 1, new SeatScore(anna, 1), new SeatScore(bert, 1)));
    await().atMost(PATIENCE).until(() -> waiting(match));
    bus.send(match);
    awaitChanges(match, 4);

    get("/players/" + anna).body("rating", equalTo(150_000), "games", equalTo(1));
  }

  @Test
  void anOlderRevisionDoesNotUndoANewerOne() throws Exception {
    var anna = player("anna");
    var bert = player("bert");
    var match = won(anna, bert);
    bus.send(match);
    awaitRated(match);
    bus.send(corrected(match, 2, new SeatScore(anna, 1), new SeatScore(bert, 1)));
    bus.send(corrected(match, 1, new SeatScore(anna, 0), new SeatScore(bert, 2)));
    var sentinel = corrected(match, 3, new SeatScore(anna, 1), new SeatScore(bert, 1));
    bus.send(sentinel);
    awaitChanges(match, 6);

    get("/players/" + anna).body("rating", equalTo(150_000));
  }

  @Test
  void aCorrectionOfOtherPlayersIsADeadLetter() throws Exception {
    var anna = player("anna");
    var match = won(anna, player("bert"));
    bus.send(match);
    awaitRated(match);
    bus.send(corrected(match, 1, new SeatScore(anna, 2), new SeatScore(player("stranger"), 0)));

    await()
        .atMost(PATIENCE)
        .untilAsserted(
            () ->
                assertThat(service.deadLetters(Topics.MATCH_CORRECTED).get(match.matchId()))
                    .startsWith("not-its-players"));
    get("/players/" + anna).body("rating", equalTo(152_000));
  }

  private boolean waiting(MatchCompleted match) throws SQLException {
    try (var connection = database.getConnection();
        var query =
            connection.prepareStatement(
                "select count(*) from correction where match = ? and seq is null")) {
      query.setString(1, match.matchId());
      var found = query.executeQuery();
      return found.next() && found.getInt(1) == 1;
    }
  }

  private static void awaitChanges(MatchCompleted match, int number) {
    await()
        .atMost(PATIENCE)
        .untilAsserted(() -> get("/matches/" + match.matchId()).body("changes", hasSize(number)));
  }
}
