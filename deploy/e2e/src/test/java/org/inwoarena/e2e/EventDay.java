package org.inwoarena.e2e;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;

import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.inwoarena.client.ArenaClient;
import org.inwoarena.client.bots.BotSeat;
import org.inwoarena.client.bots.RandomBot;
import org.inwoarena.client.socket.MatchSocket;
import org.inwoarena.engine.api.Command;

/** One event as everybody at it sees it: calls through the gateway, matches on their sockets. */
record EventDay(Arena arena, String id, List<Contestant> players) {

  private static final Duration PATIENCE = Duration.ofSeconds(90);

  /** Somebody asks for something. */
  ValidatableResponse post(ArenaClient who, String path, Map<String, Object> body) {
    return given()
        .auth()
        .oauth2(who.tokens().orElseThrow().token())
        .contentType("application/json")
        .body(body)
        .post(url(path))
        .then();
  }

  void act(ArenaClient who, String act, Object... details) {
    var body = new HashMap<String, Object>(Map.of("act", act));
    for (var i = 0; i < details.length; i += 2) {
      body.put((String) details[i], details[i + 1]);
    }
    post(who, "/acts", body).statusCode(200);
  }

  void bringDeck(Contestant who) {
    await()
        .atMost(PATIENCE)
        .until(
            () ->
                given()
                    .auth()
                    .oauth2(who.client().tokens().orElseThrow().token())
                    .contentType("application/json")
                    .body(Map.of("registrationId", who.registrationId()))
                    .put(url("/entrants/me/deck"))
                    .statusCode(),
            status -> status == 200);
  }

  JsonPath get(String path) {
    return given().get(url(path)).then().statusCode(200).extract().jsonPath();
  }

  private String url(String path) {
    return arena.platform().url() + "/api/v1/events/" + id + path;
  }

  /** The number of a player, from 1, in the order of entries. */
  int number(String player) {
    return players.stream().map(Contestant::id).toList().indexOf(player) + 1;
  }

  Contestant player(int number) {
    return players.get(number - 1);
  }

  /** Who meets whom in a round: the lower number in front. */
  List<String> pairs(int round) {
    var tables = get("/rounds/" + round);
    return tables.<Map<String, Map<String, String>>>getList("tables").stream()
        .map(table -> pair(table.get("first").get("id"), table.get("second").get("id")))
        .sorted()
        .toList();
  }

  private String pair(String one, String other) {
    return Math.min(number(one), number(other)) + "-" + Math.max(number(one), number(other));
  }

  /** The table two play at. */
  int table(int round, int one, int other) {
    var tables = get("/rounds/" + round);
    var count = tables.getList("tables").size();
    for (var i = 0; i < count; i++) {
      var at = "tables[" + i + "].";
      if (pair(tables.getString(at + "first.id"), tables.getString(at + "second.id"))
          .equals(one + "-" + other)) {
        return tables.getInt(at + "table");
      }
    }
    throw new AssertionError("no table " + one + "-" + other + " in round " + round);
  }

  /** The match two play, once it has begun. */
  String match(int round, int one, int other) {
    var table = table(round, one, other);
    return await()
        .atMost(PATIENCE)
        .until(
            () ->
                get("/rounds/" + round)
                    .<String>getList("tables.find { it.table == %d }.matches".formatted(table)),
            matches -> !matches.isEmpty())
        .getFirst();
  }

  /** Two sit down and the loser gives up at once. */
  void won(int round, int winner, int loser) {
    var match = match(round, Math.min(winner, loser), Math.max(winner, loser));
    var seat = new BotSeat(bot());
    try (var winning = sit(player(winner), match, seat);
        var losing = sit(player(loser), match, new BotSeat(bot()))) {
      await()
          .atMost(PATIENCE)
          .until(
              () -> {
                losing.act(new Command.Concede());
                return seat.result().isDone();
              });
      seat.result().orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
    }
    awaitResult(round, Math.min(winner, loser), Math.max(winner, loser));
  }

  /** One sits down, and waits for the other in vain. */
  void alone(int round, int present, int absent) {
    var one = Math.min(present, absent);
    var other = Math.max(present, absent);
    try (var socket = sit(player(present), match(round, one, other), new BotSeat(bot()))) {
      awaitResult(round, one, other);
    }
  }

  void awaitResult(int round, int one, int other) {
    var table = table(round, one, other);
    await()
        .atMost(PATIENCE)
        .until(
            () ->
                get("/rounds/" + round)
                    .<Object>getList("tables.find { it.table == %d }.results".formatted(table)),
            results -> !results.isEmpty());
  }

  private MatchSocket sit(Contestant who, String match, BotSeat seat) {
    var client = who.client();
    return MatchSocket.open(
        client.http(), client.socket("/ws/matches/" + match), client.tokens(), seat);
  }

  private static RandomBot bot() {
    return new RandomBot(new Random(1), new SecureRandom());
  }
}
