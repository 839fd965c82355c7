package org.inwoarena.gateway.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.inwoarena.gateway.support.HostedMatch.PUBLIC;
import static org.inwoarena.gateway.support.HostedMatch.SEAT_0;
import static org.inwoarena.gateway.support.HostedMatch.SEAT_1;

import io.micrometer.core.instrument.Metrics;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import org.inwoarena.contracts.MatchSummary;
import org.inwoarena.gateway.support.GatewayTest;
import org.inwoarena.gateway.support.HeldBack;
import org.inwoarena.gateway.support.StubServices;
import org.inwoarena.gateway.support.TestSocket;
import org.inwoarena.gateway.support.Tokens;
import org.junit.jupiter.api.Test;

/** What viewers of a match get: everything of their audience, in order, once, and nothing else. */
@QuarkusTest
class WatchingTest extends GatewayTest {

  @Test
  void aSpectatorGetsWelcomeSnapshotAndLivePartsButNoSeatPart() {
    var match = match("ann", "ben");
    match.commit(PUBLIC, "begun");
    match.commit(SEAT_0, "secret-before");
    try (var socket = TestSocket.spectator(match.socket())) {
      var welcome = socket.greet();
      assertThat(welcome.path("protocol").asInt()).isEqualTo(1);
      assertThat(welcome.path("audience").asText()).isEqualTo("public");
      assertThat(welcome.at("/match/commitments/dice").asText()).isEqualTo("00ff");
      assertThat(welcome.at("/match/seats/1/handle").asText()).isEqualTo("second");
      assertThat(socket.take("snapshot").path("viewSeq").asLong()).isEqualTo(1);

      match.play(SEAT_0, "secret-0");
      match.play(SEAT_1, "secret-1");
      match.play(PUBLIC, "seen");

      var part = socket.takeParts(2, 2).getFirst();
      assertThat(part.path("audience").asText()).isEqualTo("public");
      assertThat(part.at("/log/0/code").asText()).isEqualTo("seen");
      assertThat(part.has("view")).isFalse();
      assertThat(socket.untaken()).isEmpty();
    }
  }

  @Test
  void aPlayerGetsThePartsOfTheOwnSeatOnly() {
    var match = match("ann", "ben");
    match.commit(SEAT_1, "begun");
    try (var socket = TestSocket.player(match.socket(), Tokens.of("ben"))) {
      assertThat(socket.greet().path("audience").asText()).isEqualTo("seat:1");
      assertThat(socket.take("snapshot").path("audience").asText()).isEqualTo("seat:1");

      match.play(PUBLIC, "for-all");
      match.play(SEAT_0, "secret-of-ann");
      match.play(SEAT_1, "own");

      assertThat(socket.takeParts(2, 2).getFirst().at("/log/0/code").asText()).isEqualTo("own");
      assertThat(socket.untaken()).isEmpty();
    }
  }

  @Test
  void aPlayerOfAnotherMatchIsASpectatorHere() {
    var match = match("ann", "ben");
    match.commit(PUBLIC, "begun");
    try (var socket = TestSocket.player(match.socket(), Tokens.of("eve"))) {
      assertThat(socket.greet().path("audience").asText()).isEqualTo("public");
      socket.take("snapshot");
      match.play(SEAT_0, "secret");
      match.play(PUBLIC, "seen");
      assertThat(socket.takeParts(2, 2).getFirst().at("/log/0/code").asText()).isEqualTo("seen");
    }
  }

  @Test
  void aPageSendsItsTokenAsASubProtocol() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, "begun");
    try (var socket = TestSocket.page(match.socket(), Tokens.of("ann"))) {
      assertThat(socket.greet().path("audience").asText()).isEqualTo("seat:0");
    }
  }

  @Test
  void duty28WhoComesBackGetsTheMissedPartsOneByOne() {
    var match = match("ann", "ben");
    for (int i = 1; i <= 5; i++) {
      match.commit(PUBLIC, "line-" + i);
    }
    try (var socket = TestSocket.spectator(match.socket())) {
      socket.hello(2).take("welcome");
      socket.takeParts(3, 5);
      match.play(PUBLIC, "live");
      socket.takeParts(6, 6);
    }
  }

  @Test
  void aSecondHelloGivesAFreshSnapshot() {
    var match = match("ann", "ben");
    match.commit(PUBLIC, "begun");
    try (var socket = TestSocket.spectator(match.socket())) {
      socket.greet();
      socket.take("snapshot");
      socket.hello(0);
      assertThat(socket.take("snapshot").path("viewSeq").asLong()).isEqualTo(1);
    }
  }

  @Test
  void aGapIsFetchedAndNothingComesTwice() {
    var match = match("ann", "ben");
    match.commit(PUBLIC, "begun");
    try (var socket = TestSocket.spectator(match.socket())) {
      socket.greet();
      socket.take("snapshot");

      var lost = match.commit(PUBLIC, "lost-on-the-way");
      match.play(PUBLIC, "third");
      socket.takeParts(2, 3);

      broker().publish(lost);
      match.play(PUBLIC, "fourth");
      socket.takeParts(4, 4);
      assertThat(socket.untaken()).isEmpty();
    }
  }

  @Test
  void duplicatesOfASweeperAreDropped() {
    var match = match("ann", "ben");
    match.commit(PUBLIC, "begun");
    try (var socket = TestSocket.spectator(match.socket())) {
      socket.greet();
      socket.take("snapshot");
      var second = match.commit(PUBLIC, "second");
      broker().publish(second);
      broker().publish(second);
      match.play(PUBLIC, "third");
      socket.takeParts(2, 3);
      assertThat(socket.untaken()).isEmpty();
    }
  }

  @Test
  void whatHappensWhileTheSnapshotIsFetchedIsNotMissed() {
    var match = match("ann", "ben");
    match.commit(PUBLIC, "begun");
    var view = new HeldBack(match);
    try (var socket = TestSocket.spectator(match.socket())) {
      socket.greet();
      view.awaitQuestion();
      match.play(PUBLIC, "second");
      match.play(PUBLIC, "third");
      view.release();
      assertThat(socket.take("snapshot").path("viewSeq").asLong()).isEqualTo(1);
      socket.takeParts(2, 3);
    }
  }

  @Test
  void moreThanCanBeHeldIsFetchedInstead() {
    var match = match("ann", "ben");
    match.commit(PUBLIC, "begun");
    var view = new HeldBack(match);
    try (var socket = TestSocket.spectator(match.socket())) {
      socket.greet();
      view.awaitQuestion();
      for (int i = 2; i <= 120; i++) {
        match.play(PUBLIC, "line-" + i);
      }
      view.release();
      // On a busy machine the held question times out and a later snapshot answers its repeat.
      var shown = socket.take("snapshot").path("viewSeq").asLong();
      socket.takeParts(shown + 1, 120);
    }
  }

  @Test
  void gameServiceDownInTheMiddleOfAGapIsAskedAgain() {
    var match = match("ann", "ben");
    match.commit(PUBLIC, "begun");
    var attempts = new AtomicInteger();
    try (var socket = TestSocket.spectator(match.socket())) {
      socket.greet();
      socket.take("snapshot");
      match.onView(
          (request, exchange) -> {
            if (attempts.incrementAndGet() < 3) {
              StubServices.json(exchange, 503, "{}");
            } else {
              match.view(request, exchange);
            }
          });
      match.commit(PUBLIC, "lost");
      match.play(PUBLIC, "third");
      socket.takeParts(2, 3);
      assertThat(attempts).hasValue(3);
    }
  }

  @Test
  void spectatorsSeeAPartOnlyFromItsTimeOnThePlayersAtOnce() {
    var match = match("ann", "ben");
    match.commit(PUBLIC, "begun");
    match.commit(SEAT_0, "begun");
    try (var spectator = TestSocket.spectator(match.socket());
        var player = TestSocket.player(match.socket(), Tokens.of("ann"))) {
      spectator.greet();
      spectator.take("snapshot");
      player.greet();
      player.take("snapshot");

      var delayed = match.commit(PUBLIC, "delayed", Duration.ofSeconds(2));
      broker().publish(delayed);
      broker().publish(match.commit(SEAT_0, "delayed", Duration.ofSeconds(2)));

      var visibleAt = Instant.parse(player.takeParts(2, 2).getFirst().path("visibleAt").asText());
      assertThat(Instant.now()).isBefore(visibleAt);
      var shownAt = Instant.parse(spectator.takeParts(2, 2).getFirst().path("visibleAt").asText());
      assertThat(Instant.now()).isAfterOrEqualTo(shownAt);
    }
  }

  @Test
  void anUnknownMatchIsSaidToBeUnknown() {
    try (var socket = TestSocket.spectator("/ws/matches/no-such-match")) {
      socket.hello(0);
      assertThat(socket.take("error").at("/problem/status").asInt()).isEqualTo(404);
      assertThat(socket.closeCode()).isEqualTo(4404);
    }
  }

  @Test
  void aMatchThatCannotBeShownNowIsToBeTriedAgain() {
    var match = match("ann", "ben");
    stub()
        .on(
            "/api/v1/matches/" + match.id(),
            (request, exchange) -> StubServices.json(exchange, 503, "{}"));
    try (var socket = TestSocket.spectator(match.socket())) {
      socket.hello(0);
      assertThat(socket.take("error").at("/problem/code").asText()).isEqualTo("service-down");
      assertThat(socket.closeCode()).isEqualTo(1013);
    }
  }

  @Test
  void aMatchThatIsOnlyJustBeingMadeIsWaitedFor() {
    var match = match("ann", "ben");
    match.commit(PUBLIC, "begun");
    match.is(MatchSummary.State.CREATED);
    try (var early = TestSocket.spectator(match.socket())) {
      early.hello(0);
      await().until(() -> stub().seen("/api/v1/matches/" + match.id()).size() >= 2);
      match.is(MatchSummary.State.RUNNING);
      early.take("welcome");
      early.take("snapshot");
    }
  }

  @Test
  void thereIsNoWelcomeBeforeTheMatchHasItsCommitments() {
    var match = match("ann", "ben");
    match.is(MatchSummary.State.CREATED);
    try (var early = TestSocket.spectator(match.socket())) {
      early.hello(0);
      assertThat(early.take("error").at("/problem/code").asText()).isEqualTo("match-not-started");
      assertThat(early.closeCode()).isEqualTo(1013);
    }
    match.is(MatchSummary.State.ABORTED);
    try (var late = TestSocket.spectator(match.socket())) {
      late.hello(0);
      assertThat(late.take("error").at("/problem/code").asText()).isEqualTo("match-aborted");
      assertThat(late.closeCode()).isEqualTo(4404);
    }
  }

  @Test
  void anotherProtocolVersionIsRefused() {
    var match = match("ann", "ben");
    try (var socket = TestSocket.spectator(match.socket())) {
      socket.send("{\"type\":\"hello\",\"protocol\":2}");
      assertThat(socket.take("error").at("/problem/code").asText()).isEqualTo("other-protocol");
      assertThat(socket.closeCode()).isEqualTo(4406);
    }
  }

  @Test
  void duty28AClientThatReadsTooSlowlyIsCutOffAndResumes() {
    var match = match("ann", "ben");
    match.commit(PUBLIC, "begun");
    var before = tooSlow();
    try (var sleeper = TestSocket.sleeper(match.socket())) {
      sleeper.hello(0);
      var long100k = "x".repeat(100_000);
      await()
          .atMost(Duration.ofSeconds(60))
          .until(
              () -> {
                match.play(PUBLIC, long100k);
                return tooSlow() > before;
              });
    }
    try (var socket = TestSocket.spectator(match.socket())) {
      socket.hello(1).take("welcome");
      socket.takeParts(2, 4);
    }
  }

  private static double tooSlow() {
    return Metrics.globalRegistry.get("gateway.sockets.too.slow").counter().count();
  }
}
