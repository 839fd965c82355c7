package org.inwoarena.matchmaking.desk;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.PlayerNotice.AcceptAsked;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.match.Ladders;
import org.inwoarena.matchmaking.queue.Matcher;
import org.inwoarena.matchmaking.queue.Offer;
import org.inwoarena.matchmaking.queue.Pairing;
import org.inwoarena.matchmaking.queue.Pairing.Pair;
import org.inwoarena.matchmaking.queue.Ticket;
import org.inwoarena.matchmaking.queue.Waiting;
import org.inwoarena.matchmaking.store.Offers;
import org.inwoarena.matchmaking.store.Players;
import org.inwoarena.matchmaking.store.Tickets;
import org.inwoarena.matchmaking.store.Transactions;
import org.inwoarena.matchmaking.store.WaitingList;
import org.jboss.logging.Logger;

/**
 * Pairs the queue of each ladder again and again. One pass per ladder at a time, however many
 * instances run: an advisory lock that lasts as long as the transaction.
 */
@ApplicationScoped
public class PairingPass {

  private static final Logger LOG = Logger.getLogger(PairingPass.class);

  private final Transactions transactions;
  private final WaitingList waitingList;
  private final Caps caps;
  private final Players players;
  private final Tickets tickets;
  private final Offers offers;
  private final Notices notices;
  private final Matcher matcher;
  private final Ladders ladders;
  private final InstantSource clock;
  private final MatchmakingConfig config;
  private final Counter offersMade;

  PairingPass(
      Transactions transactions,
      WaitingList waitingList,
      Caps caps,
      Players players,
      Tickets tickets,
      Offers offers,
      Notices notices,
      Matcher matcher,
      Ladders ladders,
      InstantSource clock,
      MatchmakingConfig config,
      MeterRegistry metrics) {
    this.transactions = transactions;
    this.waitingList = waitingList;
    this.caps = caps;
    this.players = players;
    this.tickets = tickets;
    this.offers = offers;
    this.notices = notices;
    this.matcher = matcher;
    this.ladders = ladders;
    this.clock = clock;
    this.config = config;
    this.offersMade = metrics.counter("arena.queue.offers");
  }

  @Scheduled(
      identity = "pairing-pass",
      every = "{arena.schedule.pairing-pass}",
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  Uni<Void> run() {
    return InTurn.each(ladders.all(), ladder -> run(ladder.id()).replaceWithVoid());
  }

  /** One pass over a ladder; gives the offers made. */
  public Uni<List<Offer>> run(String ladder) {
    return transactions.run(
        session ->
            waitingList
                .lock(session, ladder)
                .chain(mine -> mine ? pair(session, ladder) : Uni.createFrom().item(List.of())));
  }

  private Uni<List<Offer>> pair(Mutiny.Session session, String ladder) {
    var now = clock.instant();
    return waitingList
        .of(session, ladder, config.startRating(), now, config.passSize())
        .chain(waiting -> caps.mark(session, ladder, waiting))
        .chain(waiting -> compute(waiting, now))
        .call(pairing -> players.lock(session, paired(pairing).map(Waiting::player).toList()))
        .chain(
            pairing ->
                offerAll(session, ladder, pairing.pairs(), now)
                    .call(() -> noteOutlooks(session, pairing)));
  }

  /** Matching is work for the processor; the event loop must not wait for it. */
  private Uni<Pairing> compute(List<Waiting> waiting, Instant now) {
    return OnContext.stay(
        Uni.createFrom()
            .item(() -> matcher.pair(waiting, now))
            .runSubscriptionOn(Infrastructure.getDefaultWorkerPool()));
  }

  private static Stream<Waiting> paired(Pairing pairing) {
    return pairing.pairs().stream().flatMap(pair -> Stream.of(pair.first(), pair.second()));
  }

  private Uni<Void> noteOutlooks(Mutiny.Session session, Pairing pairing) {
    var byOutlook =
        pairing.leftOut().stream()
            .collect(
                groupingBy(
                    Pairing.LeftOut::outlook, mapping(left -> left.waiting().ticket(), toList())));
    return InTurn.each(
        byOutlook.entrySet(),
        entry -> tickets.noteOutlook(session, entry.getKey(), entry.getValue()));
  }

  private Uni<List<Offer>> offerAll(
      Mutiny.Session session, String ladder, List<Pair> pairs, Instant now) {
    var made = new ArrayList<Offer>();
    return InTurn.each(
            pairs,
            pair ->
                offerIfBothWait(session, ladder, pair, now)
                    .invoke(offer -> offer.ifPresent(made::add))
                    .replaceWithVoid())
        .invoke(() -> offersMade.increment(made.size()))
        .map(done -> List.copyOf(made));
  }

  /** Somebody may have left, or begun another match, while the pass was thinking. */
  private Uni<Optional<Offer>> offerIfBothWait(
      Mutiny.Session session, String ladder, Pair pair, Instant now) {
    return stillWaiting(session, pair.first())
        .chain(
            first ->
                stillWaiting(session, pair.second())
                    .chain(
                        second ->
                            first.isPresent() && second.isPresent()
                                ? offer(
                                    session, ladder, pair, now, List.of(first.get(), second.get()))
                                : Uni.createFrom().item(Optional.empty())));
  }

  private Uni<Optional<Ticket>> stillWaiting(Mutiny.Session session, Waiting waiting) {
    return tickets
        .open(session, waiting.player())
        .map(
            open ->
                open.stream().anyMatch(ticket -> ticket.state() == Ticket.State.OFFERED)
                    ? Optional.empty()
                    : open.stream().filter(t -> t.id().equals(waiting.ticket())).findAny());
  }

  private Uni<Optional<Offer>> offer(
      Mutiny.Session session, String ladder, Pair pair, Instant now, List<Ticket> both) {
    var offer = Offer.of(UUID.randomUUID(), ladder, pair, now, config.acceptTime());
    LOG.debugf("offer %s: %s", offer.id(), pair);
    return InTurn.each(both, ticket -> tickets.save(session, ticket.offered()))
        .chain(() -> offers.add(session, offer))
        .chain(() -> InTurn.each(offer.sides(), side -> ask(session, offer, side)))
        .replaceWith(Optional.of(offer));
  }

  private Uni<Void> ask(Mutiny.Session session, Offer offer, Offer.Side side) {
    return tickets
        .find(session, side.ticket())
        .chain(ticket -> notices.tell(session, ticket.orElseThrow()))
        .chain(() -> players.get(session, offer.opponent(side.player()).player()))
        .chain(
            opponent ->
                notices.tell(
                    session,
                    side.player(),
                    new AcceptAsked(
                        offer.id().toString(),
                        offer.ladder(),
                        opponent.handle().text(),
                        offer.deadline())));
  }
}
