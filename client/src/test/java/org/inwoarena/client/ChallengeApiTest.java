package org.inwoarena.client;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.http.HttpServerRequest;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.inwoarena.client.ChallengeApi.Wish;
import org.junit.jupiter.api.Test;

/** Challenges are asked for and read as the service has them. */
class ChallengeApiTest {

  private static final String POSTED =
      """
      {"challengeId": "o-1", "challenger": {"player": "p-1", "handle": "zoe", "bot": false,
       "rating": 1552, "games": 41}, "rated": true, "ladder": "preview",
       "ruleSet": "two-player-tournament", "format": "constructed", "minRating": 1400,
       "state": "open", "madeAt": "2026-12-01T20:15:30Z", "expiresAt": "2026-12-01T20:45:30Z"}
      """;

  private final List<String> asked = new CopyOnWriteArrayList<>();

  @Test
  void anOpenChallengeSaysWhatIsWantedAndNothingElse() {
    try (var server = FakeServer.http((request, body) -> answer(request, body, POSTED))) {
      var wish =
          new Wish(Optional.of("preview"), Optional.of(1400), Optional.empty(), Optional.of(60));
      var posted = api(server).post("r-1", wish);
      assertThat(posted.challenger().rating()).contains(1552);
      assertThat(posted.minRating()).contains(1400);
      assertThat(posted.matchId()).isEmpty();
      api(server).post("r-1", Wish.of(Optional.empty()));
    }
    assertThat(asked)
        .containsExactly(
            "POST /api/v1/challenges/open {\"ladder\":\"preview\",\"minRating\":1400,"
                + "\"minutes\":60,\"rated\":true,\"registrationId\":\"r-1\"}",
            "POST /api/v1/challenges/open {\"rated\":false,\"registrationId\":\"r-1\"}");
  }

  @Test
  void thoseThatFitAreListedAndTaken() {
    var page = "{\"page\": 0, \"size\": 20, \"total\": 1, \"items\": [" + POSTED + "]}";
    try (var server =
        FakeServer.http(
            (request, body) ->
                answer(request, body, request.path().endsWith("/accept") ? POSTED : page))) {
      var fitting = api(server).fitting(0);
      assertThat(fitting.items()).hasSize(1);
      api(server).take(fitting.items().getFirst().challengeId(), "r-2");
    }
    assertThat(asked.getFirst()).contains("fitting=true").contains("page=0");
    assertThat(asked.getLast())
        .isEqualTo("POST /api/v1/challenges/open/o-1/accept {\"registrationId\":\"r-2\"}");
  }

  private static ChallengeApi api(FakeServer server) {
    return new ChallengeApi(
        new Rest(HttpClient.newHttpClient(), server.uri("http", "/"), Optional.empty()));
  }

  private void answer(HttpServerRequest request, String body, String answer) {
    asked.add((request.method() + " " + request.uri() + " " + body).strip());
    request.response().putHeader("Content-Type", "application/json").end(answer);
  }
}
