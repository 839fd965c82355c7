package org.inwoarena.tournament.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.inwoarena.tournament.history.Rounds.beats;
import static org.inwoarena.tournament.history.Rounds.bye;
import static org.inwoarena.tournament.history.Rounds.history;
import static org.inwoarena.tournament.history.Rounds.id;
import static org.inwoarena.tournament.history.Rounds.played;

import java.util.List;
import java.util.Optional;
import org.inwoarena.tournament.history.Result.Awarded;
import org.inwoarena.tournament.history.Result.Bye;
import org.inwoarena.tournament.history.Result.Ruled;
import org.inwoarena.tournament.history.Round.Alone;
import org.inwoarena.tournament.history.Round.Stage;
import org.junit.jupiter.api.Test;

class HistoryTest {

  @Test
  void duty01NobodyPlaysTwiceInARound() {
    var tables = List.of(Table.of(1, id("a"), id("b")), Table.of(2, id("c"), id("a")));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Round(1, Stage.TABLE, tables, List.of()));
    var alone = List.of(new Alone(id("b"), new Bye()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Round(1, Stage.TABLE, tables.subList(0, 1), alone));
    assertThatIllegalArgumentException().isThrownBy(() -> Table.of(1, id("a"), id("a")));
  }

  @Test
  void aCorrectionComesAfterWhatItCorrects() {
    var before = history(List.of(List.of(beats("a", "b", "2-0"), bye("c"))));
    var ruling = new Ruled(played("0-2"), "the score was entered the wrong way round", "judge");
    var after = before.reported(new Entry(1, 1, ruling));

    assertThat(after.inForce(1, 1)).contains(ruling);
    assertThat(after.trail(1, 1)).containsExactly(played("2-0"), ruling);
    assertThat(before.inForce(1, 1)).contains(played("2-0"));
  }

  @Test
  void onlyAJudgeChangesAResult() {
    var history = history(List.of(List.of(beats("a", "b"))));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> history.reported(new Entry(1, 1, played("0-1"))));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> history.reported(new Entry(1, 2, played("0-1"))));
    assertThatIllegalArgumentException().isThrownBy(() -> new Ruled(played("0-1"), " ", "judge"));
  }

  @Test
  void roundsFollowEachOther() {
    var tables = List.of(Table.of(1, id("a"), id("b")));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> History.empty().paired(new Round(2, Stage.TABLE, tables, List.of())));
    var paired = History.empty().paired(new Round(1, Stage.TABLE, tables, List.of()));
    assertThat(paired.open(1)).isEqualTo(tables);
    assertThat(paired.reported(new Entry(1, 1, played("1-0"))).open(1)).isEmpty();
  }

  @Test
  void aPairingChangesOnlyWhileItsTablesAreUnplayed() {
    var one = List.of(Table.of(1, id("a"), id("b")), Table.of(2, id("c"), id("d")));
    var swapped = List.of(Table.of(1, id("a"), id("c")), Table.of(2, id("b"), id("d")));
    var history = History.empty().paired(new Round(1, Stage.TABLE, one, List.of()));
    var anew = new Round(1, Stage.TABLE, swapped, List.of());

    assertThat(history.repaired(anew).rounds()).containsExactly(anew);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> history.reported(new Entry(1, 2, played("1-0"))).repaired(anew));
  }

  @Test
  void missedRoundsAreWorthWhatAMatchCanBeWorth() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Awarded(1, 2));
    assertThat(new Table(1, id("a"), id("b"), Optional.of("W1")).sideOf(id("b")))
        .contains(Side.SECOND);
  }
}
