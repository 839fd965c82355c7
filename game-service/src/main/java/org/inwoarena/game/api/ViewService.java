package org.inwoarena.game.api;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.RequestScoped;
import java.time.Clock;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.contracts.MatchSummary.State;
import org.inwoarena.contracts.MatchView;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.game.hosting.Matches;
import org.inwoarena.game.match.Views;
import org.inwoarena.game.store.FrameStore;
import org.inwoarena.game.store.Head;
import org.inwoarena.game.store.MatchStore;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.security.Caller;

/** Cuts views for the caller of one request. */
@RequestScoped
class ViewService {

  /** Whoever missed more gets a snapshot: it is smaller. */
  private static final int MOST_PARTS = 200;

  private final Mutiny.SessionFactory sessions;
  private final MatchStore store;
  private final FrameStore frames;
  private final Matches matches;
  private final Views views;
  private final Clock clock;
  private final Caller caller;

  ViewService(
      Mutiny.SessionFactory sessions,
      MatchStore store,
      FrameStore frames,
      Matches matches,
      Views views,
      Clock clock,
      Caller caller) {
    this.sessions = sessions;
    this.store = store;
    this.frames = frames;
    this.matches = matches;
    this.views = views;
    this.clock = clock;
    this.caller = caller;
  }

  Uni<MatchView> view(String matchId, boolean mine, long after) {
    if (mine && caller.anonymous()) {
      throw Problem.of(401, "log-in-needed", "log in to see your own seat");
    }
    return sessions.withTransaction(
        session ->
            store
                .find(session, matchId)
                .map(found -> started(matchId, found.orElseThrow(() -> unknown(matchId))))
                .chain(head -> view(session, head, audience(head, mine), after)));
  }

  private static Problem unknown(String matchId) {
    return MatchesResource.unknown(matchId);
  }

  static Head started(String matchId, Head head) {
    if (head.lastSeq() == 0) {
      throw head.state() == State.ABORTED
          ? Problem.conflict("match-aborted", "match " + matchId + " never started")
          : Problem.conflict("match-not-started", "match " + matchId + " has not started yet");
    }
    return head;
  }

  private Audience audience(Head head, boolean mine) {
    if (!mine) {
      return new Audience.Everybody();
    }
    return head.plan()
        .seatOf(caller.player())
        .<Audience>map(Audience.At::new)
        .orElseThrow(() -> Problem.forbidden("not-at-this-table", "you do not play in this match"));
  }

  private Uni<MatchView> view(Mutiny.Session session, Head head, Audience audience, long after) {
    var missed = head.lastViewSeq() - after;
    if (after == 0 || missed < 0 || missed > MOST_PARTS) {
      return matches
          .current(session, head)
          .map(match -> MatchView.of(views.snapshot(match, audience, clock.instant())));
    }
    Uni<List<Part>> parts = frames.parts(session, head.matchId(), audience, after, MOST_PARTS);
    return parts.map(MatchView::of);
  }
}
