package org.inwoarena.game.api;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.RequestScoped;
import java.time.Clock;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.JudgeView;
import org.inwoarena.contracts.MatchSummary.State;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.game.journal.Journal;
import org.inwoarena.game.journal.JournalEntry;
import org.inwoarena.game.journal.Step;
import org.inwoarena.game.judges.Look;
import org.inwoarena.game.judges.Looks;
import org.inwoarena.game.match.Views;
import org.inwoarena.game.store.Head;
import org.inwoarena.game.store.MatchStore;
import org.inwoarena.kit.security.Caller;

/** Shows judges every card. Whether they may is asked first, in no transaction. */
@RequestScoped
class JudgeViewService {

  /** Commands a judge can go back by sight; further back by number. */
  private static final int NEWEST = 50;

  private static final Audience ALL = new Audience.Judge();

  private final Mutiny.SessionFactory sessions;
  private final MatchStore store;
  private final Journal journal;
  private final Views views;
  private final Looks looks;
  private final Clock clock;
  private final Caller caller;

  JudgeViewService(
      Mutiny.SessionFactory sessions,
      MatchStore store,
      Journal journal,
      Views views,
      Looks looks,
      Clock clock,
      Caller caller) {
    this.sessions = sessions;
    this.store = store;
    this.journal = journal;
    this.views = views;
    this.looks = looks;
    this.clock = clock;
    this.caller = caller;
  }

  Uni<JudgeView> view(String matchId) {
    var look = new Look(caller.player(), caller.has("judge") || caller.has("admin"));
    return sessions
        .withSession(session -> store.find(session, matchId))
        .map(
            found ->
                ViewService.started(
                    matchId, found.orElseThrow(() -> MatchesResource.unknown(matchId))))
        .call(head -> looks.allow(head.plan(), head.state() == State.FINISHED, look))
        .chain(this::rows);
  }

  private Uni<JudgeView> rows(Head head) {
    return sessions
        .withSession(session -> store.journal(session, head.matchId()))
        .map(rows -> view(head, rows));
  }

  private JudgeView view(Head head, List<JournalEntry> rows) {
    var match = journal.read(head.plan(), rows);
    var steps = journal.steps(head.plan(), rows, NEWEST).stream().map(this::step).toList();
    return new JudgeView(views.snapshot(match, ALL, clock.instant()), steps);
  }

  private JudgeView.Step step(Step step) {
    var last = step.last();
    var log = step.rows().stream().flatMap(row -> views.log(row, ALL).stream()).toList();
    return new JudgeView.Step(last.seq(), last.viewSeq(), last.at(), last.actor(), log);
  }
}
