package org.inwoarena.rating.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.vertx.VertxContextSupport;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.rating.ladder.Move;
import org.inwoarena.rating.ladder.Outcome;
import org.inwoarena.rating.ladder.Outcome.Score;
import org.inwoarena.rating.ladder.Standing;
import org.inwoarena.rating.store.RatingBook.Entered;
import org.inwoarena.rating.store.RatingBook.Entry;
import org.inwoarena.rating.store.RatingBook.Known;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;

/** Two instances of the service rate at the same time; here as transactions side by side. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "rating"))
class RatingBookTest {

  private static final String LADDER = "preview";
  private static final int AT_ONCE = 8;

  /** Fewer than 30: nobody's K falls, so the sum must be kept. */
  private static final int MATCHES = 28;

  @Inject RatingBook book;
  @Inject Mutiny.SessionFactory sessions;

  @Test
  void duty18AMatchToldEightTimesAtOnceIsEnteredOnce() throws Exception {
    var match = outcome(player(), player());
    var entries = atOnce(Collections.nCopies(AT_ONCE, match));

    assertThat(entries).filteredOn(Entered.class::isInstance).hasSize(1);
    assertThat(entries).filteredOn(Known.class::isInstance).hasSize(AT_ONCE - 1);
  }

  @Test
  void matchesOfTheSamePlayersAtOnceFollowOneAnother() throws Exception {
    var players = IntStream.range(0, 4).mapToObj(i -> player()).toList();
    var random = new Random(8);
    var matches = new ArrayList<Outcome>();
    for (var i = 0; i < MATCHES; i++) {
      var pair = new ArrayList<>(players);
      Collections.shuffle(pair, random);
      matches.add(outcome(pair.get(0), pair.get(1)));
    }

    var rated =
        atOnce(matches).stream()
            .map(entry -> ((Entered) entry).game())
            .sorted(java.util.Comparator.comparingLong(BookedEntry::seq))
            .toList();

    assertThat(rated.getLast().seq() - rated.getFirst().seq())
        .as("numbers without a gap")
        .isEqualTo(rated.size() - 1L);
    players.forEach(player -> assertUnbroken(changes(rated, player)));
    var sum = players.stream().mapToInt(p -> changes(rated, p).getLast().after().rating()).sum();
    assertThat(sum).isEqualTo(4 * Standing.newcomer("").rating());
  }

  private static List<Move> changes(List<BookedEntry> rated, String player) {
    return rated.stream()
        .flatMap(match -> match.moves().stream())
        .filter(change -> change.player().equals(player))
        .toList();
  }

  /** In the ladder's order every game begins where the one before ended. */
  private static void assertUnbroken(List<Move> games) {
    assertThat(games).hasSizeGreaterThan(3);
    assertThat(games.getFirst().before()).isEqualTo(Standing.newcomer(games.getFirst().player()));
    for (var i = 1; i < games.size(); i++) {
      assertThat(games.get(i).before()).isEqualTo(games.get(i - 1).after());
    }
  }

  private List<Entry> atOnce(List<Outcome> outcomes) throws Exception {
    try (var threads = Executors.newFixedThreadPool(AT_ONCE)) {
      List<Callable<Entry>> work =
          outcomes.stream().<Callable<Entry>>map(outcome -> () -> enter(outcome)).toList();
      var entries = new ArrayList<Entry>();
      for (Future<Entry> done : threads.invokeAll(work)) {
        entries.add(done.get());
      }
      return entries;
    }
  }

  private Entry enter(Outcome outcome) {
    try {
      return VertxContextSupport.subscribeAndAwait(
          () -> sessions.withTransaction(session -> book.enter(session, LADDER, outcome)));
    } catch (Throwable failure) {
      throw new AssertionError(failure);
    }
  }

  private static String player() {
    return UUID.randomUUID().toString();
  }

  private static Outcome outcome(String winner, String loser) {
    return new Outcome(
        UUID.randomUUID().toString(),
        Optional.of(LADDER),
        true,
        false,
        "two-player-tournament",
        "card-texts",
        List.of(new Score(winner, 2), new Score(loser, 0)),
        true,
        20,
        Instant.parse("2026-11-30T20:00:00Z"));
  }
}
