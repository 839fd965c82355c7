package org.inwoarena.rating.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.MatchCorrected;
import org.inwoarena.kit.inbox.BatchConsumer;
import org.inwoarena.kit.messaging.InvalidMessage;
import org.inwoarena.rating.ladder.Correction;
import org.inwoarena.rating.ladder.Outcome;
import org.inwoarena.rating.store.CorrectionBook;
import org.inwoarena.rating.store.CorrectionBook.Corrected;
import org.inwoarena.rating.store.CorrectionBook.Known;
import org.inwoarena.rating.store.CorrectionBook.Rejected;
import org.inwoarena.rating.store.CorrectionBook.Waiting;

/** Books what judges corrected, and tells of the new ratings. */
@ApplicationScoped
public class MatchCorrections {

  private static final String CONSUMER = "corrections";

  private final BatchConsumer batches;
  private final CorrectionBook book;
  private final Announcements announcements;

  MatchCorrections(BatchConsumer batches, CorrectionBook book, Announcements announcements) {
    this.batches = batches;
    this.book = book;
    this.announcements = announcements;
  }

  /** Takes a polled batch. */
  @Incoming("match-corrected")
  public Uni<Void> on(Message<ConsumerRecords<String, byte[]>> batch) {
    return batches.consume(batch, CONSUMER, MatchCorrected.class, this::correct);
  }

  private Uni<Void> correct(Mutiny.Session session, MatchCorrected corrected) {
    if (corrected.ladder().isEmpty()) {
      return Uni.createFrom().voidItem();
    }
    return book.correct(session, corrected.ladder().get(), correction(corrected))
        .chain(
            result ->
                switch (result) {
                  case Corrected(var entry) -> announcements.announce(session, entry);
                  case Waiting(), Known() -> Uni.createFrom().voidItem();
                  case Rejected(var misfit) ->
                      Uni.createFrom()
                          .failure(new InvalidMessage(misfit.code() + ": " + misfit.detail()));
                });
  }

  private static Correction correction(MatchCorrected corrected) {
    return new Correction(
        corrected.matchId(),
        corrected.revision(),
        corrected.seats().stream()
            .map(seat -> new Outcome.Score(seat.player(), seat.score()))
            .toList(),
        corrected.reason(),
        corrected.author(),
        corrected.at());
  }
}
