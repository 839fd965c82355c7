package org.inwoarena.game.hosting;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.inwoarena.kit.outbox.Outbox;

/**
 * Commands come in polled batches. A batch is committed as a whole, then told in order; both are
 * tried again in place for as long as the database or Kafka is away.
 */
@ApplicationScoped
public class CommandLoop {

  private final CommandTransaction transaction;
  private final Telling telling;
  private final Outbox outbox;

  CommandLoop(CommandTransaction transaction, Telling telling, Outbox outbox) {
    this.transaction = transaction;
    this.telling = telling;
    this.outbox = outbox;
  }

  /** Handles a batch; when this is done it may be acknowledged. */
  public Uni<Void> handle(Iterable<ConsumerRecord<String, byte[]>> records) {
    return Patience.with("command batch", () -> transaction.run(records)).chain(this::tell);
  }

  private Uni<Void> tell(List<Outgoing> outgoing) {
    return telling.tell(outgoing).invoke(outbox::nudge);
  }
}
