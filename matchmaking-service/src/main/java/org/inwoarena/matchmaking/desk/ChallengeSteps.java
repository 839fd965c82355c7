package org.inwoarena.matchmaking.desk;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.PlayerNotice.ChallengeClosed;
import org.inwoarena.contracts.PlayerNotice.ChallengeReceived;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.challenge.Challenge;
import org.inwoarena.matchmaking.challenge.PlayedMatch;
import org.inwoarena.matchmaking.match.Match;
import org.inwoarena.matchmaking.match.Seating;
import org.inwoarena.matchmaking.match.SwappedSeats;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Challenges;
import org.inwoarena.matchmaking.store.PlayedMatches;
import org.inwoarena.matchmaking.store.Players;

/** The steps of a challenge between two players whose locks the caller holds. */
@ApplicationScoped
class ChallengeSteps {

  private final ChallengeTerms terms;
  private final Caps caps;
  private final Busy busy;
  private final SeatDesk seatDesk;
  private final MatchDesk matchDesk;
  private final Players players;
  private final Challenges challenges;
  private final PlayedMatches played;
  private final Notices notices;
  private final InstantSource clock;
  private final MatchmakingConfig config;

  ChallengeSteps(
      ChallengeTerms terms,
      Caps caps,
      Busy busy,
      SeatDesk seatDesk,
      MatchDesk matchDesk,
      Players players,
      Challenges challenges,
      PlayedMatches played,
      Notices notices,
      InstantSource clock,
      MatchmakingConfig config) {
    this.terms = terms;
    this.caps = caps;
    this.busy = busy;
    this.seatDesk = seatDesk;
    this.matchDesk = matchDesk;
    this.players = players;
    this.challenges = challenges;
    this.played = played;
    this.notices = notices;
    this.clock = clock;
    this.config = config;
  }

  /** Who plays whom, with which deck of the challenger, for what. */
  record Draft(
      String challenger,
      String opponent,
      String registration,
      Optional<String> ladder,
      String ruleSet,
      Optional<UUID> rematchOf) {}

  /** One player asks another, who is told. */
  Uni<Challenge> make(Mutiny.Session session, Draft draft) {
    var now = clock.instant();
    var challenge =
        new Challenge(
            UUID.randomUUID(),
            draft.challenger(),
            draft.opponent(),
            draft.registration(),
            draft.ladder(),
            draft.ruleSet(),
            Challenge.State.OPEN,
            now,
            now.plus(config.challengeLife()),
            Optional.empty(),
            Optional.empty(),
            draft.rematchOf());
    return challenges
        .add(session, challenge)
        .chain(() -> tellOpponent(session, challenge))
        .replaceWith(challenge);
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
                        challenge.expiresAt(),
                        challenge.rematchOf().map(UUID::toString))));
  }

  /** The opponent says yes and brings a deck: that makes the match. */
  Uni<Challenge> accept(
      Mutiny.Session session, Challenge challenge, String player, String registration) {
    challenge.checkAnswer(player, clock.instant());
    return objections(session, challenge, registration)
        .invoke(Refused::ifAny)
        .chain(() -> match(session, challenge, registration))
        .map(match -> challenge.accepted(match.id(), clock.instant()));
  }

  private Uni<List<Objection>> objections(
      Mutiny.Session session, Challenge challenge, String registration) {
    var challenger = challenge.challenger();
    var opponent = challenge.opponent();
    var found = new ArrayList<Objection>();
    return terms
        .deck(session, opponent, registration, challenge.ladder())
        .invoke(found::addAll)
        .chain(() -> caps.objections(session, challenge.ladder(), challenger, opponent))
        .invoke(found::addAll)
        .chain(
            () ->
                challenge.rated()
                    ? busy.objections(session, opponent, challenger)
                    : Uni.createFrom().item(List.<Objection>of()))
        .invoke(found::addAll)
        .replaceWith(found);
  }

  private Uni<Match> match(Mutiny.Session session, Challenge challenge, String registration) {
    var matchTerms = terms.of(challenge.ladder(), challenge.ruleSet());
    return seating(session, challenge)
        .chain(
            seating ->
                seatDesk
                    .seat(session, challenge.challenger(), challenge.registration())
                    .chain(
                        one ->
                            seatDesk
                                .seat(session, challenge.opponent(), registration)
                                .chain(
                                    other ->
                                        matchDesk.create(
                                            session, matchTerms, seating, one, other))));
  }

  private Uni<Seating> seating(Mutiny.Session session, Challenge challenge) {
    return challenge
        .rematchOf()
        .map(
            before ->
                played
                    .find(session, before)
                    .map(Optional::orElseThrow)
                    .map(PlayedMatch::players)
                    .<Seating>map(seats -> new SwappedSeats(before, seats)))
        .orElseGet(() -> Uni.createFrom().item(matchDesk.toss()));
  }

  /** Keeps a challenge that changed, and tells both. */
  Uni<Void> keep(Mutiny.Session session, Challenge before, Challenge after) {
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
}
