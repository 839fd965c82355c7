package org.inwoarena.matchmaking.desk;

import static org.inwoarena.matchmaking.refusal.Objection.unknown;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.PlayerNotice.ChallengeClosed;
import org.inwoarena.contracts.PlayerNotice.ChallengeReceived;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.challenge.Challenge;
import org.inwoarena.matchmaking.challenge.Proposal;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Challenges;
import org.inwoarena.matchmaking.store.Paged;
import org.inwoarena.matchmaking.store.Players;
import org.inwoarena.matchmaking.store.Replies;
import org.inwoarena.matchmaking.store.Transactions;

/** Takes challenges and the answers to them. */
@ApplicationScoped
public class ChallengeDesk {

  private final Transactions transactions;
  private final PlayerDesk playerDesk;
  private final ChallengeTerms terms;
  private final SeatDesk seatDesk;
  private final MatchDesk matchDesk;
  private final Players players;
  private final Challenges challenges;
  private final Replies replies;
  private final Notices notices;
  private final InstantSource clock;
  private final MatchmakingConfig config;

  ChallengeDesk(
      Transactions transactions,
      PlayerDesk playerDesk,
      ChallengeTerms terms,
      SeatDesk seatDesk,
      MatchDesk matchDesk,
      Players players,
      Challenges challenges,
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
    this.replies = replies;
    this.notices = notices;
    this.clock = clock;
    this.config = config;
  }

  /** One player asks another. */
  public Uni<Challenge> make(Account account, Proposal proposal, Optional<Replies.Call> call) {
    return transactions.run(
        session ->
            playerDesk
                .present(session, account)
                .chain(() -> players.resolve(session, proposal.opponent()))
                .call(opponent -> lock(session, account.id(), opponent))
                .chain(
                    opponent ->
                        replies.once(
                            session,
                            call,
                            Challenge.class,
                            () -> make(session, account.id(), opponent, proposal))));
  }

  private Uni<Void> lock(Mutiny.Session session, String player, Optional<String> other) {
    return players.lock(
        session, other.map(opponent -> List.of(player, opponent)).orElse(List.of(player)));
  }

  private Uni<Challenge> make(
      Mutiny.Session session, String challenger, Optional<String> opponent, Proposal proposal) {
    return terms
        .objections(session, challenger, opponent, proposal)
        .invoke(Refused::ifAny)
        .map(fine -> challenge(challenger, opponent.orElseThrow(), proposal))
        .call(challenge -> challenges.add(session, challenge))
        .call(challenge -> tellOpponent(session, challenge));
  }

  private Challenge challenge(String challenger, String opponent, Proposal proposal) {
    var now = clock.instant();
    return new Challenge(
        UUID.randomUUID(),
        challenger,
        opponent,
        proposal.registration(),
        terms.ladder(proposal),
        proposal.rules(),
        Challenge.State.OPEN,
        now,
        now.plus(config.challengeLife()),
        Optional.empty(),
        Optional.empty());
  }

  private Uni<Void> tellOpponent(Mutiny.Session session, Challenge challenge) {
    return players
        .get(session, challenge.challenger())
        .chain(
            challenger ->
                notices.tell(
                    session,
                    challenge.opponent(),
                    new ChallengeReceived(
                        challenge.id().toString(),
                        challenger.handle().text(),
                        challenge.rated(),
                        challenge.ladder(),
                        challenge.expiresAt())));
  }

  /** The opponent says yes and brings a deck: that makes the match. */
  public Uni<Challenge> accept(Account account, UUID id, String registration) {
    return change(
        id,
        (session, challenge) ->
            challenge.acceptedBy(account.id())
                ? Uni.createFrom().item(challenge)
                : accept(session, challenge, account.id(), registration));
  }

  private Uni<Challenge> accept(
      Mutiny.Session session, Challenge challenge, String player, String registration) {
    challenge.checkAnswer(player, clock.instant());
    return terms
        .objections(session, challenge, registration)
        .invoke(Refused::ifAny)
        .chain(() -> seatDesk.seat(session, challenge.challenger(), challenge.registration()))
        .chain(
            challenger ->
                seatDesk
                    .seat(session, player, registration)
                    .chain(
                        opponent ->
                            matchDesk.create(session, terms.of(challenge), challenger, opponent)))
        .map(match -> challenge.accepted(match.id(), clock.instant()));
  }

  /** The opponent says no. */
  public Uni<Challenge> decline(Account account, UUID id) {
    return change(id, challenge -> challenge.decline(account.id(), clock.instant()));
  }

  /** The challenger takes it back. */
  public Uni<Challenge> withdraw(Account account, UUID id) {
    return change(id, challenge -> challenge.withdraw(account.id(), clock.instant()));
  }

  /** The time is over, if nothing happened meanwhile. */
  Uni<Void> expire(UUID id) {
    var now = clock.instant();
    return change(id, challenge -> challenge.overdue(now) ? challenge.expired(now) : challenge)
        .replaceWithVoid();
  }

  private Uni<Challenge> change(UUID id, UnaryOperator<Challenge> step) {
    return change(id, (session, challenge) -> Uni.createFrom().item(() -> step.apply(challenge)));
  }

  private Uni<Challenge> change(UUID id, Step step) {
    return transactions.run(
        session ->
            challenges
                .players(session, id)
                .chain(both -> players.lock(session, both))
                .chain(() -> challenges.find(session, id))
                .map(ChallengeDesk::existing)
                .chain(
                    before ->
                        step.apply(session, before)
                            .call(after -> changed(session, before, after))));
  }

  /** What becomes of a challenge whose players are locked. */
  private interface Step {
    Uni<Challenge> apply(Mutiny.Session session, Challenge challenge);
  }

  private Uni<Void> changed(Mutiny.Session session, Challenge before, Challenge after) {
    if (after.equals(before)) {
      return Uni.createFrom().voidItem();
    }
    var closed = new ChallengeClosed(after.id().toString(), after.state().word());
    return challenges
        .save(session, after)
        .chain(
            () ->
                InTurn.each(
                    List.of(after.challenger(), after.opponent()),
                    player -> notices.tell(session, player, closed)));
  }

  /** A challenge, for one of the two it is between. */
  public Uni<Challenge> find(Account account, UUID id) {
    return transactions
        .read(session -> challenges.find(session, id))
        .map(found -> existing(found.filter(challenge -> challenge.concerns(account.id()))));
  }

  /** A player's challenges, sent and received. */
  public Uni<Paged<Challenge>> list(
      Account account, Optional<Challenge.State> state, int page, int size) {
    return transactions.read(session -> challenges.of(session, account.id(), state, page, size));
  }

  private static Challenge existing(Optional<Challenge> found) {
    return found.orElseThrow(
        () -> new Refused(unknown("challenge-unknown", "There is no such challenge.")));
  }
}
