package org.inwoarena.matchmaking.desk.event;

import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.desk.InTurn;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Transactions;
import org.inwoarena.matchmaking.store.event.Events;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.tournament.life.Actor;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.Phase;
import org.inwoarena.tournament.life.Request;
import org.jboss.logging.Logger;

/**
 * Does what is due without anybody asking: ends check-in, begins the games of a round, pairs the
 * next one. What is due stands in the database, so a restart misses nothing; the lock on the event
 * lets one instance of several act, and the others find nothing left to do.
 */
@ApplicationScoped
public class Autopilot {

  private static final Logger LOG = Logger.getLogger(Autopilot.class);
  private static final int AT_ONCE = 50;

  private final Transactions transactions;
  private final Proceedings proceedings;
  private final EventMatches matches;
  private final Events events;
  private final InstantSource clock;
  private final SecureRandom random;
  private final MatchmakingConfig config;

  Autopilot(
      Transactions transactions,
      Proceedings proceedings,
      EventMatches matches,
      Events events,
      InstantSource clock,
      SecureRandom random,
      MatchmakingConfig config) {
    this.transactions = transactions;
    this.proceedings = proceedings;
    this.matches = matches;
    this.events = events;
    this.clock = clock;
    this.random = random;
    this.config = config;
  }

  /** One look; other instances may look at the same time. */
  @Scheduled(
      identity = "events",
      every = "{arena.schedule.events}",
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  public Uni<Void> run() {
    return transactions
        .read(session -> events.due(session, clock.instant(), AT_ONCE))
        .chain(ids -> InTurn.each(ids, this::advanceOrPutOff));
  }

  /** An event that cannot go on must not keep the others waiting, nor be asked every second. */
  private Uni<Void> advanceOrPutOff(UUID id) {
    return transactions
        .run(session -> events.lock(session, id).chain(kept -> advance(session, kept)))
        .onFailure()
        .recoverWithUni(failure -> putOff(id, failure));
  }

  private Uni<Void> putOff(UUID id, Throwable failure) {
    if (failure instanceof Refused refused) {
      LOG.warnf("event %s cannot go on: %s", id, refused.main().detail());
    } else {
      LOG.errorf(failure, "event %s cannot go on", id);
    }
    return transactions.run(
        session ->
            events.lookAgain(
                session,
                id.toString(),
                Optional.of(clock.instant().plus(config.events().retry()))));
  }

  private Uni<Void> advance(Mutiny.Session session, Optional<Kept> found) {
    return found
        .filter(this::isDue)
        .map(
            kept ->
                switch (kept.event().phase()) {
                  case Phase.CheckIn checkIn -> start(session, kept);
                  case Phase.Playing playing -> play(session, kept);
                  default -> Uni.createFrom().voidItem();
                })
        .orElseGet(() -> Uni.createFrom().voidItem());
  }

  /** Another instance may have been faster. */
  private boolean isDue(Kept kept) {
    return Due.of(kept, config.events().tableLead())
        .filter(at -> !at.isAfter(clock.instant()))
        .isPresent();
  }

  /** Too few players are the end of an event, not a reason to wait for ever (duty 12). */
  private Uni<Void> start(Mutiny.Session session, Kept kept) {
    return proceedings
        .run(session, kept, platform(new Command.Start()))
        .onFailure(Autopilot::isTooFew)
        .recoverWithUni(
            refused ->
                proceedings.run(
                    session,
                    kept,
                    platform(new Command.Cancel(((Refused) refused).main().detail()))))
        .replaceWithVoid();
  }

  private static boolean isTooFew(Throwable failure) {
    return failure instanceof Refused refused && refused.main().code().equals("too-few-players");
  }

  private Uni<Void> play(Mutiny.Session session, Kept kept) {
    var round = kept.event().play().current();
    if (round.isEmpty()) {
      return proceedings
          .run(session, kept, platform(new Command.PairRound(random.nextLong())))
          .replaceWithVoid();
    }
    Uni<Kept> begun = Uni.createFrom().item(kept);
    var now = clock.instant();
    for (var table : Due.waiting(kept.event(), round.get(), config.events().tableLead()).toList()) {
      if (!table.from().isAfter(now)) {
        begun = begun.chain(before -> matches.begin(session, before, table.table(), now));
      }
    }
    return begun.replaceWithVoid();
  }

  private Request platform(Command command) {
    return new Request(new Actor.Platform(), clock.instant(), command);
  }
}
