package org.inwoarena.game.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.inwoarena.contracts.Clocks;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.contracts.JudgeAct;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.SeatResult;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.chance.HmacChance;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.record.GameRecord;
import org.inwoarena.engine.record.Records;
import org.inwoarena.engine.record.Verifier;
import org.inwoarena.game.clock.Outage;
import org.inwoarena.game.journal.Cause;
import org.inwoarena.game.journal.Journal;
import org.inwoarena.game.journal.JournalEntry;
import org.inwoarena.game.support.RandomMoves;
import org.inwoarena.game.support.TestDecks;
import org.inwoarena.game.support.TestTable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a judge's orders make of a match; nothing but arithmetic and rules. */
class JudgingTest {

  private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");
  private static final Seat ALICE = new Seat(0);
  private static final Seat BOB = new Seat(1);
  private static final String JUDGE = "jude";
  private static final Audience EVERYBODY = new Audience.Everybody();

  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Engine ENGINE = new Engine(CATALOGUE);

  private final Host host = new Host(ENGINE);
  private final Judging judging = new Judging(ENGINE);
  private final Views views = new Views(ENGINE);
  private final Journal journal = new Journal(ENGINE);
  private final Seeds seeds = Seeds.random(new SecureRandom(), 2);
  private final Chance chance = HmacChance.of(seeds);
  private final List<DeckList> decks =
      List.of(
          TestDecks.shipped(CATALOGUE, "night-shift"), TestDecks.shipped(CATALOGUE, "old-order"));
  private final List<JournalEntry> rows = new ArrayList<>();
  private final Map<Audience, TreeMap<String, Entity>> seen = new HashMap<>();

  private MatchPlan plan;
  private HostedMatch match;
  private Instant now = START;

  @BeforeEach
  void begin() {
    plan = new MatchPlan(TestTable.order(new Clocks(100, 5, 30), decks));
    keep(host.start(plan, Opening.setup(plan, decks, seeds), now));
  }

  /** Keeps a commit as the service does, and patches what every audience has. */
  private Commit keep(Commit commit) {
    rows.addAll(journal.entries(commit, now, Cause.host("test")));
    match = commit.after();
    if (commit.changed()) {
      views.parts(commit, now).forEach(this::patch);
    }
    return commit;
  }

  private void patch(Part part) {
    var view = seen.computeIfAbsent(part.audience(), audience -> new TreeMap<>());
    part.patch().removed().forEach(view::remove);
    view.putAll(part.patch().set());
  }

  private Commit order(JudgeAct act) {
    return order(Optional.of(JUDGE), act);
  }

  private Commit order(Optional<String> judge, JudgeAct act) {
    var order = new Order(judge, act, "why not");
    return keep(judging.carryOut(match, order, now, chance, journal.past(plan, rows)));
  }

  private void pass(int seconds) {
    now = now.plusSeconds(seconds);
  }

  private Prompt prompt(Seat seat) {
    return ENGINE.prompts(match.game()).stream()
        .filter(prompt -> prompt.seat().equals(seat))
        .findFirst()
        .orElseThrow();
  }

  private Commit answer(Prompt prompt, long seed) {
    var command = new RandomMoves(seed).answer(prompt);
    var move = new Move(prompt.seat(), Optional.of(prompt.id()), command, now);
    return keep(host.play(match, move, now, chance));
  }

  private void play(int commands) {
    var minds = Map.of(0, new RandomMoves(7), 1, new RandomMoves(8));
    for (var given = 0; given < commands && !over(); given++) {
      var prompt = ENGINE.prompts(match.game()).getFirst();
      var command = minds.get(prompt.seat().index()).answer(prompt);
      var move = new Move(prompt.seat(), Optional.of(prompt.id()), command, now);
      assertThat(keep(host.play(match, move, now, chance)).refusal()).isEmpty();
      pass(1);
    }
  }

  private boolean over() {
    return ENGINE.result(match.game()).isPresent();
  }

  private static Optional<String> code(Commit commit) {
    return commit.refusal().map(Refusal::code);
  }

  private Optional<LogEntry> told(Commit commit) {
    return views.parts(commit, now).getFirst().log().stream()
        .filter(line -> line.code().startsWith("judge-") || line.code().startsWith("event-"))
        .findFirst();
  }

  private Entity.Result result() {
    return ENGINE.result(match.game()).orElseThrow();
  }

  @Test
  void duty13APausedMatchAsksNobodyAndItsClocksStand() {
    answer(prompt(BOB), 1);
    pass(10);
    var asked = prompt(ALICE);
    var left = match.clocks().left(ALICE, now);
    var deadline = match.clocks().deadline(asked.id()).orElseThrow();

    assertThat(told(order(new JudgeAct.Pause())))
        .get()
        .satisfies(
            line ->
                assertThat(line.params())
                    .containsEntry("judge", "player:" + JUDGE)
                    .containsEntry("reason", "why not"));

    pass(600);
    assertThat(code(answer(asked, 2))).contains("match-paused");
    assertThat(match.due()).isEmpty();
    assertThat(host.timeOut(match, asked.id(), deadline, now, chance).changed()).isFalse();
    assertThat(host.credit(match, new Outage(now.minusSeconds(90), now)).changed()).isFalse();
    assertThat(code(order(new JudgeAct.Pause()))).contains("match-paused");
    var shown = views.snapshot(match, new Audience.At(ALICE), now);
    assertThat(shown.prompts()).isEmpty();
    assertThat(shown.paused()).isPresent();
    assertThat(shown.clocks())
        .allSatisfy(clock -> assertThat(clock.runsFrom()).isEmpty())
        .anySatisfy(clock -> assertThat(clock.bankMillis()).isEqualTo(left.toMillis()));

    order(new JudgeAct.Resume());

    assertThat(match.clocks().deadline(asked.id())).contains(deadline.plusSeconds(600));
    assertThat(match.clocks().left(ALICE, now)).isEqualTo(left);
    assertThat(code(order(new JudgeAct.Resume()))).contains("not-paused");
    assertThat(answer(asked, 2).refusal()).isEmpty();
  }

  @Test
  void timeThatWasUpBeforeThePauseCountsFirst() {
    answer(prompt(BOB), 1);
    pass(31);

    var commit = order(new JudgeAct.Pause());

    assertThat(commit.refusal()).isEmpty();
    assertThat(commit.steps()).anyMatch(step -> step.event() instanceof MatchEvent.TimedOut);
    assertThat(match.paused()).isPresent();
  }

  @Test
  void anExtensionIsForOneSeatOrForAll() {
    order(new JudgeAct.Extend(Optional.of(plan.at(ALICE).player()), 60));
    order(new JudgeAct.Extend(Optional.empty(), 30));

    assertThat(match.clocks().banks())
        .containsEntry(ALICE, Duration.ofSeconds(190))
        .containsEntry(BOB, Duration.ofSeconds(130));
    assertThat(code(order(new JudgeAct.Extend(Optional.of("nobody"), 60))))
        .contains("not-at-this-table");
  }

  @Test
  void aJudgeGivesTheGameToOneToBothOrToNobody() {
    assertScores(List.of(ALICE), 2, 0);
    assertScores(List.of(ALICE, BOB), 1, 1);
    assertScores(List.of(), 0, 0);
  }

  private void assertScores(List<Seat> winners, int... scores) {
    rows.clear();
    begin();
    order(new JudgeAct.Award(winners.stream().map(seat -> plan.at(seat).player()).toList()));
    assertThat(result().reason()).isEqualTo(EndReason.RULING);
    assertThat(result().seats().stream().mapToInt(SeatResult::score))
        .containsExactly(boxed(scores));
    assertThat(match.clocks().running()).isEmpty();
    assertThat(code(order(new JudgeAct.Pause()))).contains("game-over");
  }

  private static Integer[] boxed(int... scores) {
    return Arrays.stream(scores).boxed().toArray(Integer[]::new);
  }

  @Test
  void anAnnulledGameDoesNotCount() {
    order(new JudgeAct.Annul());

    assertThat(result().reason()).isEqualTo(EndReason.ANNULLED);
    var news = new Completion(ENGINE).finished(match, result(), START, now);
    assertThat(news.rated()).isFalse();
  }

  /** Duty 12: whoever leaves an event leaves nobody waiting at the table. */
  @Test
  void duty12WhoHasLeftTheEventLosesTheGame() {
    order(new JudgeAct.Pause());
    pass(500);

    var commit = order(Optional.empty(), new JudgeAct.GameLoss(plan.at(BOB).player()));

    assertThat(told(commit)).get().extracting(LogEntry::code).isEqualTo("event-game-loss");
    assertThat(result().seats()).extracting(SeatResult::score).containsExactly(2, 0);
    assertThat(match.clocks().banks().get(BOB)).isEqualTo(Duration.ofSeconds(100));
  }

  @Test
  void nobodyJudgesHisOwnMatch() {
    var alice = plan.at(ALICE).player();

    assertThat(code(order(Optional.of(alice), new JudgeAct.Award(List.of(alice)))))
        .contains("own-match");
    assertThat(over()).isFalse();
  }

  @Test
  void anUndoneGameGoesOnFromThereWithNewDiceAndNewPrompts() {
    play(30);
    var then = match;
    var back = match.seq();
    pass(10);
    while (match.game().streams().equals(then.game().streams())) {
      play(5);
    }
    order(new JudgeAct.Extend(Optional.of(plan.at(ALICE).player()), 60));
    var undone = match;

    var commit = order(new JudgeAct.Rewind(back));

    assertThat(commit.refusal()).isEmpty();
    assertThat(told(commit)).get().extracting(LogEntry::code).isEqualTo("judge-rewound");
    assertThat(ENGINE.view(match.game(), EVERYBODY)).isEqualTo(ENGINE.view(then.game(), EVERYBODY));
    plan.audiences()
        .forEach(who -> assertThat(seen.get(who)).isEqualTo(ENGINE.view(match.game(), who)));
    assertThat(match.game().streams().counters())
        .isEqualTo(undone.game().streams().counters())
        .isNotEqualTo(then.game().streams().counters());
    assertThat(ENGINE.prompts(match.game()))
        .isNotEmpty()
        .allSatisfy(prompt -> assertThat(prompt.id().value()).isGreaterThan(undone.game().asked()));
    assertThat(match.clocks().banks().get(BOB)).isEqualTo(then.clocks().banks().get(BOB));
    assertThat(match.clocks().banks().get(ALICE))
        .isEqualTo(then.clocks().banks().get(ALICE).plusSeconds(60));
    assertThat(match.seq()).isGreaterThan(undone.seq());
    // Read back from its journal it is the same.
    assertThat(journal.read(plan, rows)).isEqualTo(match);
  }

  @Test
  void anAnswerToWhatWasUndoneIsStale() {
    play(30);
    var back = match.seq();
    play(1);
    var asked = ENGINE.prompts(match.game()).getFirst();
    order(new JudgeAct.Rewind(back));

    assertThat(code(answer(asked, 3))).contains("stale-prompt");
  }

  @Test
  void aMatchStandsBetweenTwoCommandsWhateverNumberIsNamed() {
    play(20);
    var then = match;
    play(1);
    var inTheMiddle = then.seq() + 1;

    order(new JudgeAct.Rewind(inTheMiddle));

    assertThat(ENGINE.view(match.game(), EVERYBODY)).isEqualTo(ENGINE.view(then.game(), EVERYBODY));
    assertThat(code(order(new JudgeAct.Rewind(match.seq())))).contains("nothing-to-undo");
    assertThat(code(order(new JudgeAct.Rewind(inTheMiddle)))).contains("nothing-to-undo");
    order(new JudgeAct.Rewind(0));
    assertThat(ENGINE.prompts(match.game())).hasSize(2);
  }

  @Test
  void aGameWithUndoneMovesIsVerified() {
    play(30);
    var first = match.seq();
    play(20);
    order(new JudgeAct.Rewind(first));
    play(12);
    var second = match.seq();
    play(9);
    order(new JudgeAct.Rewind(second));
    // The undo itself is undone.
    order(new JudgeAct.Rewind(rows.getLast().seq() - 1));
    play(4);
    order(new JudgeAct.Rewind(first + 1));
    play(10_000);
    order(new JudgeAct.Award(List.of(plan.at(ALICE).player())));

    var setup = Opening.setup(plan, decks, seeds);
    var record = Recording.of(setup, seeds, journal.events(rows));
    var published = seeds.commitments();

    assertThat(record.rewinds()).hasSizeGreaterThanOrEqualTo(3);
    assertThat(new Verifier().verify(Records.read(Records.write(record)), published)).isEmpty();
    var lie =
        GameRecord.of(
            setup, seeds, record.actions(), record.rewinds().subList(1, 2), record.events());
    assertThat(new Verifier().verify(lie, published)).isNotEmpty();
  }
}
