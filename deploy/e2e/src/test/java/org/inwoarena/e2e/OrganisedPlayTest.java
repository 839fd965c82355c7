package org.inwoarena.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.inwoarena.client.ArenaClient;
import org.inwoarena.client.EventApi.LogLine;
import org.inwoarena.client.ProblemException;
import org.inwoarena.client.event.Event;
import org.inwoarena.client.event.EventAct;
import org.inwoarena.client.event.EventAct.Verdict;
import org.inwoarena.client.event.EventRound.Alone;
import org.inwoarena.client.event.EventRound.Outcome;
import org.inwoarena.client.event.EventRound.Table;
import org.inwoarena.local.Component;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A Swiss event of eight with a cut to four, from its creation to its prize list, with what goes
 * wrong on such a day: somebody does not come, somebody leaves, a judge corrects a result, and the
 * service dies after a round is paired and before anybody has heard of it.
 *
 * <p>The players are 1 to 8 in the order of their entries. Who meets whom follows from the seeds in
 * round 1 and from what the judge wants later. What happens, and what comes of it:
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
  @Timeout(value = 12, unit = TimeUnit.MINUTES)
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
    placesAndPrizes(day);
    nobodyWasPairedTwice(day);
    day.act(organiser, new EventAct.Archive());
  }

  private static EventDay gather(Arena arena, ArenaClient organiser, ArenaClient judge) {
    var players =
        IntStream.rangeClosed(1, PLAYERS)
            .mapToObj(
                n ->
                    arena.contestant(
                        "cup-player-" + n, "cup-player-" + n, DECKS.get(n % DECKS.size())))
            .toList();
    var plan = EventPlans.swissTop4("Hand-made Cup", PLAYERS, Instant.now().plusSeconds(3600));
    var day = new EventDay(arena, organiser.events().draft(plan).id(), players);
    day.act(organiser, new EventAct.Publish());
    day.act(organiser, new EventAct.OpenRegistration());
    players.forEach(day::enters);
    day.act(organiser, new EventAct.AppointJudge(judge.players().me().id()));
    day.act(organiser, new EventAct.CloseRegistration());
    day.act(organiser, new EventAct.OpenCheckIn());
    players.forEach(who -> who.client().events().checkIn(day.id()));
    day.act(organiser, new EventAct.Start());
    return day;
  }

  private static void firstRound(EventDay day, ArenaClient organiser) {
    day.act(organiser, new EventAct.PairRound(23));
    assertThat(day.pairs(1)).containsExactly("1-5", "2-6", "3-7", "4-8");
    EventDay.atOnce(
        () -> day.beats(1, 1, 5),
        () -> day.beats(1, 2, 6),
        () -> day.beats(1, 3, 7),
        () -> day.waitsInVain(1, 4, 8));
  }

  private static void secondRound(EventDay day, ArenaClient organiser, ArenaClient judge)
      throws SQLException {
    force(day, judge, 1, 2, 3, 4, 5, 6, 7, 8);
    pairWithTheServiceDyingBeforeAnybodyHears(day, organiser);
    assertThat(day.pairs(2)).containsExactly("1-2", "3-4", "5-6", "7-8");
    EventDay.atOnce(
        () -> day.beats(2, 1, 2),
        () -> day.beats(2, 3, 4),
        () -> day.leaves(2, 6, 5),
        () -> day.beats(2, 7, 8));
  }

  /** While the outbox is held nothing is published; what was kept survives, and is told later. */
  private static void pairWithTheServiceDyingBeforeAnybodyHears(EventDay day, ArenaClient organiser)
      throws SQLException {
    var arena = day.arena();
    try (var outside = arena.database("matchmaking");
        var hold = outside.createStatement()) {
      outside.setAutoCommit(false);
      hold.execute("select pg_advisory_xact_lock(hashtext(current_schema() || '.outbox'))");
      day.act(organiser, new EventAct.PairRound(5));
      assertThat(arena.count("matchmaking", unheard(), day.id())).isPositive();
      arena.platform().kill(Component.MATCHMAKING);
      outside.rollback();
    }
    arena.platform().awaitReady(Duration.ofMinutes(2));
    assertThatThrownBy(() -> day.act(organiser, new EventAct.PairRound(6)))
        .isInstanceOf(ProblemException.Conflict.class);
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
    day.act(organiser, new EventAct.PairRound(42));
    assertThat(day.pairs(3)).containsExactly("1-3", "2-4", "5-7");
    assertThat(day.round(3).alone())
        .extracting(Alone::player)
        .extracting(day::number)
        .containsExactly(8);
    var corrected = day.table(1, 2, 6).table();
    day.act(judge, new EventAct.Rule(1, corrected, Verdict.DRAWN, "Both had reached their Goals."));
    assertThat(day.table(1, 2, 6).results()).extracting(Outcome::score).last().isEqualTo("1:1");
    EventDay.atOnce(() -> day.beats(3, 1, 3), () -> day.beats(3, 2, 4), () -> day.beats(3, 5, 7));
  }

  private static void force(EventDay day, ArenaClient judge, int... couples) {
    for (var i = 0; i < couples.length; i += 2) {
      var one = day.player(couples[i]).id();
      var other = day.player(couples[i + 1]).id();
      day.act(judge, new EventAct.ForcePair(one, other, "The table of the day."));
    }
  }

  private static void standingsAsComputedByHand(EventDay day) {
    day.until(event -> event.standings() == 3);
    assertThat(day.events().standings(day.id(), 3, 0).items())
        .extracting(
            row ->
                "%d %s %.4f"
                    .formatted(
                        day.number(row.player()),
                        row.points().value().toBigInteger(),
                        row.tieBreaks().getFirst().value()))
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
    day.act(organiser, new EventAct.PairRound(1));
    assertThat(day.pairs(4)).containsExactly("1-2", "3-5");
    EventDay.atOnce(() -> day.beats(4, 1, 2), () -> day.beats(4, 3, 5));
    day.until(event -> event.round().isEmpty());
    day.act(organiser, new EventAct.PairRound(1));
    assertThat(day.pairs(5)).containsExactly("1-3", "2-5");
    EventDay.atOnce(() -> day.beats(5, 3, 1), () -> day.beats(5, 2, 5));
    day.until(event -> event.phase().equals("finished"));
  }

  private static void placesAndPrizes(EventDay day) {
    var places = day.events().places(day.id(), List.of("Trophy", "Box", "Booster"));
    assertThat(places)
        .extracting(Event.Place::player)
        .extracting(day::number)
        .containsExactly(3, 1, 2, 5, 7, 4, 8, 6);
    assertThat(places).extracting(Event.Place::rank).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(places)
        .flatExtracting(Event.Place::prizes)
        .containsExactly("Trophy", "Box", "Booster");
  }

  private static void nobodyWasPairedTwice(EventDay day) {
    assertThat(day.events().log(day.id(), 0))
        .extracting(LogLine::kind)
        .filteredOn("round-paired"::equals)
        .hasSize(5);
    assertThat(IntStream.rangeClosed(1, 3).boxed().flatMap(round -> day.pairs(round).stream()))
        .doesNotHaveDuplicates();
    assertThat(IntStream.rangeClosed(1, 5).boxed().flatMap(round -> day.tables(round)))
        .extracting(Table::matches)
        .allSatisfy(matches -> assertThat(matches).hasSize(1));
  }
}
