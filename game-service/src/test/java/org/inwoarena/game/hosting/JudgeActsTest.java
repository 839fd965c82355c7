package org.inwoarena.game.hosting;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.quarkus.test.junit.QuarkusTest;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.inwoarena.contracts.Clocks;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameCommand.Judged;
import org.inwoarena.contracts.GameCommand.Origin;
import org.inwoarena.contracts.GameCommand.TimeOut;
import org.inwoarena.contracts.GameView.TimedPrompt;
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.JudgeAct;
import org.inwoarena.contracts.MatchCompleted.SeatOutcome;
import org.inwoarena.contracts.MatchView;
import org.inwoarena.contracts.PlayerNotice;
import org.inwoarena.contracts.PlayerNotice.ActRefused;
import org.inwoarena.contracts.PlayerNotice.MatchJudged;
import org.inwoarena.contracts.Topics;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.record.Records;
import org.inwoarena.engine.record.Verifier;
import org.inwoarena.game.support.GameServiceTest;
import org.inwoarena.game.support.RandomMoves;
import org.inwoarena.game.support.TestTable;
import org.junit.jupiter.api.Test;

/** What judges do to running matches, over Kafka and PostgreSQL (duties 12, 13 and 17). */
@QuarkusTest
class JudgeActsTest extends GameServiceTest {

  private static final Audience EVERYBODY = new Audience.Everybody();

  private static GameCommand judged(String match, String judge, JudgeAct act) {
    return new GameCommand(
        match,
        Origin.JUDGE,
        Optional.of(judge),
        Optional.empty(),
        Instant.now(),
        UUID.randomUUID().toString(),
        new Judged(act, "A judge's reason."));
  }

  /** A judge acts; everybody at the table hears of it. */
  private void act(TestTable table, JudgeAct act, String told) {
    var before = times(table, told);
    kafka().send(judged(table.id(), "jude", act));
    await().atMost(TestTable.PATIENCE).until(() -> times(table, told) > before);
  }

  private static long times(TestTable table, String code) {
    return table.parts(EVERYBODY).stream()
        .flatMap(part -> part.log().stream())
        .map(LogEntry::code)
        .filter(code::equals)
        .count();
  }

  private List<PlayerNotice.Body> told(String player) {
    return kafka().of(Topics.PLAYER_NOTICES, player, PlayerNotice.class).stream()
        .map(PlayerNotice::body)
        .toList();
  }

  private void awaitRefused(String judge, String code) {
    await()
        .atMost(TestTable.PATIENCE)
        .untilAsserted(
            () ->
                assertThat(told(judge))
                    .anyMatch(it -> it instanceof ActRefused no && no.code().equals(code)));
  }

  @Test
  void duty13NoTimeRunsOutWhileAMatchIsPausedAndItDoesAfterwards() {
    var table = table(new Clocks(4, 0, 3));
    answer(table, table.awaitPrompt(0));
    act(table, new JudgeAct.Pause(), "judge-paused");
    var open = table.parts(new Audience.At(new Seat(1))).getFirst().prompts().getFirst();

    assertThat(table.prompt(1)).isEmpty();
    assertThat(files().head(table.id(), "next_deadline")).isNull();
    kafka().send(timeOut(table, open));
    var refused = table.ask(table.command(0, Optional.empty(), new Command.Concede()));

    assertThat(refused.refusal()).map(Refusal::code).contains("match-paused");
    assertThat(files().journal(table.id())).noneMatch(row -> row.type().equals("host.timed-out"));
    assertThat(told(table.player(1)))
        .anyMatch(it -> it instanceof MatchJudged it2 && it2.judge().equals(Optional.of("jude")));

    act(table, new JudgeAct.Resume(), "judge-resumed");

    assertThat(table.awaitPrompt(1).deadline()).isAfter(open.deadline());
    assertThat(table.awaitCompleted().reason()).isEqualTo(EndReason.TIME);
  }

  private static void answer(TestTable table, TimedPrompt asked) {
    var seat = asked.prompt().seat().index();
    var command = new RandomMoves(1).answer(asked.prompt());
    assertThat(table.ask(table.command(seat, Optional.of(asked.prompt().id()), command)).accepted())
        .isTrue();
  }

  private static GameCommand timeOut(TestTable table, TimedPrompt asked) {
    return new GameCommand(
        table.id(),
        Origin.CLOCK,
        Optional.empty(),
        Optional.empty(),
        Instant.now(),
        "time-out-" + asked.prompt().id().value(),
        new TimeOut(asked.prompt().id(), asked.deadline()));
  }

  @Test
  void aRepeatedActHasOneEffectAndOneNotice() {
    var table = table(TestTable.UNHURRIED);
    var bank = table.parts(EVERYBODY).getFirst().clocks().getFirst().bankMillis();
    var extend = judged(table.id(), "jude", new JudgeAct.Extend(Optional.empty(), 60));
    kafka().send(extend);
    kafka().send(extend);
    kafka().send(extend);
    act(table, new JudgeAct.Pause(), "judge-paused");

    assertThat(times(table, "judge-extended")).isEqualTo(2);
    assertThat(table.parts(EVERYBODY).getLast().clocks())
        .allSatisfy(clock -> assertThat(clock.bankMillis()).isEqualTo(bank + 60_000));
    await()
        .atMost(TestTable.PATIENCE)
        .until(
            () ->
                told(table.player(0)).stream().filter(MatchJudged.class::isInstance).count() == 2);
  }

  @Test
  void duty17AMatchIsUndoneGoesOnAndIsStillVerified() throws Exception {
    var table = table(TestTable.UNHURRIED);
    table.play(71, 24);
    var then = patched(table);
    var back = Long.parseLong(files().head(table.id(), "last_seq"));
    table.play(73, 15);

    act(table, new JudgeAct.Rewind(back), "judge-rewound");

    assertThat(patched(table)).isEqualTo(then).isEqualTo(snapshot(table));
    assertThat(told(table.player(0)))
        .anyMatch(it -> it instanceof MatchJudged what && what.act().equals("rewind"));
    table.play(75, 12);
    act(table, new JudgeAct.Award(List.of(table.player(1))), "judge-awarded");

    var news = table.awaitCompleted();
    assertThat(news.reason()).isEqualTo(EndReason.RULING);
    assertThat(news.seats()).extracting(SeatOutcome::score).containsExactly(0, 2);
    var match = "/api/v1/matches/" + table.id();
    Map<String, String> commitments = given().get(match).then().extract().path("commitments");
    var record =
        Records.read(given().get(match + "/record").then().statusCode(200).extract().asString());
    assertThat(record.rewinds()).hasSize(1);
    assertThat(new Verifier().verify(record, commitments)).isEmpty();
    kafka().send(judged(table.id(), "jude-late", new JudgeAct.Rewind(back)));
    awaitRefused("jude-late", "game-over");
  }

  /** What a spectator has who patched every part. */
  private static Map<String, Entity> patched(TestTable table) {
    var view = new TreeMap<String, Entity>();
    for (var part : table.parts(EVERYBODY)) {
      part.patch().removed().forEach(view::remove);
      view.putAll(part.patch().set());
    }
    return view;
  }

  private static Map<String, Entity> snapshot(TestTable table) throws Exception {
    var text =
        given()
            .get("/api/v1/matches/" + table.id() + "/view")
            .then()
            .statusCode(200)
            .extract()
            .asString();
    var view = Json.mapper().readValue(text, MatchView.class);
    return view.snapshot().orElseThrow().patch().set();
  }

  @Test
  void duty12TheMatchOfAPlayerWhoLeftTheEventEndsThoughNobodyIsThere() {
    var table = table(TestTable.UNHURRIED);
    var loss = new JudgeAct.GameLoss(table.player(0));
    kafka()
        .send(
            new GameCommand(
                table.id(),
                Origin.JUDGE,
                Optional.empty(),
                Optional.empty(),
                Instant.now(),
                "left",
                new Judged(loss, "Left the event.")));

    var news = table.awaitCompleted();

    assertThat(news.seats()).extracting(SeatOutcome::score).containsExactly(0, 2);
    assertThat(times(table, "event-game-loss")).isOne();
  }

  @Test
  void anActThatComesBeforeItsMatchWaitsForItInTurn() {
    var order = registered(TestTable.order(TestTable.UNHURRIED, decks()));
    kafka().send(judged(order.matchId(), "jude", new JudgeAct.Extend(Optional.empty(), 60)));
    kafka().send(judged(order.matchId(), "jude", new JudgeAct.Annul()));
    var table = TestTable.of(kafka(), order);

    var news = table.awaitCompleted();

    assertThat(news.reason()).isEqualTo(EndReason.ANNULLED);
    assertThat(news.rated()).isFalse();
    await()
        .atMost(TestTable.PATIENCE)
        .untilAsserted(() -> assertThat(times(table, "judge-extended")).isEqualTo(2));
  }

  @Test
  void aPlayerIsNoJudgeWhateverTheMessageSays() {
    var table = table(TestTable.UNHURRIED);
    var player = table.player(0);
    var award = new JudgeAct.Award(List.of(player));
    var dead = Topics.GAME_COMMANDS + "-dead-letters";

    kafka().send(judged(table.id(), player, award));
    awaitRefused(player, "own-match");
    var forged = judged(table.id(), player, award);
    kafka()
        .send(
            new GameCommand(
                forged.matchId(),
                Origin.PLAYER,
                forged.player(),
                Optional.of(new Seat(0)),
                forged.receivedAt(),
                forged.commandId(),
                forged.body()));
    await().atMost(TestTable.PATIENCE).until(() -> kafka().of(dead, table.id()).size() == 1);

    assertThat(files().head(table.id(), "state")).isEqualTo("running");
  }

  @Test
  void whatABoundedMessageMayNotSayIsADeadLetter() {
    var table = table(TestTable.UNHURRIED);
    var dead = Topics.GAME_COMMANDS + "-dead-letters";

    List.of(
            new Judged(new JudgeAct.Pause(), " "),
            new Judged(new JudgeAct.Pause(), "x".repeat(501)),
            new Judged(new JudgeAct.Pause(), "two\nlines"),
            new Judged(new JudgeAct.Extend(Optional.empty(), 7201), "too much"),
            new Judged(new JudgeAct.Rewind(-1), "before the beginning"))
        .forEach(
            body ->
                kafka()
                    .send(
                        new GameCommand(
                            table.id(),
                            Origin.JUDGE,
                            Optional.of("jude"),
                            Optional.empty(),
                            Instant.now(),
                            UUID.randomUUID().toString(),
                            body)));

    await().atMost(TestTable.PATIENCE).until(() -> kafka().of(dead, table.id()).size() == 5);
  }
}
