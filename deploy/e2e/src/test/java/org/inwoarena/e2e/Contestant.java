package org.inwoarena.e2e;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import org.inwoarena.client.ArenaClient;
import org.inwoarena.client.ProblemException;
import org.inwoarena.client.socket.NoticeSocket;

/** Somebody with a registered deck who wants a match. */
record Contestant(String id, ArenaClient client, String registrationId) {

  static final String LADDER = "preview";

  /** Queues, accepts what is offered, and gives the match that came of it. */
  CompletableFuture<String> queue() {
    var match = new CompletableFuture<String>();
    var notices =
        NoticeSocket.open(
            client.http(),
            client.socket("/ws/me"),
            client.tokens().orElseThrow(),
            () -> look(match),
            notice -> look(match));
    onceRegistered(() -> client.queue().join(LADDER, registrationId));
    return match.whenComplete((id, failure) -> notices.close());
  }

  /** A notice is only the word to look; what counts is how things stand. */
  private void look(CompletableFuture<String> match) {
    var position = client.queue().position();
    position.matchId().ifPresent(match::complete);
    position
        .offer()
        .filter(offer -> offer.state().equals("open") && offer.answer().equals("pending"))
        .ifPresent(offer -> client.queue().accept(offer.offerId()));
  }

  /** Challenges a rival to a rated match, who accepts. */
  String challenge(Contestant rival) {
    var ladder = Optional.of(LADDER);
    var challenges = rival.client().challenges();
    var made = onceRegistered(() -> client.challenges().make(rival.id(), registrationId, ladder));
    return onceRegistered(() -> challenges.accept(made.challengeId(), rival.registrationId()))
        .matchId()
        .orElseThrow();
  }

  /** matchmaking-service hears of a registration a moment after deck-service made it. */
  static <T> T onceRegistered(Callable<T> action) {
    return await()
        .atMost(Duration.ofSeconds(30))
        .ignoreExceptionsMatching(
            failure ->
                failure instanceof ProblemException refused
                    && refused.problem().code().equals("registration-unknown"))
        .until(action, done -> true);
  }
}
