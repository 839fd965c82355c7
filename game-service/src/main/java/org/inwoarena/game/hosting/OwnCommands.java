package org.inwoarena.game.hosting;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import org.inwoarena.game.store.DeadlineStore.Due;

/** What game-service sends itself through the command topic. */
public interface OwnCommands {

  /** The time of a prompt or of the round is up. */
  Uni<Void> timeUp(Due due, Instant now);

  /** A beat through one partition. */
  Uni<Void> beat(int partition, Instant now);
}
