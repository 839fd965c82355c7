package org.inwoarena.matchmaking.desk;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.kit.outbox.Outbox;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.match.Match;
import org.inwoarena.matchmaking.match.MatchTerms;
import org.inwoarena.matchmaking.match.SeatCoin;
import org.inwoarena.matchmaking.match.Seated;
import org.inwoarena.matchmaking.queue.Ticket;
import org.inwoarena.matchmaking.store.Matches;
import org.inwoarena.matchmaking.store.Tickets;
import org.jboss.logging.Logger;

/** Makes matches, and lets their players go when they end. */
@ApplicationScoped
public class MatchDesk {

  private static final Logger LOG = Logger.getLogger(MatchDesk.class);
  private static final int SEED_BYTES = 32;

  private final Matches matches;
  private final Tickets tickets;
  private final Notices notices;
  private final Outbox outbox;
  private final InstantSource clock;
  private final SecureRandom random;
  private final MatchmakingConfig config;

  MatchDesk(
      Matches matches,
      Tickets tickets,
      Notices notices,
      Outbox outbox,
      InstantSource clock,
      SecureRandom random,
      MatchmakingConfig config) {
    this.matches = matches;
    this.tickets = tickets;
    this.notices = notices;
    this.outbox = outbox;
    this.clock = clock;
    this.random = random;
    this.config = config;
  }

  /** Makes a match of two players whose locks the caller holds, and announces it. */
  public Uni<Match> create(Mutiny.Session session, MatchTerms terms, Seated one, Seated other) {
    var id = UUID.randomUUID();
    var coin = toss();
    var now = clock.instant();
    var match =
        new Match(id, terms, coin, coin.seat(id, one, other), now, now.plus(config.matchLife()));
    return matches
        .add(session, match)
        .chain(() -> outbox.add(session, match.announcement()))
        .chain(() -> terms.rated() ? leaveQueues(session, match) : Uni.createFrom().voidItem())
        .replaceWith(match);
  }

  /** Whoever plays a rated match waits for no other. */
  private Uni<Void> leaveQueues(Mutiny.Session session, Match match) {
    return InTurn.each(
        match.seats(),
        seat ->
            tickets
                .open(session, seat.player().id())
                .chain(open -> InTurn.each(open, ticket -> leaveQueue(session, ticket))));
  }

  private Uni<Void> leaveQueue(Mutiny.Session session, Ticket ticket) {
    if (ticket.state() != Ticket.State.WAITING) {
      return Uni.createFrom().voidItem();
    }
    var cancelled = ticket.cancelled(clock.instant());
    return tickets.save(session, cancelled).chain(() -> notices.tell(session, cancelled));
  }

  /** A match ended. */
  public Uni<Void> complete(Mutiny.Session session, UUID match, MatchCompleted completed) {
    return matches
        .complete(session, match, completed.reason(), completed.endedAt())
        .invoke(
            known -> {
              if (!known) {
                LOG.warnf("match %s ended, but none such was open here", match);
              }
            })
        .replaceWithVoid();
  }

  private SeatCoin toss() {
    var seed = new byte[SEED_BYTES];
    random.nextBytes(seed);
    return new SeatCoin(HexFormat.of().formatHex(seed));
  }
}
