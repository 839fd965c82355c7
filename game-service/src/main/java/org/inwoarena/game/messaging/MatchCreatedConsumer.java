package org.inwoarena.game.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.regex.Pattern;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.game.store.MatchStore;
import org.inwoarena.game.store.ShardStore;
import org.inwoarena.kit.inbox.BatchConsumer;
import org.inwoarena.kit.messaging.InvalidMessage;

/** Orders of matches: each is kept, and begins as soon as its deck lists are here. */
@ApplicationScoped
public class MatchCreatedConsumer {

  private static final Pattern ID = Pattern.compile("[\\x21-\\x7e]{1,64}");

  private final BatchConsumer consumer;
  private final MatchStore store;
  private final Clock clock;

  MatchCreatedConsumer(BatchConsumer consumer, MatchStore store, Clock clock) {
    this.consumer = consumer;
    this.store = store;
    this.clock = clock;
  }

  /** Keeps the ordered matches of a batch. */
  @Incoming("match-created")
  public Uni<Void> on(Message<ConsumerRecords<String, byte[]>> batch) {
    return consumer.consume(batch, "match-created", MatchCreated.class, this::keep);
  }

  private Uni<Void> keep(Mutiny.Session session, MatchCreated created) {
    check(created);
    return store
        .find(session, created.matchId())
        .chain(
            known ->
                known.isPresent()
                    ? Uni.createFrom().voidItem()
                    : store.add(
                        session, created, ShardStore.shardOf(created.matchId()), clock.instant()));
  }

  private static void check(MatchCreated created) {
    if (!ID.matcher(created.matchId()).matches()) {
      throw new InvalidMessage("matchId is not 1 to 64 printable characters");
    }
    if (created.ruleSet() == null
        || created.cards() == null
        || created.clocks() == null
        || created.seats() == null
        || created.createdAt() == null) {
      throw new InvalidMessage("ruleSet, cards, clocks, seats or createdAt is missing");
    }
  }
}
