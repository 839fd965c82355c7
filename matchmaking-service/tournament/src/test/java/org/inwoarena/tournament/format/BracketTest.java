package org.inwoarena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.inwoarena.tournament.history.Rounds.id;
import static org.inwoarena.tournament.history.Rounds.ids;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.inwoarena.tournament.format.BracketMatch.Part;
import org.inwoarena.tournament.format.Status.Decided;
import org.inwoarena.tournament.format.Status.Empty;
import org.inwoarena.tournament.format.Status.NotNeeded;
import org.inwoarena.tournament.format.Status.Ready;
import org.inwoarena.tournament.format.Status.Walkover;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BracketTest {

  private final Map<String, Optional<Side>> results = new HashMap<>();
  private final List<EntrantId> gone = new ArrayList<>();

  private BracketState state(Bracket bracket, List<EntrantId> seeds) {
    return BracketState.of(bracket, seeds, results, gone);
  }

  private void win(String match, Side side) {
    results.put(match, Optional.of(side));
  }

  private static List<EntrantId> seeds(int entrants) {
    return IntStream.rangeClosed(1, entrants).mapToObj(n -> id("s" + n)).toList();
  }

  @Test
  void seedsAreSpreadInnerOuter() {
    assertThat(Bracket.innerOuter(8)).containsExactly(1, 8, 4, 5, 2, 7, 3, 6);
    assertThat(Bracket.innerOuter(16)).startsWith(1, 16, 8, 9, 4, 13, 5, 12);
  }

  @Test
  void duty11TheBestSeedsHaveTheByes() {
    var state = state(Bracket.single(6, true), ids("a b c d e f"));
    assertThat(state.status("W1.1")).isEqualTo(new Walkover(id("a"), Optional.empty()));
    assertThat(state.status("W1.2")).isEqualTo(new Ready(id("d"), id("e")));
    assertThat(state.status("W1.3")).isEqualTo(new Walkover(id("b"), Optional.empty()));
    assertThat(state.ready()).extracting(BracketMatch::id).containsExactly("W1.2", "W1.4");
  }

  @Test
  void duty11TwoWithByesDoNotMeetInTheSameRound() {
    var state = state(Bracket.single(5, false), ids("a b c d e"));
    assertThat(state.ready()).extracting(BracketMatch::id).containsExactly("W1.2", "W2.2");
    assertThat(state.playable(1)).extracting(BracketMatch::id).containsExactly("W1.2");
    assertThat(state.playable(2)).extracting(BracketMatch::id).containsExactly("W1.2", "W2.2");
  }

  @Test
  void theFavouritesMeetInTheFinalAndTheLosersForThirdPlace() {
    var bracket = Bracket.single(4, true);
    var seeds = ids("a b c d");
    win("W1.1", Side.FIRST);
    win("W1.2", Side.FIRST);
    assertThat(state(bracket, seeds).status("T")).isEqualTo(new Ready(id("d"), id("c")));
    assertThat(state(bracket, seeds).status("F")).isEqualTo(new Ready(id("a"), id("b")));
    win("T", Side.FIRST);
    win("F", Side.SECOND);
    assertThat(Placing.of(state(bracket, seeds), seeds))
        .containsExactly(
            new Placing(1, 1, id("b")),
            new Placing(2, 2, id("a")),
            new Placing(3, 3, id("d")),
            new Placing(4, 4, id("c")));
    var without = Bracket.single(4, false);
    assertThat(Placing.of(state(without, seeds), seeds))
        .endsWith(new Placing(3, 4, id("c")), new Placing(3, 4, id("d")));
  }

  @Test
  void duty11ADropInABracketIsAMatchLoss() {
    var seeds = ids("a b c d");
    gone.add(id("a"));
    var state = state(Bracket.single(4, true), seeds);
    assertThat(state.status("W1.1")).isEqualTo(new Walkover(id("d"), Optional.of(id("a"))));
    win("W1.2", Side.FIRST);
    win("F", Side.FIRST);
    state = state(Bracket.single(4, true), seeds);
    assertThat(state.status("T"))
        .as("nobody comes down from a walkover")
        .isEqualTo(new Walkover(id("c"), Optional.empty()));
    assertThat(Placing.of(state, seeds))
        .extracting(Placing::entrant)
        .containsExactlyElementsOf(ids("d b c a"));
  }

  /** Otherwise leaving after a walkover would bring back whoever was beaten since. */
  @Test
  void duty11WhoLeavesAfterAWalkoverHasStillWonIt() {
    var seeds = ids("a b c d");
    gone.add(id("d"));
    win("W1.2", Side.FIRST);
    gone.add(id("a"));
    var state = state(Bracket.single(4, false), seeds);
    assertThat(state.status("W1.1")).isEqualTo(new Walkover(id("a"), Optional.of(id("d"))));
    assertThat(state.status("F")).isEqualTo(new Walkover(id("b"), Optional.of(id("a"))));
    assertThat(Placing.of(state, seeds)).extracting(Placing::entrant).startsWith(id("b"), id("a"));
  }

  @Test
  void duty11BothForfeitAndNobodyGoesOn() {
    var seeds = ids("a b c d");
    results.put("W1.1", Optional.empty());
    win("W1.2", Side.FIRST);
    var state = state(Bracket.single(4, true), seeds);
    assertThat(state.status("F")).isEqualTo(new Walkover(id("b"), Optional.empty()));
    assertThat(state.status("T")).isEqualTo(new Walkover(id("c"), Optional.empty()));
    assertThat(state.champion()).contains(id("b"));
    assertThat(Placing.of(state, seeds))
        .containsExactly(
            new Placing(1, 1, id("b")),
            new Placing(2, 2, id("c")),
            new Placing(3, 4, id("a")),
            new Placing(3, 4, id("d")));
  }

  @Test
  void duty11AFinalForfeitedByBothHasNoWinner() {
    var seeds = ids("a b");
    results.put("F", Optional.empty());
    var state = state(Bracket.single(2, true), seeds);
    assertThat(state.champion()).isEmpty();
    assertThat(state.over()).isTrue();
    assertThat(Placing.of(state, seeds))
        .containsExactly(new Placing(2, 3, id("a")), new Placing(2, 3, id("b")));
  }

  @Test
  void duty11TheSecondFinalIsAnnouncedAndPlayedOnlyIfNeeded() {
    var bracket = Bracket.twice(4);
    var seeds = ids("a b c d");
    assertThat(bracket.matches()).extracting(BracketMatch::part).contains(Part.RESET);
    for (var match : List.of("W1.1", "W1.2", "W2.1", "L1.1", "L2.1")) {
      win(match, Side.FIRST);
    }
    assertThat(state(bracket, seeds).ready()).extracting(BracketMatch::id).containsExactly("F");
    var last = (Ready) state(bracket, seeds).status("F");
    win("F", Side.FIRST);
    assertThat(state(bracket, seeds).status("R")).isEqualTo(new NotNeeded());
    assertThat(state(bracket, seeds).champion()).contains(last.first());

    win("F", Side.SECOND);
    var again = state(bracket, seeds);
    assertThat(again.status("R")).isEqualTo(new Ready(last.first(), last.second()));
    assertThat(again.over()).isFalse();
    assertThat(again.champion()).isEmpty();
    win("R", Side.SECOND);
    assertThat(state(bracket, seeds).champion()).contains(last.second());
    assertThat(Placing.of(state(bracket, seeds), seeds))
        .extracting(Placing::entrant)
        .startsWith(last.second(), last.first());
  }

  @Test
  void duty11AFirstFinalForfeitedByBothLeavesTheUnbeatenOne() {
    var bracket = Bracket.twice(2);
    win("W1.1", Side.SECOND);
    results.put("F", Optional.empty());
    var state = state(bracket, ids("a b"));
    assertThat(state.status("R")).isEqualTo(new NotNeeded());
    assertThat(state.champion()).contains(id("b"));
    assertThat(Placing.of(state, ids("a b")))
        .containsExactly(new Placing(1, 1, id("b")), new Placing(2, 2, id("a")));
  }

  @Test
  void roundsAreKnownBeforehand() {
    assertThat(Bracket.single(8, true).rounds()).isEqualTo(3);
    assertThat(Bracket.single(5, false).rounds()).isEqualTo(3);
    assertThat(Bracket.twice(8).rounds()).isEqualTo(7);
    assertThatIllegalArgumentException().isThrownBy(() -> Bracket.single(1, false));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void duty11WhateverHappensABracketEndsAndEveryoneHasAPlace(boolean twice) {
    var random = new Random(4);
    for (var entrants = 2; entrants <= 70; entrants++) {
      var bracket = twice ? Bracket.twice(entrants) : Bracket.single(entrants, entrants % 2 == 0);
      var seeds = seeds(entrants);
      results.clear();
      gone.clear();
      playToTheEnd(bracket, seeds, random, twice ? 2 : 1);
    }
  }

  private void playToTheEnd(Bracket bracket, List<EntrantId> seeds, Random random, int lives) {
    var losses = new HashMap<EntrantId, Integer>();
    var rounds = 0;
    var state = state(bracket, seeds);
    while (!state.over()) {
      assertThat(state.ready()).as("something can be played").isNotEmpty();
      rounds++;
      var playing = new ArrayList<EntrantId>();
      for (var match : state.playable(rounds)) {
        var ready = (Ready) state.status(match.id());
        playing.addAll(List.of(ready.first(), ready.second()));
        var chance = random.nextInt(20);
        if (chance == 0) {
          results.put(match.id(), Optional.empty());
        } else if (chance == 1) {
          gone.add(ready.first());
        } else {
          win(match.id(), random.nextBoolean() ? Side.FIRST : Side.SECOND);
        }
      }
      assertThat(playing).as("nobody plays twice in a round").doesNotHaveDuplicates();
      state = state(bracket, seeds);
    }
    assertThat(rounds).isLessThanOrEqualTo(bracket.rounds());
    for (var match : bracket.matches()) {
      var status = state.status(match.id());
      if (match.part() == Part.THIRD_PLACE) {
        continue;
      }
      if (status instanceof Decided(EntrantId winner, EntrantId loser)) {
        losses.merge(loser, 1, Integer::sum);
      }
      if (status instanceof Empty(List<EntrantId> out)) {
        out.forEach(one -> losses.merge(one, 1, Integer::sum));
      }
    }
    var places = Placing.of(state, seeds);
    assertThat(places).extracting(Placing::entrant).containsExactlyInAnyOrderElementsOf(seeds);
    assertThat(losses.values())
        .as("nobody plays on after his last loss")
        .allMatch(count -> count <= lives);
    state.champion().ifPresent(best -> assertThat(places.getFirst().entrant()).isEqualTo(best));
  }
}
