package org.inwoarena.gateway.web;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.inwoarena.gateway.support.StubServices;

/** An event as matchmaking-service tells it, changed by the test as it goes. */
final class EventStub {

  static final String HOSTILE = "<img src=x onerror=alert(1)>";

  private final StubServices stub;
  private final String id;
  private final AtomicInteger version = new AtomicInteger();
  private final Map<String, String> papers = new ConcurrentHashMap<>();
  private String phase = "registration";
  private String more = "";

  EventStub(StubServices stub, String id) {
    this.stub = stub;
    this.id = id;
    paper("/settings", SETTINGS);
    paper("/entrants", ENTRANTS);
    paper("/wishes", "{\"forbidden\":[],\"forced\":[]}");
    paper("/log", "[]");
    List.of("ann", "bob", "olga", "jude")
        .forEach(
            player ->
                stub.onJson(
                    "/api/v1/players/" + player,
                    "{\"id\":\"%s\",\"handle\":\"%s\"}".formatted(player, player)));
  }

  String id() {
    return id;
  }

  String path(String rest) {
    return "/api/v1/events/" + id + rest;
  }

  String address(String rest) {
    return "#/events/" + id + rest;
  }

  /** The event stands like this now, with some members of its own. */
  void is(String now, String members) {
    phase = now;
    more = members;
    version.incrementAndGet();
    stub.on(path(""), (request, exchange) -> StubServices.json(exchange, 200, json()));
  }

  /** A path answers with the event, as acts and entries do. */
  void answers(String path, String then, String members) {
    onChange(
        path,
        exchange -> {
          is(then, members);
          StubServices.json(exchange, 200, json());
        });
  }

  /** A path refuses. */
  void refuses(String path, int status, String problem) {
    onChange(path, exchange -> StubServices.json(exchange, status, problem));
  }

  /** What is only read at that path is read as before. */
  private void onChange(String path, Answer answer) {
    stub.on(
        path(path),
        (request, exchange) -> {
          if (request.method().equals("GET")) {
            StubServices.json(exchange, 200, papers.getOrDefault(path, "{}"));
          } else {
            answer.to(exchange);
          }
        });
  }

  private interface Answer {
    void to(HttpExchange exchange) throws IOException;
  }

  /** A paper of the event. */
  void paper(String path, String json) {
    papers.put(path, json);
    stub.onJson(path(path), json);
  }

  /** The last body that reached a path. */
  String sent(String path) {
    var seen = stub.seen(path(path));
    return seen.isEmpty() ? "" : new String(seen.getLast().body(), StandardCharsets.UTF_8);
  }

  private String json() {
    return """
    {"id":"%s","version":%d,"name":"Cup %s","description":"Bring 45 cards.",
     "phase":"%s","pins":{"deckFormat":"constructed@1"},"format":"swiss-with-cut","organiser":"olga","judges":["jude"],
     "startsAt":"%s","checkInCloses":"%s","zone":"America/New_York",
     "length":"PT5H","cap":8,"seated":4,"waiting":0,"needsPassword":false,"byInvitation":false,
     "autopilot":false,"paused":false,"round":null,"rounds":3,"paired":0,"standings":0,
     "bracket":false,"notice":null,"you":null%s}
    """
        .formatted(id, version.get(), HOSTILE, phase, soon(1800), soon(600), members());
  }

  private String members() {
    return more.isEmpty() ? "" : "," + more;
  }

  private static Instant soon(int seconds) {
    return Instant.now().plusSeconds(seconds);
  }

  static String you(String status, String more) {
    return "\"you\":{\"player\":\"ann\",\"name\":\"ann\",\"status\":\"%s\",\"hasDeck\":true%s}"
        .formatted(status, more);
  }

  static final String SETTINGS =
      """
      {"name":"Cup","description":"","format":"swiss-top-4","thirdPlace":true,
       "startsAt":"2027-01-10T18:00:00Z","checkInCloses":"2027-01-10T17:55:00Z",
       "zone":"America/New_York","hours":5,"cap":8,"minimum":4,"password":null,"invited":null,
       "ratedGames":3,"ratings":null,"rounds":3,"autopilot":false,
       "ruleSet":"two-player-tournament","deckFormat":"constructed","errata":"2026-11",
       "validator":"1","clock":{"bank":1500,"grace":10,"cap":180,"round":4200},
       "tieBreaks":["omw/1"],"lateUntilRound":null,"latePoints":null}
      """;

  private static final String ENTRANTS =
      """
      {"page":0,"size":50,"total":2,"items":[
       {"player":"ann","name":"ann","rating":1510,"status":"seated","hasDeck":true,"checkedIn":true,
        "noShows":0},
       {"player":"bob","name":"%s","rating":1490,"status":"seated","hasDeck":false,
        "checkedIn":false,"noShows":1}]}
      """
          .formatted(HOSTILE);

  static final String ROUND =
      """
      {"round":1,"stage":"table","pairedAt":"2026-01-01T00:00:00Z","begins":"2026-01-01T00:01:00Z",
       "over":false,"alone":[],"tables":[
       {"table":1,"slot":null,"first":{"id":"ann","name":"ann"},"second":{"id":"bob","name":"%s"},
        "state":"playing","extendedMinutes":0,"matches":["m-1"],
        "because":["Both have 3 points."],"results":[]}]}
      """
          .formatted(HOSTILE);

  static final String STANDINGS =
      """
      {"round":1,"page":0,"size":50,"total":1,"tieBreaks":[{"id":"omw/1","rule":"Mean."}],"items":[
       {"rank":1,"player":{"id":"bob","name":"%s"},"record":"1-0-0","bySeed":true,
        "points":{"value":3,"divisor":1,"floor":null,
         "terms":[{"round":1,"opponent":{"id":"ann","name":"ann"},"value":3,"role":"counted"}]},
        "tieBreaks":[{"value":0.33,"divisor":1,"floor":0.33,"terms":[
         {"round":1,"opponent":{"id":"ann","name":"ann"},"value":0.33,"role":"counted"}]}]}]}
      """
          .formatted(HOSTILE);

  static final String BRACKET =
      """
      {"matches":[
       {"id":"W1.1","part":"winners","depth":1,"state":"decided",
        "first":{"from":"seed","of":"1","player":{"id":"ann","name":"ann"}},
        "second":{"from":"seed","of":"4","player":{"id":"bob","name":"%s"}},
        "winner":{"id":"ann","name":"ann"},"table":{"round":1,"table":1,"score":"3:0"}},
       {"id":"W1.2","part":"winners","depth":1,"state":"waiting","winner":null,"table":null,
        "first":{"from":"seed","of":"2","player":null},"second":{"from":"seed","of":"3","player":null}},
       {"id":"F","part":"final","depth":2,"state":"waiting","winner":null,"table":null,
        "first":{"from":"winner","of":"W1.1","player":{"id":"ann","name":"ann"}},
        "second":{"from":"winner","of":"W1.2","player":null}}]}
      """
          .formatted(HOSTILE);
}
