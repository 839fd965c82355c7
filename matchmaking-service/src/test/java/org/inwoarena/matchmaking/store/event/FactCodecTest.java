package org.inwoarena.matchmaking.store.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Entry;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.GameScore;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.life.Entrant;
import org.inwoarena.tournament.life.Fact;
import org.inwoarena.tournament.life.MatchAct;
import org.inwoarena.tournament.life.Phase;
import org.inwoarena.tournament.life.TableId;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FactCodecTest {

  private static final EntrantId ANN = new EntrantId("ann");
  private static final EntrantId BEN = new EntrantId("ben");

  private final FactCodec codec = new FactCodec();

  static Stream<Fact> facts() {
    var round =
        new Round(
            1,
            Round.Stage.TABLE,
            List.of(Table.of(1, ANN, BEN)),
            List.of(new Round.Alone(new EntrantId("cat"), new Result.Bye())));
    var played = new Result.Played(List.of(new Game(Side.FIRST, GameScore.SHARED)));
    return Stream.of(
        new Fact.Published(),
        new Fact.Started(3, List.of(ANN, BEN)),
        new Fact.Registered(
            new Entrant(
                ANN,
                "Ann",
                1500,
                Entrant.Status.SEATED,
                Optional.of("deck"),
                true,
                new Entrant.NoShows(1, 0))),
        new Fact.RoundPaired(
            round,
            List.of(new Fact.Because(List.of(ANN, BEN), List.of("equal scores"))),
            Instant.parse("2026-12-01T10:00:00Z")),
        new Fact.Reported(new Entry(1, 1, played)),
        new Fact.RuledOn(
            new Entry(1, 1, new Result.Ruled(new Result.Forfeit(Side.SECOND), "late", "judge"))),
        new Fact.NoShow(BEN, 1, 2, Duration.ofHours(2)),
        new Fact.TableExtended(new TableId(1, 1), Duration.ofMinutes(5), "net", ANN),
        new Fact.MatchJudged(
            "a1",
            new TableId(1, 1),
            "m1",
            new MatchAct.Extend(Optional.of(BEN), Duration.ofMinutes(5)),
            "net",
            ANN,
            Optional.of(Instant.parse("2026-12-01T10:00:00Z"))),
        new Fact.MatchJudged(
            "a2",
            new TableId(1, 1),
            "m1",
            new MatchAct.Award(List.of()),
            "both cheated",
            ANN,
            Optional.empty()),
        new Fact.MatchWatched(new TableId(1, 1), "m1", ANN),
        new Fact.GameOver(new TableId(1, 1), Optional.of(new Game(Side.FIRST, GameScore.FIRST))),
        new Fact.GameOver(new TableId(1, 1), Optional.empty()),
        new Fact.Paused("noise", ANN, Optional.of(Instant.parse("2026-12-01T10:00:00Z"))),
        new Fact.Finished(List.of(new Phase.Place(1, 1, ANN, false))));
  }

  @ParameterizedTest
  @MethodSource("facts")
  void aFactIsReadAsItWasWritten(Fact fact) {
    var text = codec.write(fact);
    assertThat(text).contains("\"is\":\"" + FactCodec.kind(fact) + "\"");
    assertThat(codec.readFact(text)).isEqualTo(fact);
  }

  @org.junit.jupiter.api.Test
  void namesOfFactsAreUnique() {
    var kinds =
        Stream.of(Fact.class.getPermittedSubclasses())
            .map(Class::getSimpleName)
            .collect(java.util.stream.Collectors.toSet());
    assertThat(kinds).hasSize(Fact.class.getPermittedSubclasses().length).isNotEqualTo(Set.of());
  }

  @org.junit.jupiter.api.Test
  void aPauseOfOldDoesNotSaySinceWhen() {
    var old = "{\"is\":\"paused\",\"reason\":\"noise\",\"author\":\"ann\"}";
    assertThat(codec.readFact(old)).isEqualTo(new Fact.Paused("noise", ANN, Optional.empty()));
  }
}
