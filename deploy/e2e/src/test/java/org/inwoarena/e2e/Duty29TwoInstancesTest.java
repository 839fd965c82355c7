package org.inwoarena.e2e;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.path.json.JsonPath;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.inwoarena.client.ArenaClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Two thousand players enter at the same moment, at two processes of the service: every seat is
 * taken once, the others wait in the order in which they came.
 */
@ExtendWith(WholeStack.class)
class Duty29TwoInstancesTest {

  private static final int SEATS = 256;
  private static final int PLAYERS = 2000;
  private static final int PAGE = 1000;
  private static final Duration LIMIT = Duration.ofSeconds(50);

  private final TestTokens tokens = TestTokens.fresh();

  @Test
  void everySeatIsTakenOnceAndTheRestWaitInOrder(Arena arena) throws InterruptedException {
    var bearers =
        IntStream.range(0, PLAYERS)
            .mapToObj(i -> tokens.of("rush-%04d".formatted(i), "player"))
            .toList();
    try (var one = MatchmakingInstance.start(arena, tokens);
        var other = MatchmakingInstance.start(arena, tokens)) {
      var event = open(one);
      var began = Instant.now();
      var places = rush(event, bearers, List.of(one.url(), other.url()));
      var took = Duration.between(began, Instant.now());
      System.out.printf("%d registrations at two instances in %s%n", PLAYERS, took);
      assertThat(took).isLessThan(LIMIT);

      var statuses = entrants(other, event, "status");
      assertThat(statuses).hasSize(PLAYERS);
      assertThat(statuses.subList(0, SEATS)).containsOnly("seated");
      assertThat(statuses.subList(SEATS, PLAYERS)).containsOnly("waiting");
      assertThat(entrants(one, event, "player")).doesNotHaveDuplicates();
      // What everybody was told is what is so: no place on the waiting list is given twice.
      assertThat(places.stream().filter(place -> place == 0)).hasSize(SEATS);
      assertThat(places.stream().filter(place -> place > 0).sorted())
          .isEqualTo(IntStream.rangeClosed(1, PLAYERS - SEATS).boxed().toList());
    }
  }

  /** Everybody's place on the waiting list; 0 for a seat. */
  private List<Integer> rush(String event, List<String> bearers, List<URI> instances)
      throws InterruptedException {
    try (var http = ArenaClient.newHttpClient();
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var calls = new ArrayList<Callable<Integer>>();
      for (var i = 0; i < bearers.size(); i++) {
        var bearer = bearers.get(i);
        var address = instances.get(i % instances.size()).resolve(path(event) + "/entrants");
        calls.add(() -> place(enter(http, address, bearer)));
      }
      return threads.invokeAll(calls).stream().map(Future::resultNow).toList();
    }
  }

  private static HttpResponse<String> enter(HttpClient http, URI address, String bearer)
      throws IOException, InterruptedException {
    return http.send(
        HttpRequest.newBuilder(address)
            .header("Authorization", "Bearer " + bearer)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString("{}"))
            .build(),
        BodyHandlers.ofString());
  }

  private static int place(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    var you = JsonPath.from(answer.body()).setRootPath("you");
    return you.getString("status").equals("seated") ? 0 : you.getInt("waitingPlace");
  }

  private String open(MatchmakingInstance instance) {
    String id =
        organiser()
            .body(EventPlans.swiss("Rush Cup", SEATS, Instant.now().plus(Duration.ofDays(1))))
            .post(instance.url() + "/api/v1/events")
            .then()
            .statusCode(201)
            .extract()
            .path("id");
    for (var act : List.of("publish", "open-registration")) {
      organiser()
          .body(Map.of("act", act))
          .post(instance.url() + path(id) + "/acts")
          .then()
          .statusCode(200);
    }
    return id;
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
              .get(instance.url() + path(event) + "/entrants?size=" + PAGE + "&page=" + page)
              .then()
              .statusCode(200)
              .extract()
              .path("items." + field));
    }
    return all;
  }

  private static String path(String event) {
    return "/api/v1/events/" + event;
  }
}
