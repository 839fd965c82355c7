package org.inwoarena.rating.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.kit.inbox.BatchConsumer;
import org.inwoarena.kit.messaging.InvalidMessage;
import org.inwoarena.rating.ladder.Outcome;
import org.inwoarena.rating.review.PlayedGame;
import org.inwoarena.rating.store.BookedEntry;
import org.inwoarena.rating.store.RatingBook;
import org.inwoarena.rating.store.RatingBook.Entered;
import org.inwoarena.rating.store.RatingBook.Known;
import org.inwoarena.rating.store.RatingBook.Rejected;
import org.inwoarena.rating.store.RatingBook.Withheld;
import org.inwoarena.rating.store.ReviewBook;
import org.jboss.logging.Logger;

/** Rates what {@code match-completed} tells, and tells of the new ratings. */
@ApplicationScoped
public class MatchResults {

  private static final Logger LOG = Logger.getLogger(MatchResults.class);
  private static final String CONSUMER = "ratings";
  private static final int WIN = 2;

  private final BatchConsumer batches;
  private final RatingBook book;
  private final ReviewBook reviews;
  private final Announcements announcements;
  private final Clock clock;

  MatchResults(
      BatchConsumer batches,
      RatingBook book,
      ReviewBook reviews,
      Announcements announcements,
      Clock clock) {
    this.batches = batches;
    this.book = book;
    this.reviews = reviews;
    this.announcements = announcements;
    this.clock = clock;
  }

  /** Takes a polled batch. */
  @Incoming("match-completed")
  public Uni<Void> on(Message<ConsumerRecords<String, byte[]>> batch) {
    return batches.consume(batch, CONSUMER, MatchCompleted.class, this::rate);
  }

  private Uni<Void> rate(Mutiny.Session session, MatchCompleted match) {
    var outcome = outcome(match);
    if (!outcome.countsForRatings()) {
      LOG.debugf("match %s does not count for ratings", match.matchId());
      return Uni.createFrom().voidItem();
    }
    var ladder = outcome.ladder().orElseThrow();
    return book.enter(session, ladder, outcome)
        .chain(
            entry ->
                switch (entry) {
                  case Entered entered -> follow(session, ladder, outcome, entered);
                  case Known() -> Uni.createFrom().voidItem();
                  case Withheld(var why) -> {
                    LOG.infof("match %s gets no rating: %s", match.matchId(), why.detail());
                    yield announcements.announce(session, ladder, outcome, why);
                  }
                  case Rejected(var misfit) ->
                      Uni.createFrom()
                          .failure(new InvalidMessage(misfit.code() + ": " + misfit.detail()));
                });
  }

  private Uni<Void> follow(
      Mutiny.Session session, String ladder, Outcome outcome, Entered entered) {
    Uni<Void> followed = Uni.createFrom().voidItem();
    for (BookedEntry entry : entered.all()) {
      followed = followed.chain(() -> announcements.announce(session, entry));
    }
    var won = won(outcome);
    return won.isEmpty()
        ? followed
        : followed.chain(() -> reviews.look(session, ladder, won.get(), clock.instant()));
  }

  /** The game as a review sees it; empty if nobody won. */
  private static Optional<PlayedGame> won(Outcome outcome) {
    var scores = outcome.scores();
    return scores.stream()
        .filter(score -> score.halfPoints() == WIN)
        .findFirst()
        .map(Outcome.Score::player)
        .map(
            winner ->
                new PlayedGame(
                    outcome.match(),
                    winner,
                    rival(outcome, winner),
                    outcome.turns(),
                    outcome.endedAt()));
  }

  private static String rival(Outcome outcome, String winner) {
    return outcome.scores().stream()
        .map(Outcome.Score::player)
        .filter(player -> !player.equals(winner))
        .findFirst()
        .orElseThrow();
  }

  private static Outcome outcome(MatchCompleted match) {
    return new Outcome(
        match.matchId(),
        match.ladder(),
        match.rated(),
        !match.reason().counts(),
        match.ruleSet(),
        match.cards(),
        match.seats().stream()
            .map(seat -> new Outcome.Score(seat.player(), seat.score(), seat.illuminati()))
            .toList(),
        match.reason() == EndReason.GOAL,
        match.turns(),
        match.endedAt());
  }
}
