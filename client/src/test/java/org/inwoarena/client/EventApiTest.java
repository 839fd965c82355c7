package org.inwoarena.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vertx.core.http.HttpServerRequest;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.inwoarena.client.event.EventAct;
import org.inwoarena.client.event.EventAct.Verdict;
import org.junit.jupiter.api.Test;

class EventApiTest {

  private static final String EVENT =
      """
      {"id":"e 1","version":7,"name":"Cup","description":"","phase":"running","format":"swiss",
       "organiser":"olga","judges":["jude"],"pins":{"ruleSet":"x"},"startsAt":"2026-12-20T18:00:00Z",
       "checkInCloses":"2026-12-20T17:55:00Z","zone":"Europe/Berlin","length":"PT5H","cap":8,
       "seated":4,"waiting":1,"needsPassword":true,"byInvitation":false,"tieBreaks":["omw/1"],
       "autopilot":true,"paused":false,"round":2,"rounds":3,"paired":2,"standings":1,
       "bracket":false,"notice":null,"you":{"player":"ann","name":"Ann","rating":1500,
        "status":"waiting","waitingPlace":1,"hasDeck":true,"checkedIn":false,"noShows":0,
        "registrationId":"r-1"}}
      """;

  private final List<String> asked = new CopyOnWriteArrayList<>();

  private EventApi api(FakeServer server) {
    return ArenaClient.anonymous(HttpClient.newHttpClient(), server.uri("http", "/")).events();
  }

  private FakeServer answering(String json) {
    return FakeServer.http((request, body) -> answer(request, 200, json));
  }

  private void answer(HttpServerRequest request, int status, String json) {
    asked.add(request.method() + " " + request.uri());
    request
        .response()
        .setStatusCode(status)
        .putHeader("Content-Type", "application/json")
        .end(json);
  }

  @Test
  void aPlayerEntersAndKnowsHisPlace() {
    try (var server = answering(EVENT)) {
      var event = api(server).enter("e 1", Optional.of("fnord"));
      assertThat(event.round()).contains(2);
      assertThat(event.notice()).isEmpty();
      assertThat(event.you().orElseThrow().waitingPlace()).contains(1);
      api(server).enter("e 1", Optional.empty());
      assertThat(server.bodies()).containsExactly("{\"password\":\"fnord\"}", "{}");
      assertThat(asked.getFirst()).isEqualTo("POST /api/v1/events/e%201/entrants");
    }
  }

  @Test
  void anActCarriesItsNameAndVerdict() {
    try (var server = answering(EVENT)) {
      api(server).act("e", new EventAct.Rule(2, 1, Verdict.SECOND_WON, "No Goal was met."));
      api(server).act("e", new EventAct.Publish());
      assertThat(server.bodies().getFirst())
          .contains("\"act\":\"rule\"", "\"verdict\":\"second-won\"", "\"round\":2");
      assertThat(server.bodies().getLast()).isEqualTo("{\"act\":\"publish\"}");
    }
  }

  @Test
  void theCalendarIsAskedForSeveralPhases() {
    try (var server = answering("{\"items\":[],\"page\":1,\"size\":20,\"total\":0}")) {
      assertThat(api(server).calendar(List.of("running", "cut"), 1).items()).isEmpty();
      assertThat(asked).containsExactly("GET /api/v1/events?phase=running&phase=cut&page=1");
    }
  }

  @Test
  void aRoundSaysWhoMeetsWhomAndWhy() {
    var round =
        """
        {"round":1,"stage":"table","pairedAt":"2026-12-20T18:00:00Z",
         "begins":"2026-12-20T18:01:00Z","over":false,"alone":[],"tables":[{"table":1,"slot":null,
          "first":{"id":"a","name":"Ann"},"second":{"id":"b","name":"Bob"},"state":"over","ends":"2026-12-20T19:10:00Z",
          "extendedMinutes":0,"matches":["m-1"],"because":["Both have 0 points."],
          "results":[{"score":"3:0","ruledBy":"jude","reason":"Late."}]}]}
        """;
    try (var server = answering(round)) {
      var table = api(server).round("e", 1).tables().getFirst();
      assertThat(table.because()).containsExactly("Both have 0 points.");
      assertThat(table.results().getLast().ruledBy()).contains("jude");
    }
  }

  @Test
  void whatIsRefusedIsAProblemWithItsReasons() {
    var problem =
        """
        {"status":409,"code":"wrong-phase","detail":"Not now.","errors":[
         {"code":"wrong-phase","detail":"Not now."},{"code":"organiser-only","detail":"No."}]}
        """;
    try (var server = FakeServer.http((request, body) -> answer(request, 409, problem))) {
      assertThatThrownBy(() -> api(server).act("e", new EventAct.Start()))
          .isInstanceOfSatisfying(
              ProblemException.class, refused -> assertThat(refused.problem().errors()).hasSize(2));
    }
  }
}
