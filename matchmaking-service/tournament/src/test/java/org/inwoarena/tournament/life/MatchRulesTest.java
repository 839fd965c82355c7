package org.inwoarena.tournament.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.life.Desk.ANNA;
import static org.inwoarena.tournament.life.Desk.JUDGE;
import static org.inwoarena.tournament.life.Desk.PLATFORM;
import static org.inwoarena.tournament.life.Desk.person;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.inwoarena.tournament.format.Format;
import org.inwoarena.tournament.history.EntrantId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What judges do to matches while they are played, and who may. */
class MatchRulesTest {

  private static final TableId FIRST = new TableId(1, 1);
  private static final MatchAct PAUSE = new MatchAct.Pause();
  private static final MatchAct RESUME = new MatchAct.Resume();

  private final Desk desk = new Desk(Desk.settings(new Format.Swiss()));

  @BeforeEach
  void roundOne() {
    desk.started(4);
    desk.pair();
    desk.yes(PLATFORM, new Command.StartTable(FIRST));
  }

  private static Command judge(MatchAct act) {
    return judge(Optional.of(new PlayedMatch("m1", FIRST, false)), act, "a reason");
  }

  private static Command judge(Optional<PlayedMatch> match, MatchAct act, String reason) {
    return new Command.JudgeMatch("act", match, act, reason);
  }

  private EntrantId first() {
    return desk.event().play().table(FIRST).orElseThrow().first();
  }

  private Actor player() {
    return new Actor.Person(first());
  }

  @Test
  void aJudgeActsAndTheLogSaysSo() {
    var facts = desk.yes(JUDGE, judge(new MatchAct.Rewind(412)));

    assertThat(facts)
        .containsExactly(
            new Fact.MatchJudged(
                "act",
                FIRST,
                "m1",
                new MatchAct.Rewind(412),
                "a reason",
                new EntrantId("judge"),
                Optional.of(Desk.START)));
  }

  @Test
  void allReasonsAreGivenAtOnce() {
    assertThat(desk.no(person("p9"), judge(Optional.empty(), PAUSE, "\u202E" + "x".repeat(501))))
        .containsExactlyInAnyOrder("judge-only", "reason", "reason-characters", "match-unknown");
    assertThat(
            desk.no(
                player(),
                judge(
                    Optional.of(new PlayedMatch("m1", FIRST, true)),
                    new MatchAct.Extend(Optional.of(new EntrantId("p9")), Duration.ZERO),
                    " ")))
        .containsExactlyInAnyOrder(
            "judge-only", "reason", "match-over", "own-table", "not-at-this-table", "extension");
  }

  @Test
  void nobodyJudgesHisOwnMatchNotEvenAsJudge() {
    desk.yes(ANNA, new Command.AppointJudge(first()));

    assertThat(desk.no(player(), judge(new MatchAct.Award(List.of(first())))))
        .containsExactly("own-table");
  }

  @Test
  void aMatchIsPausedOnceAndResumedOnce() {
    assertThat(desk.no(JUDGE, judge(RESUME))).containsExactly("not-paused");
    desk.yes(JUDGE, judge(PAUSE));
    assertThat(desk.no(JUDGE, judge(PAUSE))).containsExactly("match-paused");
    assertThat(desk.event().play().floor().stopped()).containsExactly("m1");
    desk.yes(JUDGE, judge(RESUME));
    assertThat(desk.event().play().floor().stopped()).isEmpty();
  }

  @Test
  void aPausedMatchGetsItsTimeBack() {
    var before = desk.event().roundEnds(FIRST);
    desk.yes(JUDGE, judge(PAUSE));
    desk.at(Desk.START.plus(Duration.ofMinutes(7)));

    var facts = desk.yes(JUDGE, judge(RESUME));

    assertThat(facts)
        .contains(
            new Fact.TableExtended(
                FIRST, Duration.ofMinutes(7), "The match was paused.", new EntrantId("judge")));
    assertThat(desk.event().roundEnds(FIRST)).isEqualTo(before.plus(Duration.ofMinutes(7)));
    assertThat(desk.event().roundEnds(new TableId(1, 2)))
        .as("the others play on")
        .isEqualTo(before);
  }

  @Test
  void whileTheEventIsPausedNoMatchGoesOnByItself() {
    desk.yes(JUDGE, new Command.Pause("fire alarm"));

    assertThat(desk.no(JUDGE, judge(PAUSE))).containsExactly("paused");
    assertThat(desk.no(JUDGE, judge(RESUME))).containsExactlyInAnyOrder("paused", "not-paused");
    desk.yes(JUDGE, judge(new MatchAct.Annul()));
  }

  private static Command look(boolean over, boolean anyJudge) {
    return new Command.WatchMatch(Optional.of(new PlayedMatch("m1", FIRST, over)), anyJudge);
  }

  @Test
  void duty21HiddenCardsAreForJudgesOfTheEventWhoDoNotPlayThere() {
    assertThat(desk.yes(JUDGE, look(false, false)))
        .containsExactly(new Fact.MatchWatched(FIRST, "m1", new EntrantId("judge")));
    desk.yes(ANNA, look(false, false));
    assertThat(desk.no(person("p9"), look(false, true))).containsExactly("judge-only");
    assertThat(desk.no(player(), look(false, true)))
        .containsExactlyInAnyOrder("judge-only", "plays-here");
    desk.yes(ANNA, new Command.AppointJudge(first()));
    assertThat(desk.no(player(), look(false, false))).containsExactly("plays-here");
    desk.yes(player(), new Command.Drop(first()));
    assertThat(desk.no(player(), look(false, false))).containsExactly("plays-here");
  }

  @Test
  void onceItIsOverAnyJudgeMayLook() {
    desk.yes(person("p9"), look(true, true));
    assertThat(desk.no(person("p9"), look(true, false))).containsExactly("judge-only");
    assertThat(desk.no(JUDGE, new Command.WatchMatch(Optional.empty(), true)))
        .containsExactly("match-unknown");
  }
}
