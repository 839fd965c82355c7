package org.inwoarena.rating;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.inwoarena.rating.Results.LADDER;
import static org.inwoarena.rating.Results.match;
import static org.inwoarena.rating.Results.player;
import static org.inwoarena.rating.Results.seat;
import static org.inwoarena.rating.Results.shared;
import static org.inwoarena.rating.Results.won;
import static org.inwoarena.rating.Service.PATIENCE;
import static org.inwoarena.rating.Service.UNKNOWN;
import static org.inwoarena.rating.Service.awaitRated;
import static org.inwoarena.rating.Service.get;
import static org.inwoarena.rating.Service.path;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.assertj.core.groups.Tuple;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.PlayerChanged;
import org.inwoarena.contracts.RatingChanged;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "rating"))
class MatchResultsTest {

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrap;

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
  void aRatedResultMovesBothRatingsAndTellsWhy() throws Exception {
    var anna = player("anna");
    var bert = player("bert");
    bus.send(new PlayerChanged(anna, "Anna", false, Instant.now()));
    bus.send(new PlayerChanged(bert, "Bert", true, Instant.now()));
    var match = won(anna, bert);
    bus.send(match);
    awaitRated(match);

    await()
        .atMost(PATIENCE)
        .untilAsserted(
            () ->
                get("/players/" + anna)
                    .body("handle", equalTo("Anna"), "rating", equalTo(152_000))
                    .body("games", equalTo(1), "provisional", equalTo(true)));
    get("/matches/" + match.matchId())
        .body("changes", hasSize(2))
        .body("changes.find { it.player == '%s' }.before".formatted(bert), equalTo(150_000))
        .body("changes.find { it.player == '%s' }.after".formatted(bert), equalTo(148_000))
        .body("changes.find { it.player == '%s' }.k".formatted(bert), equalTo(40))
        .body("changes.find { it.player == '%s' }.expected".formatted(bert), equalTo(500_000));
    assertThat(service.changes(match))
        .extracting(RatingChanged::player, RatingChanged::before, RatingChanged::after)
        .containsExactlyInAnyOrder(
            Tuple.tuple(anna, 150_000, 152_000), Tuple.tuple(bert, 150_000, 148_000));
  }

  @Test
  void duty18ARepeatedResultChangesNothing() throws Exception {
    var anna = player("anna");
    var match = won(anna, player("bert"));
    bus.send(match, "event-" + match.matchId());
    bus.send(match, "event-" + match.matchId());
    // Told again under another event id, as after a replay: the unique row still holds.
    bus.send(match);
    service.awaitAllHandled();

    get("/players/" + anna).body("rating", equalTo(152_000), "games", equalTo(1));
    assertThat(service.changes(match)).hasSize(2);
  }

  @Test
  void theOrderOfDisjointMatchesDoesNotMatter() throws Exception {
    var there = playThrice(IntStream.rangeClosed(0, 5).boxed().toList());
    var back = playThrice(IntStream.rangeClosed(0, 5).map(i -> 5 - i).boxed().toList());
    assertThat(there).isEqualTo(back);
  }

  /** Six pairs play, in this order; what they have in the end, pair by pair. */
  private List<Integer> playThrice(List<Integer> order) throws Exception {
    var players = IntStream.range(0, 12).mapToObj(i -> player("p" + i)).toList();
    for (int pair : order) {
      var one = players.get(2 * pair);
      var other = players.get(2 * pair + 1);
      bus.send(pair % 2 == 0 ? won(one, other) : shared(one, other));
    }
    service.awaitAllHandled();
    return players.stream().map(Service::rating).toList();
  }

  @Test
  void concurrentBatchesKeepTheSumAndTheSequence() throws Exception {
    var players = IntStream.range(0, 6).mapToObj(i -> player("q" + i)).toList();
    var matches = new ArrayList<MatchCompleted>();
    // Every match has a partition of its own choosing, so batches mix the same players.
    for (var i = 0; i < 60; i++) {
      var one = players.get(i % 6);
      var other = players.get((i + 1 + i / 12) % 6);
      matches.add(i % 3 == 0 ? shared(one, other) : won(one, other));
    }
    for (var match : matches) {
      bus.send(match);
    }
    service.awaitAllHandled();

    // 20 games each, K 40 throughout: not a hundredth is won or lost.
    assertThat(players.stream().mapToInt(Service::rating).sum()).isEqualTo(6 * 150_000);
    var numbers =
        service.changes().stream().map(RatingChanged::ladderSeq).sorted().distinct().toList();
    assertThat(numbers).isEqualTo(LongStream.rangeClosed(1, numbers.size()).boxed().toList());
    history(players.getFirst()).forEach(this::assertChained);
  }

  private void assertChained(List<Integer> step) {
    assertThat(step.get(1)).as("after of a game is before of the next").isEqualTo(step.get(0));
  }

  /** Pairs of (before of a game, after of the game before it). */
  private List<List<Integer>> history(String player) {
    List<Map<String, Integer>> games =
        get("/players/" + player + "/history?size=200").extract().path("items");
    return IntStream.range(0, games.size() - 1)
        .mapToObj(i -> List.of(games.get(i).get("before"), games.get(i + 1).get("after")))
        .toList();
  }

  @Test
  void whatDoesNotFitTheLadderIsADeadLetterWithItsReason() throws Exception {
    var anna = player("anna");
    var bert = player("bert");
    var reasons = new HashMap<String, MatchCompleted>();
    var rules = "two-player-tournament";
    var cards = "card-texts";
    var win = seat(anna, 2);
    var loss = seat(bert, 0);
    reasons.put(
        "cards-mismatch", match(LADDER, true, rules, "complete", EndReason.GOAL, win, loss));
    reasons.put(
        "rule-set-mismatch", match(LADDER, true, "standard", cards, EndReason.GOAL, win, loss));
    reasons.put("unknown-ladder", match("nowhere", true, rules, cards, EndReason.GOAL, win, loss));
    reasons.put(
        "not-two-seats",
        match(LADDER, true, rules, cards, EndReason.GOAL, win, loss, seat(player("c"), 0)));
    for (var misfit : reasons.values()) {
      bus.send(misfit);
    }
    var fits = won(player("dora"), player("emil"));
    bus.send(fits);
    awaitRated(fits);

    await()
        .atMost(PATIENCE)
        .untilAsserted(
            () -> {
              var dead = service.deadLetters();
              reasons.forEach(
                  (code, misfit) ->
                      assertThat(dead.get(misfit.matchId())).as(code).startsWith(code));
            });
    given().get(path("/players/" + anna)).then().statusCode(UNKNOWN);
  }

  @Test
  void unratedAndAbortedMatchesAreNoMatterOfRatings() throws Exception {
    var anna = player("anna");
    var rules = "two-player-tournament";
    var win = seat(anna, 2);
    var loss = seat(player("bert"), 0);
    var unrated = match(LADDER, false, rules, "card-texts", EndReason.GOAL, win, loss);
    var aborted = match(LADDER, true, rules, "card-texts", EndReason.ABORTED, win, loss);
    bus.send(unrated);
    bus.send(aborted);
    service.awaitAllHandled();

    given().get(path("/matches/" + unrated.matchId())).then().statusCode(UNKNOWN);
    given().get(path("/matches/" + aborted.matchId())).then().statusCode(UNKNOWN);
    assertThat(service.deadLetters()).doesNotContainKeys(unrated.matchId(), aborted.matchId());
  }
}
