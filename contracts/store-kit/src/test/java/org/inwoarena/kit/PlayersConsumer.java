package org.inwoarena.kit;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.PlayerChanged;
import org.inwoarena.kit.inbox.BatchConsumer;
import org.inwoarena.kit.messaging.InvalidMessage;

/** A consumer whose effect can be told to fail. */
@ApplicationScoped
public class PlayersConsumer {

  private final BatchConsumer batches;
  private final AtomicInteger failures = new AtomicInteger();

  PlayersConsumer(BatchConsumer batches) {
    this.batches = batches;
  }

  void failNext(int times) {
    failures.set(times);
  }

  int failuresLeft() {
    return failures.get();
  }

  @Incoming("players")
  Uni<Void> on(Message<ConsumerRecords<String, byte[]>> batch) {
    return batches.consume(batch, "kit-test", PlayerChanged.class, this::effect);
  }

  private Uni<Void> effect(Mutiny.Session session, PlayerChanged player) {
    if (player.handle().equals("invalid")) {
      return Uni.createFrom().failure(new InvalidMessage("a handle nobody may have"));
    }
    var seen = new Seen();
    seen.player = player.player();
    seen.handle = player.handle();
    return session
        .persist(seen)
        .chain(session::flush)
        .invoke(
            () -> {
              if (failures.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
                throw new IllegalStateException("the database went away");
              }
            });
  }
}
