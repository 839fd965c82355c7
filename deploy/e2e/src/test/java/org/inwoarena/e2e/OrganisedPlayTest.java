package org.inwoarena.e2e;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.inwoarena.client.ArenaClient;
import org.inwoarena.local.Component;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A Swiss event of eight with a cut to four, from its creation to its prize list, with what goes
 * wrong on such a day: somebody does not come, somebody leaves, a judge corrects a result, and the
 * service dies after a round is paired and before anybody has heard of it.
 *
 * <p>The players are 1 to 8 in the order of their entries. What happens, and what comes of it:
 *
 * <pre>
 * round 1   1 beats 5   2 beats 6, corrected in round 3 to a draw   3 beats 7   8 does not come, 4
 * round 2   1 beats 2   3 beats 4   7 beats 8   6 leaves, 5
 * round 3   1 beats 3   2 beats 4   5 beats 7   8 has the bye
 *
 *     points         match-wins      opponents     mean of theirs, floor 0.33
 * 1   3+3+3     9    9/9  1          5 2 3         (6/9 + 4/9 + 6/9) / 3         0.5926
 * 3   3+3+0     6    6/9  0.6667     7 4 1         (3/9 + 3/9 + 1) / 3           0.5556
 * 5   0+3+3     6    6/9  0.6667     1 6 7         (1 + 0.33 + 3/9) / 3          0.5544
 * 2   1+0+3     4    4/9  0.4444     6 1 4         (0.33 + 1 + 3/9) / 3          0.5544
 * 7   0+3+0     3    3/9  0.3333     3 8 5         (6/9 + 3/9 + 6/9) / 3         0.5556
 * 4   3+0+0     3    3/9  0.3333     8 3 2         (3/9 + 6/9 + 4/9) / 3         0.4815
 * 8   0+0+3     3    3/9  0.3333     4 7           (3/9 + 3/9) / 2               0.3333
 * 6   1+0       1    1/6, so 0.33    2 5           (4/9 + 6/9) / 2               0.5556
 *
 * cut       1 beats 2   3 beats 5, then 3 beats 1 for the first and 2 beats 5 for the third place
 * </pre>
 */
@ExtendWith(WholeStack.class)
class OrganisedPlayTest {

  private static final int PLAYERS = 8;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final List<String> DECKS =
      List.of("open-skies", "old-order", "night-shift", "board-meeting");

  @Test
  @Timeout(value = 6, unit = TimeUnit.MINUTES)
  void aDayFromItsAnnouncementToItsPrizes(Arena arena) throws SQLException {
    var accounts = new TreeMap<String, List<String>>();
    accounts.put("cup-organiser", List.of("player", "organizer"));
    accounts.put("cup-judge", List.of("player", "judge"));
    IntStream.rangeClosed(1, PLAYERS)
        .forEach(n -> accounts.put("cup-player-" + n, List.of("player", "bot")));
    new Keycloak(arena).accounts(accounts);
    var organiser = arena.client("cup-organiser", "cup-organiser");
    var judge = arena.client("cup-judge", "cup-judge");

    var day = gather(arena, organiser, judge);
    firstRound(day, organiser);
    secondRound(day, organiser, judge);
    thirdRound(day, organiser, judge);
    standingsAsComputedByHand(day);
    cut(day, organiser);
    assertThat(places(day)).containsExactly(3, 1, 2, 5, 7, 4, 8, 6);
    assertThat(
            day
                .get("/places?prize=Trophy&prize=Box&prize=Booster")
                .<List<String>>getList("prizes")
                .stream()
                .flatMap(List::stream))
        .containsExactly("Trophy", "Box", "Booster");
    day.act(organiser, "archive");
  }

  private static EventDay gather(Arena arena, ArenaClient organiser, ArenaClient judge) {
    var players =
        IntStream.rangeClosed(1, PLAYERS)
            .mapToObj(
                n ->
                    arena.contestant(
                        "cup-player-" + n, "cup-player-" + n, DECKS.get(n % DECKS.size())))
            .toList();
    var plan = EventPlans.swiss("Hand-made Cup", PLAYERS, Instant.now().plus(Duration.ofHours(1)));
    plan.put("format", "swiss-top-4");
    plan.put("thirdPlace", true);
    String id =
        given()
            .auth()
            .oauth2(organiser.tokens().orElseThrow().token())
            .contentType("application/json")
            .body(plan)
            .post(arena.platform().url() + "/api/v1/events")
            .then()
            .statusCode(201)
            .extract()
            .path("id");
    var day = new EventDay(arena, id, players);
    day.act(organiser, "publish");
    day.act(organiser, "open-registration");
    players.forEach(who -> day.post(who.client(), "/entrants", Map.of()).statusCode(200));
    players.forEach(day::bringDeck);
    day.act(organiser, "appoint-judge", "player", judge.players().me().id());
    day.act(organiser, "close-registration");
    day.act(organiser, "open-check-in");
    players.forEach(
        who -> day.post(who.client(), "/entrants/me/check-in", Map.of()).statusCode(200));
    day.act(organiser, "start");
    return day;
  }

  private static void firstRound(EventDay day, ArenaClient organiser) {
    day.act(organiser, "pair-round", "seed", 23);
    assertThat(day.pairs(1)).containsExactly("1-5", "2-6", "3-7", "4-8");
    day.won(1, 1, 5);
    day.won(1, 2, 6);
    day.won(1, 3, 7);
    day.alone(1, 4, 8);
  }

  private static void secondRound(EventDay day, ArenaClient organiser, ArenaClient judge)
      throws SQLException {
    force(day, judge, 1, 2, 3, 4, 5, 6, 7, 8);
    pairWithTheServiceDyingBeforeAnybodyHears(day, organiser);
    assertThat(day.pairs(2)).containsExactly("1-2", "3-4", "5-6", "7-8");
    day.match(2, 5, 6);
    day.post(day.player(6).client(), "/entrants/me/drop", Map.of()).statusCode(200);
    day.won(2, 1, 2);
    day.won(2, 3, 4);
    day.won(2, 7, 8);
    day.awaitResult(2, 5, 6);
  }

  /** While the outbox is held nothing is published; what was kept survives, and is told later. */
  private static void pairWithTheServiceDyingBeforeAnybodyHears(EventDay day, ArenaClient organiser)
      throws SQLException {
    var arena = day.arena();
    try (var outside = arena.database("matchmaking");
        var hold = outside.createStatement()) {
      outside.setAutoCommit(false);
      hold.execute("select pg_advisory_xact_lock(hashtext(current_schema() || '.outbox'))");
      day.act(organiser, "pair-round", "seed", 5);
      assertThat(arena.count("matchmaking", unheard(), day.id())).isPositive();
      arena.platform().kill(Component.MATCHMAKING);
      outside.rollback();
    }
    arena.platform().awaitReady(Duration.ofMinutes(2));
    day.post(organiser, "/acts", Map.of("act", "pair-round", "seed", 6)).statusCode(409);
    assertThat(
            arena.count(
                "matchmaking",
                "select count(*) from event_seat where round = 2 and event = ?::uuid",
                day.id()))
        .as("everybody sits once")
        .isEqualTo(PLAYERS);
    await().atMost(PATIENCE).until(() -> arena.count("matchmaking", unheard(), day.id()) == 0);
  }

  /** How much of the event waits to be told. */
  private static String unheard() {
    return "select count(*) from outbox where convert_from(payload, 'UTF8') like '%' || ? || '%'";
  }

  private static void thirdRound(EventDay day, ArenaClient organiser, ArenaClient judge) {
    force(day, judge, 1, 3, 2, 4, 5, 7);
    day.act(organiser, "pair-round", "seed", 42);
    assertThat(day.pairs(3)).containsExactly("1-3", "2-4", "5-7");
    day.act(
        judge,
        "rule",
        "round",
        1,
        "table",
        day.table(1, 2, 6),
        "verdict",
        "drawn",
        "reason",
        "Both had reached their Goals.");
    day.won(3, 1, 3);
    day.won(3, 2, 4);
    day.won(3, 5, 7);
  }

  private static void force(EventDay day, ArenaClient judge, int... couples) {
    for (var i = 0; i < couples.length; i += 2) {
      day.act(
          judge,
          "force-pair",
          "one",
          day.player(couples[i]).id(),
          "other",
          day.player(couples[i + 1]).id(),
          "reason",
          "The table of the day.");
    }
  }

  private static void standingsAsComputedByHand(EventDay day) {
    await().atMost(PATIENCE).until(() -> day.get("").getInt("standings") == 3);
    var rows = day.get("/standings/3");
    var table = new ArrayList<String>();
    for (var i = 0; i < PLAYERS; i++) {
      var at = "items[" + i + "].";
      table.add(
          "%d %d %.4f"
              .formatted(
                  day.number(rows.getString(at + "player.id")),
                  rows.getInt(at + "points.value"),
                  rows.getDouble(at + "tieBreaks[0].value")));
    }
    assertThat(table)
        .containsExactly(
            "1 9 0.5926",
            "3 6 0.5556",
            "5 6 0.5544",
            "2 4 0.5544",
            "7 3 0.5556",
            "4 3 0.4815",
            "8 3 0.3333",
            "6 1 0.5556");
  }

  private static void cut(EventDay day, ArenaClient organiser) {
    day.act(organiser, "pair-round", "seed", 1);
    assertThat(day.pairs(4)).containsExactly("1-2", "3-5");
    day.won(4, 1, 2);
    day.won(4, 3, 5);
    await().atMost(PATIENCE).until(() -> day.get("").get("round") == null);
    day.act(organiser, "pair-round", "seed", 1);
    assertThat(day.pairs(5)).containsExactly("1-3", "2-5");
    day.won(5, 3, 1);
    day.won(5, 2, 5);
    await().atMost(PATIENCE).until(() -> day.get("").getString("phase").equals("finished"));
  }

  private static List<Integer> places(EventDay day) {
    return day.get("/places").<String>getList("player.id").stream().map(day::number).toList();
  }
}
