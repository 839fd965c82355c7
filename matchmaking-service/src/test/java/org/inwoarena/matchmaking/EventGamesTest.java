package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.inwoarena.matchmaking.Arena.SOON;
import static org.inwoarena.matchmaking.Person.of;
import static org.inwoarena.matchmaking.Person.player;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameCommand.ExtendRound;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.contracts.Topics;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.matchmaking.desk.event.Autopilot;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Matches of several games: who starts, when another one follows, what the round's time does. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class EventGamesTest {

  private static final int PLAYERS = 4;

  @Inject Arena arena;
  @Inject TestClock clock;
  @Inject Autopilot autopilot;
  @Inject Vertx vertx;

  private final Person organiser = of("olga", "organizer,player");
  private final Person judge = of("jude", "judge,player");
  private final List<Person> players =
      IntStream.range(0, PLAYERS).mapToObj(i -> player("g" + i)).toList();

  @BeforeEach
  void everybodyIsKnown() {
    arena.clear();
    arena.register(players.toArray(Person[]::new));
  }

  /** An event under way. */
  private EventRun event(String format, String games) {
    var starts = clock.instant().plus(Duration.ofMinutes(30));
    var request = new HashMap<>(EventRequests.cup("Games Cup", PLAYERS, starts));
    request.put("format", format);
    request.put("games", games);
    request.put("thirdPlace", false);
    if (format.equals("swiss")) {
      request.put("rounds", 1);
    } else {
      request.remove("rounds");
    }
    var event = new EventRun(arena, organiser, request);
    players.forEach(who -> event.enter(who).statusCode(200));
    players.forEach(event::bringDeck);
    event.act(Map.of("act", "appoint-judge", "player", judge.id())).statusCode(200);
    event.act(Map.of("act", "close-registration")).statusCode(200);
    event.act(Map.of("act", "open-check-in")).statusCode(200);
    players.forEach(who -> event.mine(who, "check-in").statusCode(200));
    clock.pass(Duration.ofHours(1));
    return event;
  }

  private static String at(MatchCreated match, int seat) {
    return match.seats().get(seat).player();
  }

  private static Optional<String> starter(MatchCreated match) {
    return match.starter().map(seat -> at(match, seat.index()));
  }

  /** The game of the same table. */
  private static MatchCreated sequel(MatchCreated before, List<MatchCreated> matches) {
    return matches.stream()
        .filter(match -> match.seriesId().equals(before.seriesId()))
        .findAny()
        .orElseThrow();
  }

  private void share(EventRun event, MatchCreated match) {
    event.say(EventRun.over(match, EndReason.LIMIT, 60, Map.of(at(match, 0), 1, at(match, 1), 1)));
  }

  private void finished(EventRun event) {
    await().atMost(SOON).untilAsserted(() -> assertThat(event.phase()).isEqualTo("finished"));
  }

  @Test
  void ofTwoGamesBothArePlayedAndTheOtherOneStarts() {
    var event = event("swiss", "two-games");
    var first = event.matches(1, 2);
    assertThat(first).allMatch(match -> match.starter().isEmpty());
    assertThat(first).allMatch(match -> match.roundEnds().isPresent());
    assertThat(first).extracting(MatchCreated::seriesId).doesNotHaveDuplicates();

    first.forEach(match -> event.won(match, at(match, 0)));
    var second = event.matches(1, 2, 2);

    var drawn = sequel(first.getFirst(), second);
    assertThat(starter(drawn))
        .as("the dice gave game one to seat 0")
        .contains(at(first.getFirst(), 1));
    assertThat(drawn.roundEnds()).isEqualTo(first.getFirst().roundEnds());
    event.won(drawn, at(first.getFirst(), 1));
    event.won(sequel(first.getLast(), second), at(first.getLast(), 0));
    finished(event);

    var tables = event.export().<List<Map<String, Object>>>getList("rounds[0].tables.reported");
    assertThat(tables)
        .allSatisfy(
            reported -> {
              assertThat(reported).hasSize(1);
              var games = (List<?>) reported.getFirst().get("games");
              assertThat(games).hasSize(2);
              assertThat(games)
                  .extracting(game -> ((Map<?, ?>) game).get("starter"))
                  .doesNotHaveDuplicates();
            });
    assertThat(tables)
        .extracting(reported -> reported.getFirst().get("score"))
        .contains("3:3")
        .containsAnyOf("6:0", "0:6");
  }

  @Test
  void bestOfThreeInABracketGoesOnUntilSomebodyHasWon() {
    var event = event("single-elimination", "best-of-three");
    var first = event.matches(1, 2);
    var quick = first.getFirst();
    var long_ = first.getLast();

    event.won(quick, at(quick, 0));
    event.won(long_, at(long_, 0));
    var second = event.matches(1, 2, 2);
    event.won(sequel(quick, second), at(quick, 0));
    event.won(sequel(long_, second), at(long_, 1));
    var third = event.matches(1, 3, 1).getFirst();
    assertThat(third.seriesId()).isEqualTo(long_.seriesId());
    assertThat(starter(third)).as("as in game one").contains(at(long_, 0));
    event.won(third, at(long_, 1));

    // The final is equal after three games; a deciding one follows.
    var game = event.matches(2, 1).getFirst();
    var champion = at(game, 1);
    for (var number = 2; number <= 4; number++) {
      share(event, game);
      game = event.matches(2, number, 1).getFirst();
    }
    event.won(game, champion);
    finished(event);

    assertThat(event.export().getString("places[0].player")).isEqualTo(champion);
  }

  @Test
  void aResultThatComesTwiceAndASecondInstanceMakeNoSecondGame() throws SQLException {
    var event = event("swiss", "two-games");
    var first = event.matches(1, 2);
    arena.change("alter table event_game add constraint broken check (game < 2) not valid");
    try {
      for (var match : first) {
        var over = EventRun.over(match, EndReason.GOAL, 20, Map.of(at(match, 0), 2));
        event.say(over);
        event.say(over);
      }
      await()
          .atMost(SOON)
          .until(
              () -> arena.count("select count(*) from event_fact where kind = 'game-over'") == 2);
      Arena.atOnce(Collections.nCopies(4, look()));
      // The game could not be made: nothing of it is left.
      assertThat(arena.count("select count(*) from event_fact where kind = 'table-started'"))
          .isEqualTo(2);
    } finally {
      arena.change("alter table event_game drop constraint broken");
    }

    clock.pass(Duration.ofMinutes(2));
    Arena.atOnce(Collections.nCopies(4, look()));
    var second = event.matches(1, 2, 2);
    assertThat(arena.count("select count(*) from event_game where game = 2")).isEqualTo(2);
    first.forEach(match -> event.won(match, at(match, 0)));
    second.forEach(match -> event.won(match, at(match, 0)));
    finished(event);

    assertThat(arena.count("select count(*) from event_fact where kind = 'game-over'"))
        .isEqualTo(4);
    assertThat(arena.count("select count(*) from event_fact where kind = 'reported'")).isEqualTo(2);
  }

  /** What another instance would do now. */
  private Callable<Boolean> look() {
    return () -> {
      OnContext.fresh(vertx, autopilot::run).await().atMost(SOON);
      return true;
    };
  }

  @Test
  void afterTheRoundNoOtherGameBeginsAndAJudgeGivesTheTableMoreTime() {
    var event = event("swiss", "two-games");
    var first = event.matches(1, 2);
    var ends = first.getFirst().roundEnds().orElseThrow();
    event
        .act(
            judge,
            Map.of("act", "extend", "round", 1, "table", 1, "minutes", 5, "reason", "network"))
        .statusCode(200);
    await()
        .atMost(SOON)
        .untilAsserted(
            () ->
                assertThat(arena.bus().heard(Topics.GAME_COMMANDS, GameCommand.class))
                    .filteredOn(command -> ids(first).contains(command.matchId()))
                    .extracting(GameCommand::body)
                    .containsExactly(new ExtendRound(ends.plus(Duration.ofMinutes(5)))));

    clock.pass(Duration.ofSeconds(4200).plusMinutes(6));
    first.forEach(match -> event.over(match, at(match, 0), EndReason.LIMIT, 20));
    finished(event);

    assertThat(arena.count("select count(*) from event_game where event = ?", uuid(event)))
        .isEqualTo(2);
    event
        .act(
            judge,
            Map.of("act", "extend", "round", 1, "table", 1, "minutes", 5, "reason", "too late"))
        .statusCode(409);
  }

  private static List<String> ids(List<MatchCreated> matches) {
    return matches.stream().map(MatchCreated::matchId).toList();
  }

  private static UUID uuid(EventRun event) {
    return UUID.fromString(event.path("").substring("/api/v1/events/".length()));
  }
}
