package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.inwoarena.matchmaking.Arena.SOON;
import static org.inwoarena.matchmaking.Person.of;
import static org.inwoarena.matchmaking.Person.player;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameCommand.Judged;
import org.inwoarena.contracts.GameCommand.Origin;
import org.inwoarena.contracts.JudgeAct;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.contracts.PlayerNotice.EventNotice;
import org.inwoarena.contracts.Topics;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who may act on running matches, what is refused, and what the host is told. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class JudgeDeskTest {

  private static final int PLAYERS = 4;

  @Inject Arena arena;
  @Inject TestClock clock;

  private final Person organiser = of("olga", "organizer,player");
  private final Person judge = of("jude", "judge,player");
  private final Person outsider = of("otto", "judge,organizer,player");
  private final Person host = of("game-service", "service");
  private final List<Person> players =
      IntStream.range(0, PLAYERS).mapToObj(i -> player("p" + i)).toList();

  private EventRun event;
  private List<MatchCreated> matches;

  @BeforeEach
  void twoTablesPlay() {
    arena.clear();
    arena.register(players.toArray(Person[]::new));
    event =
        new EventRun(
            arena,
            organiser,
            EventRequests.cup("Judged Cup", PLAYERS, clock.instant().plus(Duration.ofMinutes(30))));
    players.forEach(who -> event.enter(who).statusCode(200));
    players.forEach(event::bringDeck);
    event.enter(judge).statusCode(200);
    judge.asks().delete(event.path("/entrants/me")).then().statusCode(200);
    event.act(Map.of("act", "appoint-judge", "player", judge.id())).statusCode(200);
    event.act(Map.of("act", "close-registration")).statusCode(200);
    event.act(Map.of("act", "open-check-in")).statusCode(200);
    players.forEach(who -> event.mine(who, "check-in").statusCode(200));
    clock.pass(Duration.ofHours(1));
    matches = event.matches(1, 2);
  }

  private MatchCreated first() {
    return matches.getFirst();
  }

  private static String seat(MatchCreated match, int seat) {
    return match.seats().get(seat).player();
  }

  private Person who(String id) {
    return players.stream().filter(one -> one.id().equals(id)).findAny().orElseThrow();
  }

  private ValidatableResponse act(Person by, String match, Map<String, Object> body) {
    return by.asks().body(body).post(event.path("/matches/" + match + "/acts")).then();
  }

  private static Map<String, Object> act(String act) {
    return Map.of("act", act, "reason", "A judge's reason.");
  }

  private static Map<String, Object> act(String act, String more, Object value) {
    return Map.of("act", act, more, value, "reason", "A judge's reason.");
  }

  /** What the host of a match was told to do by judges. */
  private List<GameCommand> orders(MatchCreated match) {
    return arena.bus().heard(Topics.GAME_COMMANDS, GameCommand.class).stream()
        .filter(command -> command.matchId().equals(match.matchId()))
        .filter(command -> command.body() instanceof Judged)
        .toList();
  }

  private List<JudgeAct> awaitOrders(MatchCreated match, int many) {
    await().atMost(SOON).until(() -> orders(match).size() >= many);
    return orders(match).stream().map(command -> ((Judged) command.body()).act()).toList();
  }

  @Test
  void anActGoesToTheHostAndIntoTheLog() {
    String id =
        act(judge, first().matchId(), act("rewind", "to", 412))
            .statusCode(202)
            .body("match", equalTo(first().matchId()))
            .extract()
            .path("id");
    act(organiser, first().matchId(), act("extend", "seconds", 300)).statusCode(202);

    assertThat(awaitOrders(first(), 2))
        .containsExactly(new JudgeAct.Rewind(412), new JudgeAct.Extend(Optional.empty(), 300));
    assertThat(orders(first()).getFirst())
        .satisfies(
            order -> {
              assertThat(order.origin()).isEqualTo(Origin.JUDGE);
              assertThat(order.player()).contains(judge.id());
              assertThat(order.commandId()).isEqualTo(id);
              assertThat(((Judged) order.body()).reason()).isEqualTo("A judge's reason.");
            });
    organiser
        .asks()
        .get(event.path("/log?size=1000"))
        .then()
        .body("findAll { it.kind == 'match-judged' }.author", hasItems(judge.id(), organiser.id()))
        .body("findAll { it.kind == 'match-judged' }.what.act.is", hasItems("rewind", "extend"));
  }

  @Test
  void aRepeatActsOnce() {
    var key = UUID.randomUUID().toString();
    var ids =
        IntStream.range(0, 3)
            .mapToObj(
                again ->
                    judge
                        .asks()
                        .header("Idempotency-Key", key)
                        .body(act("extend", "seconds", 60))
                        .post(event.path("/matches/" + first().matchId() + "/acts"))
                        .then()
                        .statusCode(202)
                        .extract()
                        .<String>path("id"))
            .distinct()
            .toList();
    act(judge, first().matchId(), act("pause")).statusCode(202);

    assertThat(ids).hasSize(1);
    assertThat(awaitOrders(first(), 2)).hasSize(2);
  }

  @Test
  void whoMayNotIsRefusedWithEveryReasonAndNothingIsSent() {
    var match = first().matchId();
    act(outsider, match, act("pause")).statusCode(403).body("code", equalTo("judge-only"));
    act(who(seat(first(), 0)), match, act("award", "winners", List.of(seat(first(), 0))))
        .statusCode(403)
        .body("errors.code", containsInAnyOrder("judge-only", "own-table"));
    act(judge, UUID.randomUUID().toString(), act("pause"))
        .statusCode(404)
        .body("code", equalTo("match-unknown"));
    act(outsider, UUID.randomUUID().toString(), act("pause"))
        .statusCode(404)
        .body("errors.code", containsInAnyOrder("match-unknown", "judge-only"));
    act(judge, match, Map.of("act", "pause", "reason", "\u202Eevil"))
        .statusCode(422)
        .body("code", equalTo("reason-characters"));
    act(judge, match, Map.of("act", "pause", "reason", "x".repeat(501))).statusCode(400);
    act(judge, match, Map.of("act", "extend", "seconds", 0, "reason", ""))
        .statusCode(400)
        .body("errors", hasSize(2));
    act(judge, match, Map.of("act", "explode", "reason", "why")).statusCode(400);
    act(judge, match, act("game-loss", "player", seat(matches.get(1), 0)))
        .statusCode(422)
        .body("code", equalTo("not-at-this-table"));
    act(judge, match, act("resume")).statusCode(409).body("code", equalTo("not-paused"));
    judge
        .asks()
        .body(act("pause"))
        .post("/api/v1/events/" + UUID.randomUUID() + "/matches/" + match + "/acts")
        .then()
        .statusCode(404)
        .body("code", equalTo("event-unknown"));

    arena.awaitPublished();
    assertThat(orders(first())).isEmpty();
    assertThat(arena.count("select count(*) from event_fact where kind = 'match-judged'")).isZero();
  }

  @Test
  void aMatchThatIsOverTakesNoActs() {
    event.won(first(), seat(first(), 0));
    await()
        .atMost(SOON)
        .untilAsserted(
            () ->
                act(judge, first().matchId(), act("annul"))
                    .statusCode(409)
                    .body("code", equalTo("match-over")));
  }

  @Test
  void pausingTheEventPausesEveryRunningMatchAndKeepsSingleStops() {
    act(judge, first().matchId(), act("pause")).statusCode(202);
    act(judge, first().matchId(), act("pause"))
        .statusCode(409)
        .body("code", equalTo("match-paused"));
    event.act(judge, Map.of("act", "pause", "reason", "Fire alarm.")).statusCode(200);
    event.act(judge, Map.of("act", "resume")).statusCode(200);

    assertThat(awaitOrders(matches.get(1), 2))
        .containsExactly(new JudgeAct.Pause(), new JudgeAct.Resume());
    assertThat(awaitOrders(first(), 1)).containsExactly(new JudgeAct.Pause());
    assertThat(arena.told(players.getFirst()))
        .filteredOn(EventNotice.class::isInstance)
        .extracting(notice -> ((EventNotice) notice).what())
        .contains("paused", "resumed");
  }

  @Test
  void duty12TheMatchOfWhoIsTakenOutOrLeavesEndsAtItsHost() {
    var out = seat(first(), 0);
    var left = seat(matches.get(1), 1);
    event
        .act(judge, Map.of("act", "disqualify", "player", out, "reason", "Two accounts."))
        .statusCode(200);
    event.mine(who(left), "drop").statusCode(200);

    assertThat(awaitOrders(first(), 1)).containsExactly(new JudgeAct.GameLoss(out));
    assertThat(orders(first()).getFirst().player()).contains(judge.id());
    assertThat(awaitOrders(matches.get(1), 1)).containsExactly(new JudgeAct.GameLoss(left));
    assertThat(orders(matches.get(1)).getFirst().player()).isEmpty();
  }

  @Test
  void aRuledTableEndsItsMatchAndACancelledEventAllOfThem() {
    var export = event.export();
    List<Map<String, Object>> tables = export.getList("rounds[0].tables");
    var table = tables.stream().filter(t -> sitsAt(t, seat(first(), 0))).findAny().orElseThrow();
    var ruling = new HashMap<String, Object>(act("rule", "verdict", "first-won"));
    ruling.put("round", 1);
    ruling.put("table", table.get("table"));
    event.act(judge, ruling).statusCode(200);

    assertThat(awaitOrders(first(), 1))
        .containsExactly(new JudgeAct.Award(List.of((String) table.get("first"))));
    event.act(Map.of("act", "cancel", "notice", "The hall\nis closed.")).statusCode(200);
    assertThat(awaitOrders(matches.get(1), 1)).containsExactly(new JudgeAct.Annul());
    assertThat(((Judged) orders(matches.get(1)).getFirst().body()).reason())
        .isEqualTo("The hall is closed.");
  }

  private static boolean sitsAt(Map<String, Object> table, String player) {
    return player.equals(table.get("first")) || player.equals(table.get("second"));
  }

  private ValidatableResponse look(Person by, String match, Person viewer) {
    return by.asks()
        .body(Map.of("viewer", viewer.id(), "judge", viewer.roles().contains("judge")))
        .post("/internal/matches/" + match + "/looks")
        .then();
  }

  @Test
  void duty21OnlyJudgesWhoDoNotPlaySeeARunningMatchAndEachLookIsLogged() {
    var match = first().matchId();
    look(host, match, judge).statusCode(204);
    look(host, match, outsider).statusCode(403).body("code", equalTo("judge-only"));
    look(host, match, who(seat(matches.get(1), 0)))
        .statusCode(403)
        .body("errors.code", hasItem("plays-here"));
    look(host, UUID.randomUUID().toString(), judge).statusCode(404);
    look(judge, match, judge).statusCode(403);

    organiser
        .asks()
        .get(event.path("/log?size=1000"))
        .then()
        .body("findAll { it.kind == 'match-watched' }.author", equalTo(List.of(judge.id())));
  }
}
