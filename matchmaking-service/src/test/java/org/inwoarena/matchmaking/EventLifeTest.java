package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
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
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.contracts.PlayerNotice.EventNotice;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An event from its draft to its places, run by the platform and its people. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class EventLifeTest {

  private static final int PLAYERS = 8;

  @Inject Arena arena;
  @Inject TestClock clock;

  private final Person organiser = of("olga", "organizer,player");
  private final Person judge = of("jude", "judge,player");
  private final List<Person> players =
      IntStream.range(0, PLAYERS).mapToObj(i -> player("p" + i)).toList();

  @BeforeEach
  void everybodyIsKnown() {
    arena.clear();
    arena.register(players.toArray(Person[]::new));
  }

  @Test
  void aSwissEventWithCutIsPlayedFromDraftToPlaces() {
    var event = new EventRun(arena, organiser, EventRequests.cup("Winter Cup", PLAYERS, soon()));
    players.forEach(who -> event.enter(who).statusCode(200));
    event.enter(judge).statusCode(200).body("you.status", equalTo("waiting"));
    players.forEach(event::bringDeck);
    event.act(Map.of("act", "appoint-judge", "player", judge.id())).statusCode(200);
    event.act(Map.of("act", "close-registration")).statusCode(200);
    event.act(Map.of("act", "open-check-in")).statusCode(200);
    players.forEach(who -> event.mine(who, "check-in").statusCode(200));
    clock.pass(Duration.ofHours(1));

    // Round one: the lower number wins, one player never comes.
    var first = event.matches(1, 4);
    assertThat(sorted(first)).hasSize(PLAYERS).doesNotHaveDuplicates();
    var absent = first.getFirst().seats().getLast().player();
    event.over(first.getFirst(), first.getFirst().seats().getFirst().player(), EndReason.TIME, 0);
    first.subList(1, 4).forEach(match -> event.won(match, winner(match)));
    assertThat(arena.told(who(absent))).hasAtLeastOneElementOfType(EventNotice.class);

    // Round two: a player leaves in the middle of his match and loses it.
    var second = event.matches(2, 4);
    assertThat(arena.count("select count(*) from no_show where player = ?", absent)).isOne();
    var leaving = second.getFirst().seats().getFirst().player();
    event.mine(who(leaving), "drop").statusCode(200);
    second.subList(1, 4).forEach(match -> event.won(match, winner(match)));

    // Round three: seven are left, one has a bye. A judge corrects a result of round one.
    var third = event.matches(3, 3);
    assertThat(sorted(third)).hasSize(6).doesNotContain(leaving);
    var corrected = first.get(1);
    var table = tableOf(event, 1, corrected);
    event
        .act(judge, ruling(1, table, "drawn", "The claim of turn 22 did not meet the Goal."))
        .statusCode(200);
    third.forEach(match -> event.won(match, winner(match)));

    // The best four play on, and for third place.
    var semifinals = event.matches(4, 2);
    assertThat(sorted(semifinals)).hasSize(4).doesNotContain(leaving);
    semifinals.forEach(match -> event.won(match, winner(match)));
    var last = event.matches(5, 2);
    last.forEach(match -> event.won(match, winner(match)));
    await().atMost(SOON).untilAsserted(() -> assertThat(event.phase()).isEqualTo("finished"));

    var export = event.export();
    assertThat(export.getList("standings")).hasSize(3);
    assertThat(export.getList("places.player"))
        .hasSizeBetween(PLAYERS - 1, PLAYERS)
        .doesNotHaveDuplicates();
    assertThat(export.getList("rounds[0].tables[%d].reported.ruledBy".formatted(table - 1)))
        .contains(judge.id());
    assertThat(rematches(export.getList("rounds.tables.flatten()"))).isZero();
    // Nothing of it is lost when the event is folded anew from its facts.
    organiser
        .asks()
        .get(event.path("/log?size=1000"))
        .then()
        .statusCode(200)
        .body("kind", hasItems("published", "round-paired", "ruled-on", "cut-made", "finished"));
    papers(event);
    event.act(Map.of("act", "archive")).statusCode(200).body("phase", equalTo("archived"));
  }

  private void papers(EventRun event) {
    Stream.of("/event.trf", "/rounds.csv", "/standings/3.csv", "/report.md", "/event.ics")
        .forEach(
            paper ->
                assertThat(
                        organiser
                            .asks()
                            .get(event.path(paper))
                            .then()
                            .statusCode(200)
                            .extract()
                            .asString())
                    .as(paper)
                    .isNotBlank());
    organiser
        .asks()
        .get(event.path("/standings/9.csv"))
        .then()
        .statusCode(404)
        .body("code", equalTo("standings-unknown"));
  }

  /** Swiss pairs that met twice; the bracket may bring them together again. */
  private static long rematches(List<Map<String, Object>> tables) {
    var swiss = tables.stream().filter(table -> table.get("match") == null).toList();
    var pairs =
        swiss.stream()
            .map(
                t ->
                    Stream.of(t.get("first"), t.get("second"))
                        .map(Object::toString)
                        .sorted()
                        .toList())
            .toList();
    return pairs.size() - pairs.stream().distinct().count();
  }

  private static int tableOf(EventRun event, int round, MatchCreated match) {
    var player = match.seats().getFirst().player();
    List<Map<String, Object>> tables =
        event.export().getList("rounds[%d].tables".formatted(round - 1));
    return tables.stream()
        .filter(t -> player.equals(t.get("first")) || player.equals(t.get("second")))
        .map(t -> (Integer) t.get("table"))
        .findAny()
        .orElseThrow();
  }

  private static List<String> sorted(List<MatchCreated> matches) {
    return matches.stream()
        .flatMap(match -> match.seats().stream())
        .map(MatchCreated.SeatPlan::player)
        .sorted()
        .toList();
  }

  private static String winner(MatchCreated match) {
    return match.seats().stream()
        .map(MatchCreated.SeatPlan::player)
        .min(String::compareTo)
        .orElseThrow();
  }

  private Person who(String id) {
    return players.stream().filter(one -> one.id().equals(id)).findAny().orElseThrow();
  }

  private Instant soon() {
    return clock.instant().plus(Duration.ofMinutes(30));
  }

  private static Map<String, Object> ruling(int round, int table, String verdict, String reason) {
    return Map.of(
        "act", "rule", "round", round, "table", table, "verdict", verdict, "reason", reason);
  }

  @Test
  void tooFewPlayersEndAnEventInsteadOfHangingItDuty12() {
    var event = new EventRun(arena, organiser, EventRequests.cup("Lonely Cup", 8, soon()));
    event.enter(players.getFirst()).statusCode(200);
    event.act(Map.of("act", "close-registration")).statusCode(200);
    event.act(Map.of("act", "open-check-in")).statusCode(200);
    clock.pass(Duration.ofHours(1));

    await().atMost(SOON).untilAsserted(() -> assertThat(event.phase()).isEqualTo("cancelled"));
    assertThat(arena.told(players.getFirst()))
        .filteredOn(EventNotice.class::isInstance)
        .extracting(notice -> ((EventNotice) notice).what())
        .contains("cancelled");
  }

  @Test
  void aFreeSeatGoesToTheFirstWhoWaits() {
    var event = new EventRun(arena, organiser, EventRequests.cup("Small Cup", 4, soon()));
    players.forEach(who -> event.enter(who).statusCode(200));
    players.get(1).asks().delete(event.path("/entrants/me")).then().statusCode(200);

    players
        .get(4)
        .asks()
        .get(event.path(""))
        .then()
        .body("you.status", equalTo("seated"), "waiting", equalTo(3), "seated", equalTo(4));
    event.enter(players.get(1)).statusCode(200).body("you.status", equalTo("waiting"));
    event.enter(players.get(1)).statusCode(409).body("code", equalTo("entered-already"));
  }

  @Test
  void whatAnEventDoesNotAllowIsRefusedWithEveryReasonAndChangesNothing() {
    var bad = EventRequests.cup("x".repeat(81), 2000, soon());
    bad.put("zone", "Mars/Olympus");
    bad.put("format", "chaos");
    organiser
        .asks()
        .body(bad)
        .post("/api/v1/events")
        .then()
        .statusCode(400)
        .body("errors", hasSize(4));
    var wrong = new HashMap<>(EventRequests.cup("Bad\u202ECup", 8, soon()));
    wrong.put("minimum", 9);
    wrong.put("tieBreaks", List.of("omw/1", "omw/1"));
    organiser
        .asks()
        .body(wrong)
        .post("/api/v1/events")
        .then()
        .statusCode(422)
        .body("errors.code", hasItems("name-characters", "cap", "tie-breaks"));
    players
        .getFirst()
        .asks()
        .body(EventRequests.cup("Mine", 8, soon()))
        .post("/api/v1/events")
        .then()
        .statusCode(403);

    var event = new EventRun(arena, organiser, EventRequests.cup("Fine Cup", 8, soon()));
    event
        .act(players.getFirst(), Map.of("act", "start"))
        .statusCode(403)
        .body("errors.code", hasItems("organiser-only", "wrong-phase"));
    event
        .act(Map.of("act", "pair-round", "seed", 7))
        .statusCode(409)
        .body("code", equalTo("wrong-phase"));
    event.act(Map.of("act", "no-such-act")).statusCode(400);
    event.act(Map.of("act", "cancel", "notice", "")).statusCode(400);
    event
        .act(ruling(1, 1, "drawn", "why not"))
        .statusCode(404)
        .body("errors.code", hasItems("wrong-phase", "table-unknown"));
    players
        .getFirst()
        .asks()
        .get("/api/v1/events/" + UUID.randomUUID())
        .then()
        .statusCode(404)
        .body("code", equalTo("event-unknown"));
    event.enter(players.getFirst()).statusCode(200);
    players
        .getFirst()
        .asks()
        .body(Map.of("registrationId", players.get(1).deck()))
        .put(event.path("/entrants/me/deck"))
        .then()
        .statusCode(403)
        .body("code", equalTo("registration-not-yours"));
    event.mine(players.getFirst(), "check-in").statusCode(409);
  }

  @Test
  void aDraftIsItsOrganisersAffairAndThePasswordIsAskedFor() {
    var request = EventRequests.cup("Secret Cup", 8, soon());
    request.put("password", "fnord");
    String draft =
        organiser
            .asks()
            .body(request)
            .post("/api/v1/events")
            .then()
            .statusCode(201)
            .extract()
            .path("id");
    players.getFirst().asks().get("/api/v1/events/" + draft).then().statusCode(404);
    organiser.asks().get("/api/v1/events?mine=true").then().body("items.id", hasItem(draft));
    players
        .getFirst()
        .asks()
        .get("/api/v1/events")
        .then()
        .body("items.findAll { it.id == '%s' }".formatted(draft), hasSize(0));

    var event = new EventRun(arena, organiser, request);
    event.enter(players.getFirst()).statusCode(403).body("code", equalTo("password-wrong"));
    players
        .getFirst()
        .asks()
        .body(Map.of("password", "fnord"))
        .post(event.path("/entrants"))
        .then()
        .statusCode(200)
        .body("you.status", equalTo("seated"), "needsPassword", equalTo(true));
  }
}
