package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.inwoarena.contracts.Json;

/** One of the crowd: enters an event, and comes back when he is told to, as every client has to. */
record RushingPlayer(String id, String token, URI entrants) {

  private static final JsonMapper JSON = Json.mapper();

  /**
   * What became of it.
   *
   * @param place on the waiting list; 0 for a seat
   * @param tries how often he asked
   * @param asked when he sent the request that was taken, in nanoseconds
   * @param told when he knew
   */
  record Entered(String player, int place, int tries, long asked, long told) {}

  CompletableFuture<Entered> enter(HttpClient http) {
    return enter(http, 1);
  }

  private CompletableFuture<Entered> enter(HttpClient http, int tries) {
    var asked = System.nanoTime();
    return http.sendAsync(request(), BodyHandlers.ofString())
        .thenCompose(
            answer ->
                answer.statusCode() == 503
                    ? later(answer).thenCompose(now -> enter(http, tries + 1))
                    : CompletableFuture.completedFuture(
                        new Entered(id, place(answer), tries, asked, System.nanoTime())));
  }

  private HttpRequest request() {
    return HttpRequest.newBuilder(entrants)
        .header("Authorization", "Bearer " + token)
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString("{}"))
        .build();
  }

  private static CompletableFuture<Void> later(HttpResponse<String> refusal) {
    assertThat(refusal.headers().firstValue("Content-Type")).hasValue("application/problem+json");
    assertThat(json(refusal).path("code").asText()).isEqualTo("busy");
    var seconds = refusal.headers().firstValueAsLong("Retry-After").orElseThrow();
    return CompletableFuture.runAsync(
        () -> {}, CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS));
  }

  private static int place(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    var you = json(answer).path("you");
    assertThat(you.path("status").asText()).isIn("seated", "waiting");
    return you.path("waitingPlace").asInt(0);
  }

  private static JsonNode json(HttpResponse<String> answer) {
    try {
      return JSON.readTree(answer.body());
    } catch (JsonProcessingException noJson) {
      throw new AssertionError(answer.body(), noJson);
    }
  }
}
