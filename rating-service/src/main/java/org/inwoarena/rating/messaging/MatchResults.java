package org.inwoarena.rating.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.RatingChanged;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.kit.inbox.BatchConsumer;
import org.inwoarena.kit.messaging.InvalidMessage;
import org.inwoarena.kit.outbox.Outbox;
import org.inwoarena.rating.ladder.Outcome;
import org.inwoarena.rating.ladder.RatingChange;
import org.inwoarena.rating.store.RatedMatch;
import org.inwoarena.rating.store.RatingBook;
import org.inwoarena.rating.store.RatingBook.Entered;
import org.inwoarena.rating.store.RatingBook.Known;
import org.inwoarena.rating.store.RatingBook.Rejected;
import org.jboss.logging.Logger;

/** Rates what {@code match-completed} tells, and tells of the new ratings. */
@ApplicationScoped
public class MatchResults {

  private static final Logger LOG = Logger.getLogger(MatchResults.class);
  private static final String CONSUMER = "ratings";

  private final BatchConsumer batches;
  private final RatingBook book;
  private final Outbox outbox;
  private final Clock clock;

  MatchResults(BatchConsumer batches, RatingBook book, Outbox outbox, Clock clock) {
    this.batches = batches;
    this.book = book;
    this.outbox = outbox;
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
    return book.enter(session, outcome.ladder().orElseThrow(), outcome)
        .chain(
            entry ->
                switch (entry) {
                  case Entered(RatedMatch rated) -> announce(session, rated);
                  case Known() -> Uni.createFrom().voidItem();
                  case Rejected(var misfit) ->
                      Uni.createFrom()
                          .failure(new InvalidMessage(misfit.code() + ": " + misfit.detail()));
                });
  }

  private Uni<Void> announce(Mutiny.Session session, RatedMatch rated) {
    Uni<Void> announced = Uni.createFrom().voidItem();
    for (var change : rated.exchange().changes()) {
      announced = announced.chain(() -> outbox.add(session, message(rated, change)));
    }
    return announced;
  }

  private RatingChanged message(RatedMatch rated, RatingChange change) {
    return new RatingChanged(
        rated.ladder(),
        change.player(),
        rated.match(),
        change.before().rating(),
        change.after().rating(),
        change.k(),
        change.expected(),
        change.after().games(),
        change.after().provisional(),
        rated.seq(),
        clock.instant());
  }

  private static Outcome outcome(MatchCompleted match) {
    return new Outcome(
        match.matchId(),
        match.ladder(),
        match.rated(),
        match.reason() == EndReason.ABORTED,
        match.ruleSet(),
        match.cards(),
        match.seats().stream().map(seat -> new Outcome.Score(seat.player(), seat.score())).toList(),
        match.endedAt());
  }
}
