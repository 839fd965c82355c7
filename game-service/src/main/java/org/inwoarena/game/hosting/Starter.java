package org.inwoarena.game.hosting;

import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.game.decks.DeckFetch;
import org.inwoarena.game.match.CannotStart;
import org.inwoarena.game.match.Opening;
import org.inwoarena.game.store.DeadlineStore;
import org.inwoarena.game.store.Head;
import org.inwoarena.game.store.MatchStore;
import org.inwoarena.kit.messaging.OnContext;
import org.jboss.logging.Logger;

/**
 * Begins matches that were ordered: fetches the deck lists, then opens the game. While deck-service
 * is away a match waits, but not for ever: its players are bound to it.
 */
@ApplicationScoped
class Starter {

  private static final Logger LOG = Logger.getLogger(Starter.class);
  private static final int AT_ONCE = 50;

  private final Mutiny.SessionFactory sessions;
  private final DeadlineStore waiting;
  private final MatchStore store;
  private final DeckFetch decks;
  private final OpeningTransaction opening;
  private final Clock clock;
  private final Duration patience;

  Starter(
      Mutiny.SessionFactory sessions,
      DeadlineStore waiting,
      MatchStore store,
      DeckFetch decks,
      OpeningTransaction opening,
      Clock clock,
      @ConfigProperty(name = "arena.start.patience") Duration patience) {
    this.sessions = sessions;
    this.waiting = waiting;
    this.store = store;
    this.decks = decks;
    this.opening = opening;
    this.clock = clock;
    this.patience = patience;
  }

  /** Two instances may both fetch; the locked head lets one of them open the game. */
  @Scheduled(
      identity = "starts",
      every = "1s",
      delayed = "2s",
      skipExecutionIf = Scheduled.ApplicationNotRunning.class,
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  Uni<Void> startAll() {
    return sessions
        .withTransaction(session -> waiting.toStart(session, AT_ONCE))
        .chain(ids -> InOrder.each(ids, this::start));
  }

  private Uni<Void> start(String matchId) {
    return sessions
        .withTransaction(session -> store.find(session, matchId))
        .chain(head -> lists(head.orElseThrow()))
        .chain(lists -> opening.open(matchId, lists))
        .onFailure(CannotStart.class)
        .recoverWithUni(why -> opening.abort(matchId, why))
        .onFailure()
        .invoke(failure -> LOG.warnf(failure, "match %s cannot start yet", matchId))
        .onFailure()
        .recoverWithNull();
  }

  private Uni<List<DeckList>> lists(Head head) {
    return Uni.createFrom()
        .deferred(
            () -> {
              Opening.check(head.plan());
              return OnContext.stay(decks.lists(head.plan()));
            })
        .onFailure(failure -> !(failure instanceof CannotStart) && outOfPatience(head))
        .transform(
            failure ->
                new CannotStart(
                    "decks-unavailable",
                    "the deck lists could not be fetched within " + patience.toMinutes() + " min"));
  }

  private boolean outOfPatience(Head head) {
    return head.createdAt().plus(patience).isBefore(clock.instant());
  }
}
