package org.inwoarena.matchmaking.desk;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;
import static org.inwoarena.matchmaking.refusal.Objection.unknown;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.queue.Offer;
import org.inwoarena.matchmaking.queue.Ticket;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Offers;
import org.inwoarena.matchmaking.store.Players;
import org.inwoarena.matchmaking.store.Replies;
import org.inwoarena.matchmaking.store.Tickets;
import org.inwoarena.matchmaking.store.Transactions;

/** Into the queue of a ladder, and out of it. */
@ApplicationScoped
public class QueueDesk {

  private static final String NO_LADDER = "";

  private final Transactions transactions;
  private final PlayerDesk playerDesk;
  private final OfferDesk offerDesk;
  private final Players players;
  private final Tickets tickets;
  private final Offers offers;
  private final Admissions admissions;
  private final RematchDesk rematchDesk;
  private final Replies replies;
  private final Notices notices;
  private final InstantSource clock;
  private final MatchmakingConfig config;

  QueueDesk(
      Transactions transactions,
      PlayerDesk playerDesk,
      OfferDesk offerDesk,
      Players players,
      Tickets tickets,
      Offers offers,
      Admissions admissions,
      RematchDesk rematchDesk,
      Replies replies,
      Notices notices,
      InstantSource clock,
      MatchmakingConfig config) {
    this.transactions = transactions;
    this.playerDesk = playerDesk;
    this.offerDesk = offerDesk;
    this.players = players;
    this.tickets = tickets;
    this.offers = offers;
    this.admissions = admissions;
    this.rematchDesk = rematchDesk;
    this.replies = replies;
    this.notices = notices;
    this.clock = clock;
    this.config = config;
  }

  /**
   * Where a player stands.
   *
   * @param tickets his places in queues
   * @param offer what he is asked to answer
   * @param match the rated match he is in
   * @param bannedUntil when he may queue again, while he may not
   * @param rematch the match he may have again
   */
  public record Position(
      List<Ticket> tickets,
      Optional<Offer> offer,
      Optional<UUID> match,
      Optional<Instant> bannedUntil,
      Optional<RematchDesk.Chance> rematch) {}

  /** Takes a place in the queue. */
  public Uni<Ticket> join(
      Account account, String ladder, String registration, Optional<Replies.Call> call) {
    return transactions.run(
        session ->
            playerDesk
                .present(session, account)
                .chain(player -> players.lock(session, List.of(player.id())))
                .chain(
                    () ->
                        replies.once(
                            session,
                            call,
                            Ticket.class,
                            () -> admit(session, account.id(), ladder, registration))));
  }

  private Uni<Ticket> admit(
      Mutiny.Session session, String player, String ladder, String registration) {
    return admissions
        .objections(session, player, ladder, registration)
        .invoke(Refused::ifAny)
        .map(
            fine ->
                Ticket.open(
                    UUID.randomUUID(),
                    player,
                    ladder,
                    registration,
                    clock.instant(),
                    config.ticketLife()))
        .call(ticket -> tickets.add(session, ticket))
        .call(ticket -> notices.tell(session, ticket));
  }

  /** Where a player stands now. */
  public Uni<Position> position(Account account) {
    return transactions.read(
        session ->
            tickets
                .open(session, account.id())
                .chain(open -> position(session, account.id(), open)));
  }

  private Uni<Position> position(Mutiny.Session session, String player, List<Ticket> open) {
    return offers
        .open(session, player)
        .chain(
            offer ->
                admissions
                    .of(session, player, NO_LADDER)
                    .chain(
                        standing ->
                            rematchDesk
                                .chance(session, player)
                                .map(
                                    rematch ->
                                        new Position(
                                            open,
                                            offer,
                                            standing.runningMatch(),
                                            standing.bannedUntil(),
                                            rematch))));
  }

  /** How many wait, per ladder. */
  public Uni<Map<String, Long>> waiting() {
    return transactions.read(tickets::waiting);
  }

  /**
   * Leaves the queue. Whoever is being offered a match declines it by leaving; once it is a match
   * there is nothing to leave.
   */
  public Uni<Void> leave(Account account, UUID ticket) {
    return tryToLeave(account, ticket)
        .chain(
            offer ->
                offer
                    .map(open -> declineAndLeave(account, ticket, open))
                    .orElseGet(() -> Uni.createFrom().voidItem()));
  }

  private Uni<Void> declineAndLeave(Account account, UUID ticket, Offer offer) {
    return offerDesk
        .decline(account, offer.id())
        .replaceWithVoid()
        .onFailure(Refused.class)
        .recoverWithUni(closedMeanwhile -> tryToLeave(account, ticket).replaceWithVoid());
  }

  /** Cancels the ticket, or gives the offer that stands in the way. */
  private Uni<Optional<Offer>> tryToLeave(Account account, UUID id) {
    return transactions.run(
        session ->
            players
                .lock(session, List.of(account.id()))
                .chain(() -> tickets.find(session, id))
                .map(found -> own(found, account.id()))
                .chain(
                    ticket ->
                        switch (ticket.state()) {
                          case WAITING -> cancel(session, ticket);
                          case OFFERED -> offers.open(session, account.id());
                          case CANCELLED, EXPIRED -> Uni.createFrom().item(Optional.empty());
                          case MATCHED -> Uni.createFrom().failure(QueueDesk::alreadyMatched);
                        }));
  }

  private Uni<Optional<Offer>> cancel(Mutiny.Session session, Ticket ticket) {
    var cancelled = ticket.cancelled(clock.instant());
    return tickets
        .save(session, cancelled)
        .chain(() -> notices.tell(session, cancelled))
        .replaceWith(Optional.empty());
  }

  /** A ticket nobody found an opponent for in all its time. */
  Uni<Void> expire(UUID id) {
    return transactions.run(
        session ->
            tickets
                .owner(session, id)
                .chain(owner -> players.lock(session, owner.stream().toList()))
                .chain(() -> tickets.find(session, id))
                .chain(found -> expire(session, found.orElseThrow())));
  }

  private Uni<Void> expire(Mutiny.Session session, Ticket ticket) {
    var now = clock.instant();
    if (ticket.state() != Ticket.State.WAITING || !ticket.expiresAt().isBefore(now)) {
      return Uni.createFrom().voidItem();
    }
    var expired = ticket.expired(now);
    return tickets.save(session, expired).chain(() -> notices.tell(session, expired));
  }

  private static Ticket own(Optional<Ticket> found, String player) {
    return found
        .filter(ticket -> ticket.player().equals(player))
        .orElseThrow(() -> new Refused(unknown("ticket-unknown", "You have no such ticket.")));
  }

  private static Refused alreadyMatched() {
    return new Refused(conflict("ticket-matched", "This ticket has become a match."));
  }
}
