package org.inwoarena.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.inwoarena.client.LadderApi.Change;
import org.inwoarena.client.ProblemException;
import org.inwoarena.contracts.MatchSummary.State;
import org.inwoarena.engine.api.SeatResult;
import org.inwoarena.engine.record.Records;
import org.inwoarena.engine.record.Verifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** The main job: log in, register a deck, queue, play, be rated, while somebody watches. */
@ExtendWith(WholeStack.class)
class LadderMatchTest {

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void twoBotsMeetInTheQueuePlayToTheEndAndAreRated(Arena arena) {
    // Accounts of its own: other tests leave matches of the bots under way.
    var roles = List.of("player", "bot");
    new Keycloak(arena).accounts(new TreeMap<>(Map.of("ladder-1", roles, "ladder-2", roles)));
    var first = arena.contestant("ladder-1", "ladder-1", "board-meeting");
    var second = arena.contestant("ladder-2", "ladder-2", "night-shift");
    int before = rating(arena, first) + rating(arena, second);
    var found = first.queue();
    var alsoFound = second.queue();
    var matchId = found.orTimeout(60, TimeUnit.SECONDS).join();
    assertThat(alsoFound.orTimeout(60, TimeUnit.SECONDS).join()).isEqualTo(matchId);

    try (var match = new PlayedMatch(arena, matchId, first, second, Long.MAX_VALUE)) {
      var result = match.finish();

      await().atMost(Duration.ofSeconds(30)).until(() -> match.summary().state() == State.FINISHED);
      var summary = match.summary();
      assertThat(summary.result()).contains(result);
      assertThat(summary.rated()).isTrue();
      assertThat(result.seats().stream().mapToInt(SeatResult::score).sum()).isEqualTo(2);

      var rating = match.rating();
      assertThat(rating.changes().stream().mapToInt(Change::before).sum()).isEqualTo(before);
      assertThat(rating.changes().stream().mapToInt(change -> change.score().orElseThrow()).sum())
          .isEqualTo(2);
      assertThat(rating(arena, first) + rating(arena, second))
          .isEqualTo(rating.changes().stream().mapToInt(Change::after).sum());

      // The spectator's patched table is the table.
      var shown = arena.visitor().matches().publicView(matchId, 0).snapshot().orElseThrow();
      assertThat(match.spectator().table().entities())
          .isEqualTo(shown.patch().applyTo(new TreeMap<>()));

      assertThat(match.commitments()).isEqualTo(summary.commitments()).isNotEmpty();
      assertThat(match.spectator().commitments()).isEqualTo(match.commitments());
      var record = Records.read(arena.visitor().matches().record(matchId));
      assertThat(new Verifier().verify(record, match.commitments())).isEmpty();
    }
  }

  /** rating-service hears of a new player a moment after matchmaking-service. */
  private static int rating(Arena arena, Contestant contestant) {
    return await()
        .ignoreExceptionsInstanceOf(ProblemException.NotFound.class)
        .until(
            () -> arena.visitor().ladders().standing(Contestant.LADDER, contestant.id()).rating(),
            rating -> true);
  }
}
