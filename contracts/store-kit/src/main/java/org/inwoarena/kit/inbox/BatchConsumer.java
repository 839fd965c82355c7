package org.inwoarena.kit.inbox;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.kit.messaging.DeadLetters;
import org.inwoarena.kit.messaging.Decoder;
import org.inwoarena.kit.messaging.InvalidMessage;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.kit.outbox.Outbox;
import org.jboss.logging.Logger;

/**
 * Handles a polled batch in one session and one transaction, strictly one record after another. A
 * message that can never be handled goes to the dead letters; while the database or Kafka is away
 * the batch is tried again in place, for as long as it takes.
 */
@ApplicationScoped
public class BatchConsumer {

  private static final Logger LOG = Logger.getLogger(BatchConsumer.class);

  private final Mutiny.SessionFactory sessions;
  private final Inbox inbox;
  private final Outbox outbox;
  private final Decoder decoder;
  private final DeadLetters deadLetters;

  BatchConsumer(
      Mutiny.SessionFactory sessions,
      Inbox inbox,
      Outbox outbox,
      Decoder decoder,
      DeadLetters deadLetters) {
    this.sessions = sessions;
    this.inbox = inbox;
    this.outbox = outbox;
    this.decoder = decoder;
    this.deadLetters = deadLetters;
  }

  /**
   * Handles the batch and acknowledges it.
   *
   * @param consumer the name under which the inbox remembers
   * @param effect what a message does, in the batch's session; fails with {@link InvalidMessage}
   *     for what can never succeed
   */
  public <M extends org.inwoarena.contracts.Message> Uni<Void> consume(
      Message<ConsumerRecords<String, byte[]>> batch,
      String consumer,
      Class<M> type,
      BiFunction<Mutiny.Session, M, Uni<Void>> effect) {
    return consume(batch.getPayload(), consumer, type, effect)
        .chain(() -> Uni.createFrom().completionStage(batch.ack()));
  }

  /** Handles the records of a batch; the caller acknowledges. */
  public <M extends org.inwoarena.contracts.Message> Uni<Void> consume(
      ConsumerRecords<String, byte[]> records,
      String consumer,
      Class<M> type,
      BiFunction<Mutiny.Session, M, Uni<Void>> effect) {
    var pending = new ArrayList<Pending<M>>();
    Uni<Void> buried = Uni.createFrom().voidItem();
    for (var record : records) {
      try {
        pending.add(new Pending<>(record, decoder.decode(record, type)));
      } catch (InvalidMessage invalid) {
        buried = buried.chain(() -> bury(record, invalid.getMessage()));
      }
    }
    return buried
        .chain(() -> OnContext.stay(handle(pending, consumer, effect)))
        .invoke(outbox::nudge);
  }

  private record Pending<M>(ConsumerRecord<String, byte[]> record, Decoder.Decoded<M> decoded) {}

  /** Which record of the batch was invalid; the transaction is rolled back and run without it. */
  private static final class Rejected extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int index;

    Rejected(int index, InvalidMessage why) {
      super(why.getMessage(), why, false, false);
      this.index = index;
    }
  }

  private <M extends org.inwoarena.contracts.Message> Uni<Void> handle(
      List<Pending<M>> pending, String consumer, BiFunction<Mutiny.Session, M, Uni<Void>> effect) {
    if (pending.isEmpty()) {
      return Uni.createFrom().voidItem();
    }
    return retried(() -> sessions.withTransaction(s -> all(s, pending, consumer, effect)))
        .onFailure(Rejected.class)
        .recoverWithUni(
            failure -> {
              var index = failure.index;
              var rest = new ArrayList<>(pending);
              var bad = rest.remove(index);
              return bury(bad.record(), failure.getMessage())
                  .chain(() -> handle(rest, consumer, effect));
            });
  }

  private <M extends org.inwoarena.contracts.Message> Uni<Void> all(
      Mutiny.Session session,
      List<Pending<M>> pending,
      String consumer,
      BiFunction<Mutiny.Session, M, Uni<Void>> effect) {
    Uni<Void> chain = Uni.createFrom().voidItem();
    for (int i = 0; i < pending.size(); i++) {
      var index = i;
      var decoded = pending.get(i).decoded();
      chain =
          chain.chain(
              () ->
                  one(session, decoded, consumer, effect)
                      .onFailure(InvalidMessage.class)
                      .transform(f -> new Rejected(index, f)));
    }
    return chain;
  }

  private <M extends org.inwoarena.contracts.Message> Uni<Void> one(
      Mutiny.Session session,
      Decoder.Decoded<M> decoded,
      String consumer,
      BiFunction<Mutiny.Session, M, Uni<Void>> effect) {
    return inbox
        .firstTime(session, consumer, decoded.id())
        .chain(
            first ->
                first ? effect.apply(session, decoded.message()) : Uni.createFrom().voidItem());
  }

  private Uni<Void> bury(ConsumerRecord<String, byte[]> record, String why) {
    return retried(() -> deadLetters.put(record, why));
  }

  /** Infrastructure comes back; a message is never given up because of it. */
  private static Uni<Void> retried(java.util.function.Supplier<Uni<Void>> work) {
    return Uni.createFrom()
        .deferred(() -> OnContext.stay(work.get()))
        .onFailure(failure -> !(failure instanceof Rejected))
        .invoke(failure -> LOG.warnf("batch failed, trying again: %s", failure))
        .onFailure(failure -> !(failure instanceof Rejected))
        .retry()
        .withBackOff(Duration.ofMillis(200), Duration.ofSeconds(5))
        .indefinitely();
  }
}
