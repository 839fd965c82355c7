package org.inwoarena.game.hosting;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.contracts.GameView;
import org.inwoarena.contracts.GameView.Reply;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.record.Records;
import org.inwoarena.game.journal.Cause;
import org.inwoarena.game.journal.Journal;
import org.inwoarena.game.journal.JournalEntry;
import org.inwoarena.game.match.Commit;
import org.inwoarena.game.match.Completion;
import org.inwoarena.game.match.HostedMatch;
import org.inwoarena.game.match.Opening;
import org.inwoarena.game.match.Recording;
import org.inwoarena.game.match.Views;
import org.inwoarena.game.store.FrameStore;
import org.inwoarena.game.store.Head;
import org.inwoarena.game.store.MatchStore;
import org.inwoarena.kit.outbox.Outbox;

/** Writes what was decided: journal rows, frames, the reply and, at the end, the result. */
@ApplicationScoped
class Committer {

  private final Engine engine;
  private final Views views;
  private final Journal journal;
  private final Completion completion;
  private final MatchStore store;
  private final FrameStore frames;
  private final Outbox outbox;

  Committer(
      Engine engine,
      Views views,
      Journal journal,
      Completion completion,
      MatchStore store,
      FrameStore frames,
      Outbox outbox) {
    this.engine = engine;
    this.views = views;
    this.journal = journal;
    this.completion = completion;
    this.store = store;
    this.frames = frames;
    this.outbox = outbox;
  }

  /** Writes a commit and the reply to its sender, where it had one. */
  Uni<Void> write(BatchRun run, Head head, Commit commit, Cause cause, Optional<Reply> reply) {
    var bodies = new ArrayList<GameView.Body>();
    if (commit.changed()) {
      bodies.addAll(views.parts(commit, run.now()));
    }
    reply.ifPresent(bodies::add);
    return rows(run, head, commit, cause)
        .chain(() -> answer(run, head, reply))
        .chain(() -> frames.add(run.session(), head, bodies, run.now()))
        .invoke(run::send)
        .chain(() -> end(run, head, commit));
  }

  /** Keeps the refusal of a command that never reached the game. */
  Uni<Void> refuse(BatchRun run, Head head, Reply reply) {
    return answer(run, head, Optional.of(reply))
        .chain(() -> frames.add(run.session(), head, List.of(reply), run.now()))
        .invoke(run::send)
        .replaceWithVoid();
  }

  private Uni<Void> rows(BatchRun run, Head head, Commit commit, Cause cause) {
    run.keep(commit.after());
    if (!commit.changed()) {
      return Uni.createFrom().voidItem();
    }
    var entries = journal.entries(commit, run.now(), cause);
    return store.append(run.session(), head, commit.after(), entries, run.now());
  }

  private Uni<Void> answer(BatchRun run, Head head, Optional<Reply> reply) {
    return reply
        .map(answer -> store.keep(run.session(), head.matchId(), answer))
        .orElseGet(() -> Uni.createFrom().voidItem());
  }

  private Uni<Void> end(BatchRun run, Head head, Commit commit) {
    if (!commit.changed() || engine.result(commit.before().game()).isPresent()) {
      return Uni.createFrom().voidItem();
    }
    return engine
        .result(commit.after().game())
        .map(result -> finish(run, head, commit.after(), result))
        .orElseGet(() -> Uni.createFrom().voidItem());
  }

  private Uni<Void> finish(BatchRun run, Head head, HostedMatch match, Entity.Result result) {
    var startedAt = head.startedAt().orElse(head.createdAt());
    var news = completion.finished(match, result, startedAt, run.now());
    return store
        .journal(run.session(), head.matchId())
        .map(rows -> record(head, rows))
        .chain(record -> store.finish(run.session(), head, result, record, run.now()))
        .chain(() -> outbox.add(run.session(), news))
        .chain(
            () ->
                InOrder.each(
                    completion.over(match.plan(), news),
                    notice -> outbox.add(run.session(), notice)));
  }

  private String record(Head head, List<JournalEntry> rows) {
    var setup = Opening.setup(head.plan(), head.decks(), head.seeds());
    return Records.write(Recording.of(setup, head.seeds(), journal.events(rows)));
  }
}
