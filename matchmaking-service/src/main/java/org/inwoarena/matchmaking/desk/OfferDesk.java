package org.inwoarena.matchmaking.desk;

import static org.inwoarena.matchmaking.refusal.Objection.unknown;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.match.Ladders;
import org.inwoarena.matchmaking.match.Match;
import org.inwoarena.matchmaking.match.MatchTerms;
import org.inwoarena.matchmaking.match.Seated;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.queue.Discipline;
import org.inwoarena.matchmaking.queue.Offer;
import org.inwoarena.matchmaking.queue.Ticket;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Offers;
import org.inwoarena.matchmaking.store.Penalties;
import org.inwoarena.matchmaking.store.Players;
import org.inwoarena.matchmaking.store.Tickets;
import org.inwoarena.matchmaking.store.Transactions;

/** Takes the answers to offers, and closes those nobody answered. */
@ApplicationScoped
public class OfferDesk {

  private final Transactions transactions;
  private final Players players;
  private final Offers offers;
  private final Tickets tickets;
  private final Penalties penalties;
  private final ConductDesk conduct;
  private final SeatDesk seatDesk;
  private final MatchDesk matchDesk;
  private final Notices notices;
  private final Ladders ladders;
  private final Discipline discipline;
  private final InstantSource clock;

  OfferDesk(
      Transactions transactions,
      Players players,
      Offers offers,
      Tickets tickets,
      Penalties penalties,
      ConductDesk conduct,
      SeatDesk seatDesk,
      MatchDesk matchDesk,
      Notices notices,
      Ladders ladders,
      Discipline discipline,
      InstantSource clock) {
    this.transactions = transactions;
    this.players = players;
    this.offers = offers;
    this.tickets = tickets;
    this.penalties = penalties;
    this.conduct = conduct;
    this.seatDesk = seatDesk;
    this.matchDesk = matchDesk;
    this.notices = notices;
    this.ladders = ladders;
    this.discipline = discipline;
    this.clock = clock;
  }

  /** An offer, for one of the two it was made to. */
  public Uni<Offer> find(Account account, UUID id) {
    return transactions
        .read(session -> offers.find(session, id))
        .map(OfferDesk::existing)
        .invoke(offer -> offer.side(account.id()));
  }

  /** A player is there. The second to say so makes the match. */
  public Uni<Offer> accept(Account account, UUID id) {
    return change(id, offer -> offer.accept(account.id(), clock.instant()));
  }

  /** A player would rather not; the other goes back into the queue. */
  public Uni<Offer> decline(Account account, UUID id) {
    return change(id, offer -> offer.decline(account.id(), clock.instant()));
  }

  /** The time is over, if nothing happened meanwhile. */
  Uni<Void> timeOut(UUID id) {
    var now = clock.instant();
    return change(id, offer -> offer.overdue(now) ? offer.timedOut(now) : offer).replaceWithVoid();
  }

  private Uni<Offer> change(UUID id, UnaryOperator<Offer> step) {
    return transactions.run(
        session ->
            offers
                .players(session, id)
                .chain(both -> players.lock(session, both))
                .chain(() -> offers.find(session, id))
                .map(OfferDesk::existing)
                .chain(before -> changed(session, before, step.apply(before))));
  }

  private Uni<Offer> changed(Mutiny.Session session, Offer before, Offer after) {
    if (after.equals(before)) {
      return Uni.createFrom().item(after);
    }
    if (after.agreed()) {
      return agreed(session, after);
    }
    var saved = offers.save(session, after).replaceWith(after);
    return after.state() == Offer.State.OPEN
        ? saved
        : saved
            .call(() -> notices.tellClosed(session, after))
            .call(() -> afterwards(session, after));
  }

  private Uni<Offer> agreed(Mutiny.Session session, Offer offer) {
    var now = clock.instant();
    return InTurn.each(
            offer.sides(), side -> change(session, side.ticket(), ticket -> ticket.matched(now)))
        .chain(() -> makeMatch(session, offer))
        .map(match -> offer.became(match.id(), now))
        .call(closed -> offers.save(session, closed))
        .call(closed -> notices.tellClosed(session, closed));
  }

  private Uni<Match> makeMatch(Mutiny.Session session, Offer offer) {
    var ladder = ladders.find(offer.ladder()).orElseThrow();
    return seated(session, offer.first())
        .chain(
            first ->
                seated(session, offer.second())
                    .chain(
                        second -> matchDesk.create(session, MatchTerms.of(ladder), first, second)));
  }

  private Uni<Seated> seated(Mutiny.Session session, Offer.Side side) {
    return tickets
        .find(session, side.ticket())
        .map(Optional::orElseThrow)
        .chain(ticket -> seatDesk.seat(session, side.player(), ticket.registration()));
  }

  /** Whoever kept his word keeps his place; the other loses it. */
  private Uni<Void> afterwards(Mutiny.Session session, Offer offer) {
    var now = clock.instant();
    var held = Duration.between(offer.madeAt(), now);
    return InTurn.each(
            offer.blameless().toList(),
            side -> change(session, side.ticket(), ticket -> ticket.returned(held)))
        .chain(
            () ->
                InTurn.each(
                    offer.atFault().toList(),
                    side ->
                        change(session, side.ticket(), ticket -> ticket.cancelled(now))
                            .chain(() -> punish(session, side.player(), offer.state()))));
  }

  private Uni<Void> change(Mutiny.Session session, UUID id, UnaryOperator<Ticket> step) {
    return tickets
        .find(session, id)
        .map(found -> step.apply(found.orElseThrow()))
        .call(ticket -> tickets.save(session, ticket))
        .chain(ticket -> notices.tell(session, ticket));
  }

  private Uni<Void> punish(Mutiny.Session session, String player, Offer.State outcome) {
    return penalties
        .of(session, player)
        .map(before -> discipline.after(player, before, outcome, clock.instant()))
        .chain(
            penalty ->
                penalties
                    .save(session, penalty)
                    .chain(() -> conduct.tell(session, player, Optional.of(penalty.ban()))));
  }

  private static Offer existing(Optional<Offer> found) {
    return found.orElseThrow(
        () -> new Refused(unknown("offer-unknown", "There is no such offer.")));
  }
}
