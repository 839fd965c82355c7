package org.inwoarena.game.hosting;

import io.smallrye.mutiny.Uni;
import java.util.List;

/** Hands to Kafka what was committed. */
public interface Publisher {

  /** Sends all in the order given; done once Kafka has them. A repeat does no harm. */
  Uni<Void> send(List<Outgoing> outgoing);
}
