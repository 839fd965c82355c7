package org.inwoarena.rating.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.inwoarena.contracts.PlayerChanged;
import org.inwoarena.kit.inbox.BatchConsumer;
import org.inwoarena.rating.store.PlayerBook;

/** Keeps the handles that leaderboards show. */
@ApplicationScoped
public class PlayerProfiles {

  private static final String CONSUMER = "profiles";

  private final BatchConsumer batches;
  private final PlayerBook players;

  PlayerProfiles(BatchConsumer batches, PlayerBook players) {
    this.batches = batches;
    this.players = players;
  }

  /** Takes a polled batch. */
  @Incoming("player-changed")
  public Uni<Void> on(Message<ConsumerRecords<String, byte[]>> batch) {
    return batches.consume(
        batch,
        CONSUMER,
        PlayerChanged.class,
        (session, profile) ->
            players.note(session, profile.player(), profile.handle(), profile.bot(), profile.at()));
  }
}
