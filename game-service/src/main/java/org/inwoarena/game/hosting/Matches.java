package org.inwoarena.game.hosting;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.game.journal.Journal;
import org.inwoarena.game.match.HostedMatch;
import org.inwoarena.game.store.FrameStore;
import org.inwoarena.game.store.Head;
import org.inwoarena.game.store.MatchStore;

/** Finds matches: the head in the database, the state in memory where it is current. */
@ApplicationScoped
public class Matches {

  private final MatchCache cache;
  private final MatchStore store;
  private final FrameStore frames;
  private final Journal journal;

  Matches(MatchCache cache, MatchStore store, FrameStore frames, Journal journal) {
    this.cache = cache;
    this.store = store;
    this.frames = frames;
    this.journal = journal;
  }

  /** The match as it stands at the head's sequence number; else from the journal. */
  public Uni<HostedMatch> current(Mutiny.Session session, Head head) {
    return cache
        .at(head.matchId(), head.lastSeq())
        .map(match -> Uni.createFrom().item(match))
        .orElseGet(() -> reload(session, head));
  }

  /**
   * The head, locked by this run. Frames that a crash left are told before anything new: order
   * first.
   */
  Uni<Optional<Head>> lock(BatchRun run, String matchId) {
    var locked = run.locked(matchId);
    return locked.isPresent()
        ? Uni.createFrom().item(locked)
        : store
            .lock(run.session(), matchId)
            .invoke(found -> found.ifPresent(run::lock))
            .call(found -> tellBacklog(run, found));
  }

  private Uni<Void> tellBacklog(BatchRun run, Optional<Head> found) {
    return found
        .filter(Head::unpublished)
        .map(head -> frames.unpublished(run.session(), head).invoke(run::send).replaceWithVoid())
        .orElseGet(() -> Uni.createFrom().voidItem());
  }

  /** The match as far as this run has brought it. */
  Uni<HostedMatch> current(BatchRun run, Head head) {
    return run.match(head.matchId())
        .map(match -> Uni.createFrom().item(match))
        .orElseGet(() -> current(run.session(), head));
  }

  private Uni<HostedMatch> reload(Mutiny.Session session, Head head) {
    return store
        .journal(session, head.matchId())
        .map(rows -> journal.read(head.plan(), rows))
        .invoke(cache::put);
  }
}
