package org.inwoarena.game.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.inwoarena.game.hosting.CommandLoop;

/** Polled batches of game-commands, one at a time. */
@ApplicationScoped
public class GameCommandsConsumer {

  private final CommandLoop loop;

  GameCommandsConsumer(CommandLoop loop) {
    this.loop = loop;
  }

  /** Acknowledges a batch once it is committed and told. */
  @Incoming("game-commands")
  public Uni<Void> on(Message<ConsumerRecords<String, byte[]>> batch) {
    return loop.handle(batch.getPayload())
        .chain(() -> Uni.createFrom().completionStage(batch.ack()));
  }
}
