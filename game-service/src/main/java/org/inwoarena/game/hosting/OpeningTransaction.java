package org.inwoarena.game.hosting;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.MatchSummary.State;
import org.inwoarena.contracts.PlayerNotice;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.game.journal.Cause;
import org.inwoarena.game.match.CannotStart;
import org.inwoarena.game.match.Completion;
import org.inwoarena.game.match.Host;
import org.inwoarena.game.match.Opening;
import org.inwoarena.game.store.Head;
import org.inwoarena.game.store.MatchStore;
import org.inwoarena.kit.outbox.Outbox;

/** The one transaction in which a match begins, or turns out never to. */
@ApplicationScoped
class OpeningTransaction {

  private final Mutiny.SessionFactory sessions;
  private final Matches matches;
  private final MatchStore store;
  private final Host host;
  private final Committer committer;
  private final Completion completion;
  private final Outbox outbox;
  private final Telling telling;
  private final MatchCache cache;
  private final SecureRandom random;
  private final Clock clock;

  OpeningTransaction(
      Mutiny.SessionFactory sessions,
      Matches matches,
      MatchStore store,
      Host host,
      Committer committer,
      Completion completion,
      Outbox outbox,
      Telling telling,
      MatchCache cache,
      SecureRandom random,
      Clock clock) {
    this.sessions = sessions;
    this.matches = matches;
    this.store = store;
    this.host = host;
    this.committer = committer;
    this.completion = completion;
    this.outbox = outbox;
    this.telling = telling;
    this.cache = cache;
    this.random = random;
    this.clock = clock;
  }

  /** Draws the seeds and opens the game. */
  Uni<Void> open(String matchId, List<DeckList> decks) {
    return waiting(matchId, (run, head) -> open(run, head, decks));
  }

  /** Gives the match up. */
  Uni<Void> abort(String matchId, CannotStart why) {
    return waiting(matchId, (run, head) -> abort(run, head, why));
  }

  private Uni<Void> waiting(String matchId, BiFunction<BatchRun, Head, Uni<Void>> effect) {
    return sessions
        .withTransaction(
            session -> {
              var run = new BatchRun(session, clock.instant());
              return matches
                  .lock(run, matchId)
                  .map(found -> found.filter(head -> head.state() == State.CREATED))
                  .chain(
                      head ->
                          head.isPresent()
                              ? effect.apply(run, head.get())
                              : Uni.createFrom().voidItem())
                  .replaceWith(run);
            })
        .invoke(run -> run.matches().forEach(cache::put))
        .chain(run -> telling.tell(run.outgoing()))
        .invoke(outbox::nudge);
  }

  private Uni<Void> open(BatchRun run, Head head, List<DeckList> decks) {
    var seeds = Seeds.random(random, decks.size());
    var commit = host.start(head.plan(), Opening.setup(head.plan(), decks, seeds), run.now());
    store.start(head, decks, seeds, run.now());
    return committer
        .write(run, head, commit, Cause.host("start"), Optional.empty())
        .chain(() -> tell(run, completion.started(head.plan(), run.now())));
  }

  private Uni<Void> abort(BatchRun run, Head head, CannotStart why) {
    store.abort(head, why.code(), why.getMessage(), run.now());
    var news = completion.aborted(head.plan(), run.now());
    return outbox
        .add(run.session(), news)
        .chain(() -> tell(run, completion.over(head.plan(), news)));
  }

  private Uni<Void> tell(BatchRun run, List<PlayerNotice> notices) {
    return InOrder.each(notices, notice -> outbox.add(run.session(), notice));
  }
}
