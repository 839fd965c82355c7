package org.inwoarena.matchmaking.desk;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.challenge.OpenChallenge;
import org.inwoarena.matchmaking.challenge.OpenProposal;
import org.inwoarena.matchmaking.desk.ChallengeTerms.Settled;
import org.inwoarena.matchmaking.match.MatchTerms;
import org.inwoarena.matchmaking.queue.Admission;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.store.OpenChallenges;
import org.inwoarena.matchmaking.store.Standings;

/** What speaks against posting an open challenge, and against taking one. */
@ApplicationScoped
class OpenChallengeTerms {

  /** Hundredths of a rating point. */
  private static final int POINT = 100;

  private final ChallengeTerms terms;
  private final Caps caps;
  private final Busy busy;
  private final ConductDesk conduct;
  private final OpenChallenges challenges;
  private final Standings standings;
  private final InstantSource clock;
  private final MatchmakingConfig config;

  OpenChallengeTerms(
      ChallengeTerms terms,
      Caps caps,
      Busy busy,
      ConductDesk conduct,
      OpenChallenges challenges,
      Standings standings,
      InstantSource clock,
      MatchmakingConfig config) {
    this.terms = terms;
    this.caps = caps;
    this.busy = busy;
    this.conduct = conduct;
    this.challenges = challenges;
    this.standings = standings;
    this.clock = clock;
    this.config = config;
  }

  MatchTerms of(OpenChallenge challenge) {
    return terms.of(challenge.ladder(), challenge.ruleSet());
  }

  /** Where it will be rated, and every reason against posting it. */
  Uni<Settled> settle(Mutiny.Session session, String player, OpenProposal proposal) {
    var stakes = proposal.stakes();
    return terms
        .settle(session, player, proposal.registration(), stakes)
        .chain(
            settled -> {
              var found = new ArrayList<>(settled.objections());
              found.addAll(proposal.range().objections(stakes.rated()));
              return challenges
                  .openOf(session, player)
                  .invoke(open -> open.map(OpenChallengeTerms::alreadyPosted).ifPresent(found::add))
                  .chain(() -> stakes.rated() ? strangers(session, player) : nothing())
                  .invoke(found::addAll)
                  .chain(() -> stakes.rated() ? busy.objections(session, player) : nothing())
                  .invoke(found::addAll)
                  .map(all -> new Settled(settled.ladder(), found));
            });
  }

  private static Objection alreadyPosted(Object open) {
    return conflict("already-posted", "Your open challenge " + open + " still waits.");
  }

  /** Whoever is banned plays no strangers for a rating. */
  private Uni<List<Objection>> strangers(Mutiny.Session session, String player) {
    return conduct
        .bans(session, player)
        .map(bans -> bans.stream().map(ban -> Admission.objection(ban, clock.instant())).toList());
  }

  /** Every reason against this player taking it with this deck. */
  Uni<List<Objection>> objections(
      Mutiny.Session session, OpenChallenge challenge, String player, String registration) {
    var found = new ArrayList<Objection>();
    return rating(session, challenge.ladder(), player)
        .invoke(rating -> challenge.objections(player, rating, clock.instant()).forEach(found::add))
        .chain(() -> terms.deck(session, player, registration, challenge.ladder()))
        .invoke(found::addAll)
        .chain(() -> caps.objections(session, challenge.ladder(), challenge.challenger(), player))
        .invoke(found::addAll)
        .chain(() -> challenge.rated() ? strangers(session, player) : nothing())
        .invoke(found::addAll)
        .chain(() -> busy.objections(session, player, challenge.challenger()))
        .invoke(found::addAll)
        .replaceWith(found);
  }

  private Uni<Integer> rating(Mutiny.Session session, Optional<String> ladder, String player) {
    return ladder
        .map(id -> standings.find(session, id, player))
        .orElseGet(() -> Uni.createFrom().item(Optional.empty()))
        .map(
            found -> found.map(standing -> standing.rating() / POINT).orElse(config.startRating()));
  }

  private static Uni<List<Objection>> nothing() {
    return Uni.createFrom().item(List.of());
  }
}
