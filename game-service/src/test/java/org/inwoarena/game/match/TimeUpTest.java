package org.inwoarena.game.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.contracts.Clocks;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.SeatResult;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.chance.HmacChance;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.record.Records;
import org.inwoarena.engine.record.Verifier;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.game.clock.Outage;
import org.inwoarena.game.match.MatchEvent.ClockCharged;
import org.inwoarena.game.match.MatchEvent.TimedOut;
import org.inwoarena.game.support.RandomMoves;
import org.inwoarena.game.support.TestDecks;
import org.inwoarena.game.support.TestTable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The table of {@code docs/clocks.md}, as far as the game itself is touched. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TimeUpTest {

  private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");
  private static final Seat ALICE = new Seat(0);
  private static final Seat BOB = new Seat(1);
  private static final Clocks CLOCKS = new Clocks(100, 5, 30);

  private Engine engine;
  private Host host;
  private Seeds seeds;
  private Chance chance;
  private Catalogue catalogue;

  @BeforeAll
  void load() {
    catalogue = Catalogue.load();
    engine = new Engine(catalogue);
    host = new Host(engine);
    seeds = Seeds.random(new SecureRandom(), 2);
    chance = HmacChance.of(seeds);
  }

  private HostedMatch begun(Clocks clocks) {
    return begun(clocks, Optional.empty());
  }

  private HostedMatch begun(Clocks clocks, Optional<Instant> roundEnds) {
    var decks = decks();
    var plan = new MatchPlan(TestTable.inRound(TestTable.order(clocks, decks), roundEnds));
    return host.start(plan, Opening.setup(plan, decks, seeds), START).after();
  }

  private List<DeckList> decks() {
    return List.of(
        TestDecks.shipped(catalogue, "night-shift"), TestDecks.shipped(catalogue, "old-order"));
  }

  private static Instant at(int seconds) {
    return START.plusSeconds(seconds);
  }

  private Prompt prompt(HostedMatch match, Seat seat) {
    return engine.prompts(match.game()).stream()
        .filter(prompt -> prompt.seat().equals(seat))
        .findFirst()
        .orElseThrow();
  }

  private Commit answer(HostedMatch match, Seat seat, Instant receivedAt, Instant now) {
    var prompt = prompt(match, seat);
    var command = new RandomMoves(1).answer(prompt);
    return host.play(
        match, new Move(seat, Optional.of(prompt.id()), command, receivedAt), now, chance);
  }

  private Commit timeOut(HostedMatch match, Seat seat, Instant deadline, Instant now) {
    return host.timeOut(match, prompt(match, seat).id(), deadline, now, chance);
  }

  private static Optional<String> code(Commit commit) {
    return commit.refusal().map(Refusal::code);
  }

  @Test
  void row1AnAnswerAtTheDeadlineCounts() {
    var commit = answer(begun(CLOCKS), ALICE, at(30), at(31));

    assertThat(commit.refusal()).isEmpty();
    assertThat(commit.after().clocks().banks().get(ALICE)).isEqualTo(Duration.ofSeconds(75));
  }

  @Test
  void row2ALateAnswerMeetsAClosedPrompt() {
    var joined = answer(begun(CLOCKS), BOB, at(1), at(1)).after();

    var commit = answer(joined, ALICE, at(30).plusMillis(1), at(31));

    assertThat(code(commit)).contains("stale-prompt");
    assertThat(commit.changed()).isTrue();
    assertThat(commit.steps())
        .anyMatch(step -> step.event() instanceof TimedOut out && out.seat().equals(ALICE));
    assertThat(commit.after().viewSeq()).isEqualTo(joined.viewSeq() + 1);
  }

  @Test
  void row3ATimeOutThatTookEffectStands() {
    var joined = answer(begun(CLOCKS), BOB, at(1), at(1)).after();
    var asked = prompt(joined, ALICE);
    var expired = timeOut(joined, ALICE, at(30), at(31)).after();

    var command = new RandomMoves(1).answer(asked);
    var commit =
        host.play(
            expired, new Move(ALICE, Optional.of(asked.id()), command, at(20)), at(32), chance);

    assertThat(code(commit)).contains("stale-prompt");
    assertThat(commit.changed()).isFalse();
  }

  @Test
  void row4TheDefaultIsGivenAndCharged() {
    var joined = answer(begun(CLOCKS), BOB, at(1), at(1)).after();

    var commit = timeOut(joined, ALICE, at(30), at(30));

    assertThat(commit.steps())
        .anyMatch(
            step ->
                step.event() instanceof ClockCharged charge
                    && charge.seat().equals(ALICE)
                    && charge.spentMillis() == 25_000);
    assertThat(commit.after().joined()).containsExactly(BOB);
  }

  @Test
  void row5And12AnAbsentSeatLosesOnceItsBankIsEmpty() {
    var match = answer(begun(new Clocks(30, 5, 20)), BOB, at(1), at(1)).after();

    while (engine.result(match.game()).isEmpty()) {
      var due = match.clocks().next().getFirst();
      if (due.seat().equals(BOB)) {
        match = answer(match, BOB, due.deadline(), due.deadline()).after();
      } else {
        match = timeOut(match, ALICE, due.deadline(), due.deadline()).after();
      }
    }

    var result = engine.result(match.game()).orElseThrow();
    assertThat(result.reason()).isEqualTo(EndReason.TIME);
    assertThat(result.seats()).extracting(SeatResult::score).containsExactly(0, 2);
    assertThat(match.clocks().running()).isEmpty();
  }

  @Test
  void row9BothBanksEmptyTogetherIsShared() {
    var both =
        answer(answer(begun(new Clocks(10, 5, 30)), ALICE, at(1), at(1)).after(), BOB, at(1), at(1))
            .after();
    var due = both.clocks().next();
    assertThat(due).hasSize(2);

    var commit = timeOut(both, due.getFirst().seat(), due.getFirst().deadline(), at(60));

    var result = engine.result(commit.after().game()).orElseThrow();
    assertThat(result.reason()).isEqualTo(EndReason.TIME);
    assertThat(result.seats()).extracting(SeatResult::score).containsExactly(1, 1);
  }

  @Test
  void row11NobodyCameMeansAborted() {
    var commit = timeOut(begun(CLOCKS), BOB, at(30), at(30));

    var result = engine.result(commit.after().game()).orElseThrow();
    assertThat(result.reason()).isEqualTo(EndReason.ABORTED);
    assertThat(result.seats()).extracting(SeatResult::score).containsExactly(0, 0);
  }

  @Test
  void row13ATimeOutOfYesterdayDoesNothing() {
    var match = begun(CLOCKS);

    assertThat(timeOut(match, ALICE, at(29), at(40)).changed()).isFalse();
    assertThat(timeOut(match, ALICE, at(30), at(29)).changed()).isFalse();
    var credited = host.credit(match, new Outage(at(10), at(25))).after();
    assertThat(timeOut(credited, ALICE, at(30), at(40)).changed()).isFalse();
  }

  @Test
  void row14AnOutageMovesTheDeadlineAndIsShown() {
    var match = begun(CLOCKS);

    var commit = host.credit(match, new Outage(at(10), at(25)));

    assertThat(commit.after().clocks().next().getFirst().deadline()).isEqualTo(at(45));
    assertThat(new Views(engine).parts(commit, at(25)))
        .allMatch(part -> part.log().getFirst().code().equals("outage-credited"));
    assertThat(new Views(engine).parts(commit, at(25)))
        .filteredOn(part -> part.audience().equals(new Audience.At(ALICE)))
        .first()
        .extracting(part -> part.prompts().getFirst().deadline())
        .isEqualTo(at(45));
  }

  /** Both are there, and the round ends after that many seconds. */
  private HostedMatch inRound(int seconds) {
    var begun = begun(CLOCKS, Optional.of(at(seconds)));
    return answer(answer(begun, ALICE, at(1), at(1)).after(), BOB, at(1), at(1)).after();
  }

  private Commit roundTime(HostedMatch match, int deadline, int now) {
    return host.roundTime(match, at(deadline), at(now), chance);
  }

  @Test
  void row16BetweenAttacksGoalSharesDecideAtOnce() {
    var commit = roundTime(inRound(20), 20, 20);

    var result = engine.result(commit.after().game()).orElseThrow();
    assertThat(result.reason()).isEqualTo(EndReason.LIMIT);
    assertThat(result.seats()).extracting(SeatResult::score).containsExactly(1, 1);
    assertThat(commit.after().clocks().roundEnds()).isEmpty();
    assertThat(new Views(engine).parts(commit, at(20)))
        .allMatch(part -> part.log().getFirst().code().equals("round-over"));
  }

  @Test
  void row17TheAttackUnderWayIsTheLastOneAndTheRecordHolds() {
    var journal = new ArrayList<MatchEvent>();
    var decks = decks();
    var ordered =
        TestTable.inRound(
            TestTable.order(CLOCKS, decks), Optional.of(BOB), Optional.of(at(10_000)));
    var plan = new MatchPlan(ordered);
    var setup = Opening.setup(plan, decks, seeds);
    var match = noted(journal, host.start(plan, setup, START));
    var moves = new RandomMoves(5);
    var second = 1;
    while (match.game().attack().isEmpty()) {
      second++;
      match = noted(journal, step(match, moves, second));
    }
    var now = match.with(match.clocks().roundEnding(Optional.of(at(second))));
    var last = noted(journal, roundTime(now, second, second));
    assertThat(engine.result(last.game())).isEmpty();
    while (engine.result(last.game()).isEmpty()) {
      assertThat(last.game().frame(Frame.Attack.class)).isPresent();
      second++;
      last = noted(journal, step(last, moves, second));
    }

    assertThat(engine.result(last.game()).orElseThrow().reason()).isEqualTo(EndReason.LIMIT);
    assertThat(last.game().progress().starter()).isEqualTo(BOB.index());
    var record = Recording.of(setup, seeds, journal);
    assertThat(new Verifier(catalogue).verify(record, seeds.commitments())).isEmpty();
    assertThat(Records.read(Records.write(record))).isEqualTo(record);
  }

  private static HostedMatch noted(List<MatchEvent> journal, Commit commit) {
    commit.steps().forEach(step -> journal.add(step.event()));
    return commit.after();
  }

  private Commit step(HostedMatch match, RandomMoves moves, int second) {
    var prompt = engine.prompts(match.game()).getFirst();
    var move = new Move(prompt.seat(), Optional.of(prompt.id()), moves.answer(prompt), at(second));
    return host.play(match, move, at(second), chance);
  }

  @Test
  void row18NobodyCameInTheWholeRound() {
    var commit = roundTime(begun(CLOCKS, Optional.of(at(20))), 20, 20);

    assertThat(engine.result(commit.after().game()).orElseThrow().reason())
        .isEqualTo(EndReason.ABORTED);
  }

  @Test
  void row19ThePromptFirstThenTheRound() {
    var joined = answer(begun(CLOCKS, Optional.of(at(30))), BOB, at(1), at(1)).after();

    assertThat(joined.clocks().isRoundNext()).isFalse();
    var expired = timeOut(joined, ALICE, at(30), at(30)).after();

    assertThat(expired.clocks().isRoundNext()).isTrue();
    assertThat(expired.clocks().due()).contains(at(30));
  }

  @Test
  void row20ACommandAfterTheRoundMeetsAGameThatIsOver() {
    var commit = answer(inRound(20), ALICE, at(21), at(21));

    assertThat(code(commit)).contains("game-over");
    assertThat(engine.result(commit.after().game()).orElseThrow().reason())
        .isEqualTo(EndReason.LIMIT);
  }

  @Test
  void row21AnExtensionMovesTheRoundEndLaterAndNeverEarlier() {
    var match = inRound(20);

    var extended = host.extendRound(match, at(25));

    assertThat(extended.after().clocks().due()).contains(at(25));
    assertThat(new Views(engine).parts(extended, at(2)))
        .allMatch(part -> part.roundEnds().equals(Optional.of(at(25))));
    assertThat(roundTime(extended.after(), 20, 21).changed()).isFalse();
    assertThat(host.extendRound(extended.after(), at(22)).changed()).isFalse();
    assertThat(host.extendRound(roundTime(match, 20, 20).after(), at(40)).changed()).isFalse();
  }

  @Test
  void row22AnOutageMovesTheRoundEnd() {
    var credited = host.credit(inRound(60), new Outage(at(10), at(25))).after();

    assertThat(credited.clocks().roundEnds()).contains(at(75));
  }
}
