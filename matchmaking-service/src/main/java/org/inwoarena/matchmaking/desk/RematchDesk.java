package org.inwoarena.matchmaking.desk;

import static org.inwoarena.matchmaking.refusal.Objection.unknown;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.challenge.Challenge;
import org.inwoarena.matchmaking.challenge.PlayedMatch;
import org.inwoarena.matchmaking.challenge.Proposal;
import org.inwoarena.matchmaking.challenge.RematchRules;
import org.inwoarena.matchmaking.desk.ChallengeSteps.Draft;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Challenges;
import org.inwoarena.matchmaking.store.PlayedMatches;
import org.inwoarena.matchmaking.store.Players;
import org.inwoarena.matchmaking.store.Transactions;

/** Offers the last opponent another match; when both do, that is agreeing. */
@ApplicationScoped
public class RematchDesk {

  private final Transactions transactions;
  private final ChallengeSteps steps;
  private final ChallengeTerms terms;
  private final Caps caps;
  private final Players players;
  private final Challenges challenges;
  private final PlayedMatches played;
  private final RematchRules rules;
  private final InstantSource clock;

  RematchDesk(
      Transactions transactions,
      ChallengeSteps steps,
      ChallengeTerms terms,
      Caps caps,
      Players players,
      Challenges challenges,
      PlayedMatches played,
      RematchRules rules,
      InstantSource clock) {
    this.transactions = transactions;
    this.steps = steps;
    this.terms = terms;
    this.caps = caps;
    this.players = players;
    this.challenges = challenges;
    this.played = played;
    this.rules = rules;
    this.clock = clock;
  }

  /**
   * What somebody wants again.
   *
   * @param registration another deck than before
   * @param casual whether it shall not be rated, though the match was
   */
  public record Wish(UUID match, Optional<String> registration, boolean casual) {}

  /**
   * A match that can be had again.
   *
   * @param opponent player id
   * @param until when it is too late to ask
   */
  public record Chance(UUID match, String opponent, Optional<String> ladder, Instant until) {}

  /** The chance of a rematch a player has now. */
  Uni<Optional<Chance>> chance(Mutiny.Session session, String player) {
    return played.newest(session, player).map(found -> found.flatMap(last -> chance(last, player)));
  }

  private Optional<Chance> chance(PlayedMatch last, String player) {
    return rules
        .until(last)
        .filter(clock.instant()::isBefore)
        .map(until -> new Chance(last.id(), last.opponent(player), last.ladder(), until));
  }

  /** Offers a rematch, or accepts the one the other has offered. */
  public Uni<Challenge> offer(Account account, Wish wish) {
    return transactions.run(
        session ->
            played
                .find(session, wish.match())
                .map(found -> known(found, account.id()))
                .call(match -> players.lock(session, match.players()))
                // Once more: the other may have been first while this one waited for the locks.
                .chain(match -> played.find(session, match.id()).map(Optional::orElseThrow))
                .chain(match -> offer(session, match, account.id(), wish)));
  }

  private static PlayedMatch known(Optional<PlayedMatch> found, String player) {
    return found
        .filter(match -> match.has(player))
        .orElseThrow(() -> new Refused(unknown("match-unknown", "You have played no such match.")));
  }

  private Uni<Challenge> offer(
      Mutiny.Session session, PlayedMatch match, String player, Wish wish) {
    return challenges
        .openRematch(session, match.id(), clock.instant())
        .chain(
            offered ->
                offered
                    .map(open -> answer(session, open, match, player, wish))
                    .orElseGet(() -> make(session, match, player, wish)));
  }

  private Uni<Challenge> answer(
      Mutiny.Session session, Challenge open, PlayedMatch match, String player, Wish wish) {
    return open.challenger().equals(player)
        ? Uni.createFrom().item(open)
        : steps
            .accept(session, open, player, deck(match, player, wish))
            .call(accepted -> steps.keep(session, open, accepted));
  }

  private Uni<Challenge> make(Mutiny.Session session, PlayedMatch match, String player, Wish wish) {
    var draft =
        new Draft(
            player,
            match.opponent(player),
            deck(match, player, wish),
            wish.casual() ? Optional.empty() : match.ladder(),
            match.ruleSet(),
            Optional.of(match.id()));
    return objections(session, match, draft)
        .invoke(Refused::ifAny)
        .chain(() -> steps.make(session, draft));
  }

  private Uni<List<Objection>> objections(Mutiny.Session session, PlayedMatch match, Draft draft) {
    var found = new ArrayList<>(rules.objections(match, clock.instant()));
    return terms
        .deck(session, draft.challenger(), draft.registration(), draft.ladder())
        .invoke(found::addAll)
        .chain(() -> caps.objections(session, draft.ladder(), draft.challenger(), draft.opponent()))
        .invoke(found::addAll)
        .chain(() -> challenges.anyOpen(session, draft.challenger(), draft.opponent()))
        .invoke(
            open ->
                found.addAll(
                    Proposal.objections(draft.challenger(), Optional.of(draft.opponent()), open)))
        .replaceWith(found);
  }

  private static String deck(PlayedMatch match, String player, Wish wish) {
    return wish.registration().orElseGet(() -> match.registration(player));
  }
}
