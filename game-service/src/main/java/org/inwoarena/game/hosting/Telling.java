package org.inwoarena.game.hosting;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.game.store.FrameStore;
import org.jboss.logging.Logger;

/** Publishes what was committed and notes how far that went. */
@ApplicationScoped
class Telling {

  private static final Logger LOG = Logger.getLogger(Telling.class);

  private final Publisher publisher;
  private final FrameStore frames;
  private final Mutiny.SessionFactory sessions;

  Telling(Publisher publisher, FrameStore frames, Mutiny.SessionFactory sessions) {
    this.publisher = publisher;
    this.frames = frames;
    this.sessions = sessions;
  }

  /** Sends in order until Kafka has it all. */
  Uni<Void> tell(List<Outgoing> outgoing) {
    return outgoing.isEmpty()
        ? Uni.createFrom().voidItem()
        : Patience.with("publication", () -> publisher.send(outgoing)).chain(() -> mark(outgoing));
  }

  /** A lost mark only means that the sweeper sends the same frames again. */
  private Uni<Void> mark(List<Outgoing> outgoing) {
    var newest = newest(outgoing);
    return newest.isEmpty()
        ? Uni.createFrom().voidItem()
        : sessions
            .withTransaction(session -> mark(session, newest))
            .onFailure()
            .invoke(failure -> LOG.warn("publication not noted", failure))
            .onFailure()
            .recoverWithNull();
  }

  /** In the order of ids: the same order for everybody who marks. */
  Uni<Void> mark(Mutiny.Session session, Map<String, Long> newest) {
    return InOrder.each(
        newest.entrySet(), entry -> frames.published(session, entry.getKey(), entry.getValue()));
  }

  static Map<String, Long> newest(List<Outgoing> outgoing) {
    var newest = new TreeMap<String, Long>();
    for (var item : outgoing) {
      if (item instanceof Outgoing.Stored stored) {
        newest.merge(stored.frame().matchId(), stored.frame().frameNo(), Math::max);
      }
    }
    return newest;
  }
}
