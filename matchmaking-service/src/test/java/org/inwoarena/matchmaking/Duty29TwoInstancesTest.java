package org.inwoarena.matchmaking;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.specification.RequestSpecification;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import org.inwoarena.matchmaking.RushingPlayer.Entered;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Two thousand players enter at the same moment, at two processes of the service: every seat is
 * taken once, the others wait in the order in which they came.
 */
@Tag("packaged")
class Duty29TwoInstancesTest {

  private static final int SEATS = 256;
  private static final int PLAYERS = Integer.getInteger("arena.rush", 2000);
  private static final int PAGE = 1000;
  private static final long FOR_EVER_SECONDS = 240;

  private final TestTokens tokens = TestTokens.fresh();

  @Test
  void everySeatIsTakenOnceAndTheRestWaitInOrder() throws Exception {
    var instances = MatchmakingInstance.two(tokens);
    try (var one = instances.getFirst();
        var other = instances.getLast()) {
      var event = open(one);
      var entered = rush(event, instances);

      assertThat(entrants(one, event, "status").subList(0, SEATS)).containsOnly("seated");
      assertThat(entrants(other, event, "status").subList(SEATS, PLAYERS)).containsOnly("waiting");
      var inOrder = entrants(one, event, "player");
      assertThat(inOrder).hasSize(PLAYERS).isEqualTo(entrants(other, event, "player"));
      assertThat(entered).extracting(Entered::player).containsExactlyInAnyOrderElementsOf(inOrder);
      entered.forEach(
          who ->
              assertThat(who.place())
                  .as("what %s was told", who)
                  .isEqualTo(Math.max(0, inOrder.indexOf(who.player()) - SEATS + 1)));
      assertNobodyWasOvertaken(
          entered.stream()
              .sorted(Comparator.comparing(who -> inOrder.indexOf(who.player())))
              .toList());
    }
  }

  /** Whoever knew his place before another one asked stands before him. */
  private static void assertNobodyWasOvertaken(List<Entered> inOrder) {
    var latest = inOrder.getFirst();
    for (var who : inOrder) {
      assertThat(who.told() - latest.asked()).as("%s, %s", latest, who).isPositive();
      latest = who.asked() - latest.asked() > 0 ? who : latest;
    }
  }

  private List<Entered> rush(String event, List<MatchmakingInstance> instances)
      throws InterruptedException, ExecutionException, TimeoutException {
    var crowd =
        IntStream.range(0, PLAYERS)
            .mapToObj(i -> player(i, instances.get(i % instances.size()).url().resolve(event)))
            .toList();
    try (var http = HttpClient.newBuilder().version(Version.HTTP_1_1).build()) {
      var began = Instant.now();
      var all = crowd.stream().map(who -> who.enter(http)).toList();
      CompletableFuture.allOf(all.toArray(CompletableFuture[]::new))
          .get(FOR_EVER_SECONDS, TimeUnit.SECONDS);
      var entered = all.stream().map(CompletableFuture::join).toList();
      System.out.printf(
          "%d registrations at two instances in %s, %d requests%n",
          PLAYERS,
          Duration.between(began, Instant.now()),
          entered.stream().mapToInt(Entered::tries).sum());
      return entered;
    }
  }

  private RushingPlayer player(int number, URI event) {
    var id = "rush-%04d".formatted(number);
    return new RushingPlayer(id, tokens.of(id, "player"), URI.create(event + "/entrants"));
  }

  /** Gives the event's path. */
  private String open(MatchmakingInstance instance) {
    var starts = Instant.now().plus(Duration.ofDays(1));
    String id =
        organiser()
            .body(EventRequests.cup("Rush Cup", SEATS, starts))
            .post(instance.url() + "/api/v1/events")
            .then()
            .statusCode(201)
            .extract()
            .path("id");
    for (var act : List.of("publish", "open-registration")) {
      organiser()
          .body(Map.of("act", act))
          .post(instance.url() + "/api/v1/events/" + id + "/acts")
          .then()
          .statusCode(200);
    }
    return "/api/v1/events/" + id;
  }

  private RequestSpecification organiser() {
    return given()
        .auth()
        .oauth2(tokens.of("rush-organiser", "organizer", "player"))
        .contentType("application/json");
  }

  private static List<String> entrants(MatchmakingInstance instance, String event, String field) {
    var all = new ArrayList<String>();
    for (var page = 0; page * PAGE < PLAYERS; page++) {
      all.addAll(
          given()
              .get(instance.url() + event + "/entrants?size=" + PAGE + "&page=" + page)
              .then()
              .statusCode(200)
              .extract()
              .path("items." + field));
    }
    return all;
  }
}
