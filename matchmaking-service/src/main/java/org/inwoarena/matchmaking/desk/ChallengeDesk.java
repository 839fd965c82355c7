package org.inwoarena.matchmaking.desk;

import static org.inwoarena.matchmaking.refusal.Objection.unknown;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.challenge.Challenge;
import org.inwoarena.matchmaking.challenge.Proposal;
import org.inwoarena.matchmaking.desk.ChallengeSteps.Draft;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.refusal.Objection;
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
  private final Caps caps;
  private final ChallengeSteps steps;
  private final Players players;
  private final Challenges challenges;
  private final Replies replies;
  private final InstantSource clock;

  ChallengeDesk(
      Transactions transactions,
      PlayerDesk playerDesk,
      ChallengeTerms terms,
      Caps caps,
      ChallengeSteps steps,
      Players players,
      Challenges challenges,
      Replies replies,
      InstantSource clock) {
    this.transactions = transactions;
    this.playerDesk = playerDesk;
    this.terms = terms;
    this.caps = caps;
    this.steps = steps;
    this.players = players;
    this.challenges = challenges;
    this.replies = replies;
    this.clock = clock;
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
        .settle(session, challenger, proposal.registration(), proposal.stakes())
        .call(
            settled ->
                objections(session, challenger, opponent, settled.ladder())
                    .map(more -> Stream.concat(settled.objections().stream(), more.stream()))
                    .invoke(all -> Refused.ifAny(all.toList())))
        .map(
            settled ->
                new Draft(
                    challenger,
                    opponent.orElseThrow(),
                    proposal.registration(),
                    settled.ladder(),
                    proposal.stakes().rules(),
                    Optional.empty()))
        .chain(draft -> steps.make(session, draft));
  }

  /** Every reason against these two. */
  private Uni<List<Objection>> objections(
      Mutiny.Session session,
      String challenger,
      Optional<String> opponent,
      Optional<String> ladder) {
    var found = new ArrayList<Objection>();
    return challenges
        .anyOpen(session, challenger, opponent.orElse(""))
        .invoke(open -> found.addAll(Proposal.objections(challenger, opponent, open)))
        .chain(() -> caps.objections(session, ladder, challenger, opponent.orElse("")))
        .invoke(found::addAll)
        .replaceWith(found);
  }

  /** The opponent says yes and brings a deck: that makes the match. */
  public Uni<Challenge> accept(Account account, UUID id, String registration) {
    return change(
        id,
        (session, challenge) ->
            challenge.acceptedBy(account.id())
                ? Uni.createFrom().item(challenge)
                : steps.accept(session, challenge, account.id(), registration));
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
                            .call(after -> steps.keep(session, before, after))));
  }

  /** What becomes of a challenge whose players are locked. */
  private interface Step {
    Uni<Challenge> apply(Mutiny.Session session, Challenge challenge);
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
