package org.inwoarena.matchmaking.desk;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;
import static org.inwoarena.matchmaking.refusal.Objection.unknown;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.PlayerNotice.ChallengeClosed;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.challenge.OpenChallenge;
import org.inwoarena.matchmaking.challenge.OpenChallenge.State;
import org.inwoarena.matchmaking.challenge.OpenProposal;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.OpenChallenges;
import org.inwoarena.matchmaking.store.Paged;
import org.inwoarena.matchmaking.store.Players;
import org.inwoarena.matchmaking.store.PostedChallenges;
import org.inwoarena.matchmaking.store.PostedChallenges.Posted;
import org.inwoarena.matchmaking.store.PostedChallenges.Wanted;
import org.inwoarena.matchmaking.store.Replies;
import org.inwoarena.matchmaking.store.Transactions;

/** Takes challenges to whoever comes first, and whoever comes. */
@ApplicationScoped
public class OpenChallengeDesk {

  private final Transactions transactions;
  private final PlayerDesk playerDesk;
  private final OpenChallengeTerms terms;
  private final SeatDesk seatDesk;
  private final MatchDesk matchDesk;
  private final Players players;
  private final OpenChallenges challenges;
  private final PostedChallenges posted;
  private final Replies replies;
  private final Notices notices;
  private final InstantSource clock;
  private final MatchmakingConfig config;

  OpenChallengeDesk(
      Transactions transactions,
      PlayerDesk playerDesk,
      OpenChallengeTerms terms,
      SeatDesk seatDesk,
      MatchDesk matchDesk,
      Players players,
      OpenChallenges challenges,
      PostedChallenges posted,
      Replies replies,
      Notices notices,
      InstantSource clock,
      MatchmakingConfig config) {
    this.transactions = transactions;
    this.playerDesk = playerDesk;
    this.terms = terms;
    this.seatDesk = seatDesk;
    this.matchDesk = matchDesk;
    this.players = players;
    this.challenges = challenges;
    this.posted = posted;
    this.replies = replies;
    this.notices = notices;
    this.clock = clock;
    this.config = config;
  }

  /** Posts a challenge; gives its id. */
  public Uni<UUID> post(Account account, OpenProposal proposal, Optional<Replies.Call> call) {
    return transactions.run(
        session ->
            playerDesk
                .present(session, account)
                .chain(() -> players.lock(session, List.of(account.id())))
                .chain(
                    () ->
                        replies.once(
                            session,
                            call,
                            UUID.class,
                            () -> post(session, account.id(), proposal))));
  }

  private Uni<UUID> post(Mutiny.Session session, String player, OpenProposal proposal) {
    return terms
        .settle(session, player, proposal)
        .invoke(settled -> Refused.ifAny(settled.objections()))
        .map(settled -> challenge(player, proposal, settled.ladder()))
        .call(challenge -> challenges.add(session, challenge))
        .map(OpenChallenge::id);
  }

  private OpenChallenge challenge(String player, OpenProposal proposal, Optional<String> ladder) {
    var now = clock.instant();
    return new OpenChallenge(
        UUID.randomUUID(),
        player,
        proposal.registration(),
        ladder,
        proposal.stakes().rules(),
        proposal.range(),
        State.OPEN,
        now,
        now.plus(proposal.life().orElse(config.openChallengeLife())),
        Optional.empty(),
        Optional.empty());
  }

  /** Takes a challenge and brings a deck: that makes the match. The first who comes gets it. */
  public Uni<Void> accept(Account account, UUID id, String registration) {
    return transactions.run(
        session ->
            playerDesk
                .present(session, account)
                .chain(() -> challenges.challenger(session, id))
                .map(found -> found.orElseThrow(OpenChallengeDesk::noSuch))
                .chain(challenger -> players.lock(session, List.of(challenger, account.id())))
                .chain(() -> posted.find(session, id))
                .map(found -> found.orElseThrow(OpenChallengeDesk::noSuch).challenge())
                .chain(
                    challenge ->
                        challenge.takenBy(account.id())
                            ? Uni.createFrom().voidItem()
                            : accept(session, challenge, account.id(), registration)));
  }

  private Uni<Void> accept(
      Mutiny.Session session, OpenChallenge challenge, String player, String registration) {
    return terms
        .objections(session, challenge, player, registration)
        .invoke(Refused::ifAny)
        .chain(() -> challenges.take(session, challenge.id(), player, clock.instant()))
        .invoke(OpenChallengeDesk::requireFirst)
        .chain(() -> seatDesk.seat(session, challenge.challenger(), challenge.registration()))
        .chain(
            one ->
                seatDesk
                    .seat(session, player, registration)
                    .chain(other -> matchDesk.create(session, terms.of(challenge), one, other)))
        .chain(match -> challenges.became(session, challenge.id(), match.id()))
        .chain(() -> tell(session, challenge, State.ACCEPTED));
  }

  private static void requireFirst(boolean first) {
    if (!first) {
      throw new Refused(conflict("challenge-closed", "Somebody else was first."));
    }
  }

  /** The challenger takes it back. Doing so twice is the same as once. */
  public Uni<Void> withdraw(Account account, UUID id) {
    return transactions.run(
        session ->
            players
                .lock(session, List.of(account.id()))
                .chain(() -> posted.find(session, id))
                .map(found -> found.orElseThrow(OpenChallengeDesk::noSuch).challenge())
                .chain(
                    challenge -> {
                      if (challenge.withdrawnBy(account.id())) {
                        return Uni.createFrom().voidItem();
                      }
                      challenge.checkWithdrawal(account.id(), clock.instant());
                      return close(session, challenge, State.WITHDRAWN);
                    }));
  }

  /** Nobody came, if nobody did meanwhile. */
  Uni<Void> expire(UUID id) {
    return transactions.run(
        session ->
            posted
                .find(session, id)
                .map(found -> found.orElseThrow().challenge())
                .chain(
                    challenge ->
                        challenge.overdue(clock.instant())
                            ? close(session, challenge, State.EXPIRED)
                            : Uni.createFrom().voidItem()));
  }

  private Uni<Void> close(Mutiny.Session session, OpenChallenge challenge, State how) {
    return challenges
        .close(session, challenge.id(), how, clock.instant())
        .chain(closed -> closed ? tell(session, challenge, how) : Uni.createFrom().voidItem());
  }

  private Uni<Void> tell(Mutiny.Session session, OpenChallenge challenge, State how) {
    return notices.tell(
        session,
        challenge.challenger(),
        new ChallengeClosed(challenge.id().toString(), how.word()));
  }

  /** A challenge, open or not. */
  public Uni<Posted> find(UUID id) {
    return transactions
        .read(session -> posted.find(session, id))
        .map(found -> found.orElseThrow(OpenChallengeDesk::noSuch));
  }

  /** The open ones, newest first. */
  public Uni<Paged<Posted>> list(
      Account account, String ladder, String stakes, boolean fitting, int page, int size) {
    var wanted = new Wanted(account.id(), ladder, stakes, fitting, config.startRating());
    return transactions.read(session -> posted.list(session, wanted, clock.instant(), page, size));
  }

  private static Refused noSuch() {
    return new Refused(unknown("challenge-unknown", "There is no such challenge."));
  }
}
