package org.inwoarena.matchmaking.desk;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.store.Challenges;
import org.inwoarena.matchmaking.store.Matches;
import org.inwoarena.matchmaking.store.Offers;
import org.inwoarena.matchmaking.store.OpenChallenges;
import org.inwoarena.matchmaking.store.Replies;
import org.inwoarena.matchmaking.store.Tickets;
import org.inwoarena.matchmaking.store.Transactions;
import org.jboss.logging.Logger;

/**
 * Ends what ran out of time. Deadlines are in the database, so a restart misses none. Each thing is
 * closed in a transaction of its own, under its players' locks and only if it is still due: a
 * second instance that finds the same deadline does nothing.
 */
@ApplicationScoped
public class Sweep {

  private static final Logger LOG = Logger.getLogger(Sweep.class);
  private static final int AT_ONCE = 200;

  private final Transactions transactions;
  private final OfferDesk offerDesk;
  private final QueueDesk queueDesk;
  private final ChallengeDesk challengeDesk;
  private final OpenChallengeDesk openChallengeDesk;
  private final Offers offers;
  private final Tickets tickets;
  private final Challenges challenges;
  private final OpenChallenges openChallenges;
  private final Matches matches;
  private final Replies replies;
  private final InstantSource clock;
  private final MatchmakingConfig config;
  private final AtomicLong overdueMatches;

  Sweep(
      Transactions transactions,
      OfferDesk offerDesk,
      QueueDesk queueDesk,
      ChallengeDesk challengeDesk,
      OpenChallengeDesk openChallengeDesk,
      Offers offers,
      Tickets tickets,
      Challenges challenges,
      OpenChallenges openChallenges,
      Matches matches,
      Replies replies,
      InstantSource clock,
      MatchmakingConfig config,
      MeterRegistry metrics) {
    this.transactions = transactions;
    this.offerDesk = offerDesk;
    this.queueDesk = queueDesk;
    this.challengeDesk = challengeDesk;
    this.openChallengeDesk = openChallengeDesk;
    this.offers = offers;
    this.tickets = tickets;
    this.challenges = challenges;
    this.openChallenges = openChallenges;
    this.matches = matches;
    this.replies = replies;
    this.clock = clock;
    this.config = config;
    this.overdueMatches = metrics.gauge("arena.matches.overdue", new AtomicLong());
  }

  @Scheduled(
      identity = "deadlines",
      every = "{arena.schedule.deadlines}",
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  Uni<Void> run() {
    var now = clock.instant();
    return each(session -> offers.overdue(session, now, AT_ONCE), offerDesk::timeOut)
        .chain(() -> each(s -> tickets.overdue(s, now, AT_ONCE), queueDesk::expire))
        .chain(() -> each(s -> challenges.overdue(s, now, AT_ONCE), challengeDesk::expire))
        .chain(() -> each(s -> openChallenges.overdue(s, now, AT_ONCE), openChallengeDesk::expire));
  }

  @Scheduled(
      identity = "overdue-matches",
      every = "{arena.schedule.overdue-matches}",
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  Uni<Void> runOverdue() {
    var now = clock.instant();
    return each(s -> matches.overdue(s, now, AT_ONCE), match -> reportOverdue(match, now))
        .chain(() -> transactions.read(matches::stillOverdue))
        .invoke(overdueMatches::set)
        .replaceWithVoid();
  }

  @Scheduled(
      identity = "old-replies",
      every = "1h",
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  Uni<Void> runReplies() {
    var before = clock.instant().minus(config.replyLife());
    return transactions.run(session -> replies.forget(session, before)).replaceWithVoid();
  }

  /** Nobody waits for ever on a match that never ends; an operator must look why. */
  private Uni<Void> reportOverdue(UUID match, Instant now) {
    return transactions
        .run(session -> matches.markOverdue(session, match, now))
        .invoke(
            marked -> {
              if (marked) {
                LOG.errorf("match %s has not ended by its deadline; its players are free", match);
              }
            })
        .replaceWithVoid();
  }

  /** One thing that cannot be closed must not keep the others open. */
  private Uni<Void> each(
      Function<Mutiny.Session, Uni<List<UUID>>> due, Function<UUID, Uni<Void>> close) {
    return transactions
        .read(due)
        .chain(
            ids ->
                InTurn.each(
                    ids,
                    id ->
                        close
                            .apply(id)
                            .onFailure()
                            .invoke(failure -> LOG.errorf(failure, "cannot close %s", id))
                            .onFailure()
                            .recoverWithNull()));
  }
}
