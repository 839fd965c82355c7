package org.inwoarena.game.hosting;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.inwoarena.contracts.GameView;
import org.inwoarena.game.store.Frame;

/** Something to send once a batch has committed. */
public sealed interface Outgoing {

  /** A stored frame. */
  record Stored(Frame frame) implements Outgoing {}

  /** A reply that need not be kept: it was stored before, or can be given again. */
  record Passing(GameView view) implements Outgoing {}

  /** A record that can never be handled, and why. */
  record Buried(ConsumerRecord<String, byte[]> record, String reason) implements Outgoing {}
}
