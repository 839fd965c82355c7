package org.inwoarena.matchmaking.desk;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.PlayerNotice.ChallengeClosed;
import org.inwoarena.kit.outbox.Outbox;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.challenge.OpenChallenge;
import org.inwoarena.matchmaking.match.Match;
import org.inwoarena.matchmaking.match.MatchTerms;
import org.inwoarena.matchmaking.match.SeatCoin;
import org.inwoarena.matchmaking.match.Seated;
import org.inwoarena.matchmaking.match.Seating;
import org.inwoarena.matchmaking.queue.Ticket;
import org.inwoarena.matchmaking.store.Matches;
import org.inwoarena.matchmaking.store.OpenChallenges;
import org.inwoarena.matchmaking.store.Tickets;
import org.jboss.logging.Logger;

/** Makes matches, and lets their players go when they end. */
@ApplicationScoped
public class MatchDesk {

  private static final Logger LOG = Logger.getLogger(MatchDesk.class);
  private static final int SEED_BYTES = 32;

  private final Matches matches;
  private final Tickets tickets;
  private final OpenChallenges openChallenges;
  private final ConductDesk conduct;
  private final Notices notices;
  private final Outbox outbox;
  private final InstantSource clock;
  private final SecureRandom random;
  private final MatchmakingConfig config;

  MatchDesk(
      Matches matches,
      Tickets tickets,
      OpenChallenges openChallenges,
      ConductDesk conduct,
      Notices notices,
      Outbox outbox,
      InstantSource clock,
      SecureRandom random,
      MatchmakingConfig config) {
    this.matches = matches;
    this.tickets = tickets;
    this.openChallenges = openChallenges;
    this.conduct = conduct;
    this.notices = notices;
    this.outbox = outbox;
    this.clock = clock;
    this.random = random;
    this.config = config;
  }

  /**
   * Makes a match of two players whose locks the caller holds, and announces it; a coin decides the
   * seats.
   */
  public Uni<Match> create(Mutiny.Session session, MatchTerms terms, Seated one, Seated other) {
    return create(session, terms, toss(), one, other);
  }

  /** The same, with the seats found in another way. */
  Uni<Match> create(
      Mutiny.Session session, MatchTerms terms, Seating seating, Seated one, Seated other) {
    var id = UUID.randomUUID();
    var now = clock.instant();
    var seats = seating.seat(id, one, other);
    var match = new Match(id, terms, seating, seats, now, now.plus(config.matchLife()));
    return matches
        .add(session, match)
        .chain(() -> outbox.add(session, match.announcement()))
        .chain(() -> withdrawOpenChallenges(session, match))
        .chain(() -> terms.rated() ? leaveQueues(session, match) : Uni.createFrom().voidItem())
        .replaceWith(match);
  }

  /** Whoever begins a match would not be there for whoever comes. */
  private Uni<Void> withdrawOpenChallenges(Mutiny.Session session, Match match) {
    return InTurn.each(
        match.seats(),
        seat ->
            openChallenges
                .openOf(session, seat.player().id())
                .chain(
                    open ->
                        open.map(id -> withdraw(session, id, seat.player().id()))
                            .orElseGet(() -> Uni.createFrom().voidItem())));
  }

  private Uni<Void> withdraw(Mutiny.Session session, UUID id, String challenger) {
    var closed = new ChallengeClosed(id.toString(), OpenChallenge.State.WITHDRAWN.word());
    return openChallenges
        .close(session, id, OpenChallenge.State.WITHDRAWN, clock.instant())
        .chain(() -> notices.tell(session, challenger, closed));
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
        .chain(
            known -> {
              if (known) {
                return conduct.noteEnd(session, match, completed);
              }
              LOG.warnf("match %s ended, but none such was open here", match);
              return Uni.createFrom().voidItem();
            });
  }

  /** A coin for the seats. */
  SeatCoin toss() {
    var seed = new byte[SEED_BYTES];
    random.nextBytes(seed);
    return new SeatCoin(HexFormat.of().formatHex(seed));
  }
}
