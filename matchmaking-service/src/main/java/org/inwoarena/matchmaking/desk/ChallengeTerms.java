package org.inwoarena.matchmaking.desk;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.challenge.Challenge;
import org.inwoarena.matchmaking.challenge.Proposal;
import org.inwoarena.matchmaking.match.Brought;
import org.inwoarena.matchmaking.match.CasualPlay;
import org.inwoarena.matchmaking.match.Ladder;
import org.inwoarena.matchmaking.match.Ladders;
import org.inwoarena.matchmaking.match.MatchTerms;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.store.Challenges;
import org.inwoarena.matchmaking.store.Matches;
import org.inwoarena.matchmaking.store.Offers;
import org.inwoarena.matchmaking.store.Registrations;

/** What challenges are played for and under, and what speaks against them. */
@ApplicationScoped
class ChallengeTerms {

  private final Ladders ladders;
  private final CasualPlay casual;
  private final Registrations registrations;
  private final Challenges challenges;
  private final Matches matches;
  private final Offers offers;

  ChallengeTerms(
      Ladders ladders,
      CasualPlay casual,
      Registrations registrations,
      Challenges challenges,
      Matches matches,
      Offers offers) {
    this.ladders = ladders;
    this.casual = casual;
    this.registrations = registrations;
    this.challenges = challenges;
    this.matches = matches;
    this.offers = offers;
  }

  /** Where it will be rated: the only ladder need not be named. */
  Optional<String> ladder(Proposal proposal) {
    return rated(proposal).map(Ladder::id);
  }

  private Optional<Ladder> rated(Proposal proposal) {
    if (!proposal.rated()) {
      return Optional.empty();
    }
    var only =
        ladders.all().size() == 1 ? ladders.all().stream().findAny() : Optional.<Ladder>empty();
    return proposal.ladder().map(ladders::find).orElse(only);
  }

  MatchTerms of(Challenge challenge) {
    return challenge
        .ladder()
        .map(id -> MatchTerms.of(ladders.find(id).orElseThrow()))
        .orElseGet(() -> casual.terms(challenge.ruleSet()));
  }

  private String format(Optional<String> ladder) {
    return ladder.flatMap(ladders::find).map(Ladder::format).orElse(casual.format());
  }

  /** Every reason against making a challenge. */
  Uni<List<Objection>> objections(
      Mutiny.Session session, String challenger, Optional<String> opponent, Proposal proposal) {
    var found = new ArrayList<>(proposal.objections(rated(proposal), casual.ruleSets()));
    return challenges
        .anyOpen(session, challenger, opponent.orElse(""))
        .invoke(open -> found.addAll(Proposal.objections(challenger, opponent, open)))
        .chain(() -> deck(session, challenger, proposal.registration(), format(ladder(proposal))))
        .invoke(found::addAll)
        .replaceWith(found);
  }

  /** Every reason against accepting one, as things stand. */
  Uni<List<Objection>> objections(
      Mutiny.Session session, Challenge challenge, String registration) {
    var found = new ArrayList<Objection>();
    return deck(session, challenge.opponent(), registration, format(challenge.ladder()))
        .invoke(found::addAll)
        .chain(() -> challenge.rated() ? busy(session, challenge) : nothing())
        .invoke(found::addAll)
        .replaceWith(found);
  }

  private Uni<List<Objection>> deck(
      Mutiny.Session session, String player, String registration, String format) {
    return registrations
        .find(session, registration)
        .map(known -> new Brought(registration, player, known).objections(format));
  }

  private Uni<List<Objection>> busy(Mutiny.Session session, Challenge challenge) {
    var found = new ArrayList<Objection>();
    return InTurn.each(
            List.of(challenge.opponent(), challenge.challenger()),
            player ->
                busy(session, player, player.equals(challenge.opponent()) ? "You are" : "He is")
                    .invoke(found::addAll)
                    .replaceWithVoid())
        .replaceWith(found);
  }

  /** One active rated match per player; and whoever is asked for one, answers that first. */
  private Uni<List<Objection>> busy(Mutiny.Session session, String player, String who) {
    var found = new ArrayList<Objection>();
    return matches
        .running(session, player)
        .invoke(
            match ->
                match.ifPresent(
                    id -> found.add(conflict("match-under-way", who + " playing a rated match."))))
        .chain(() -> offers.open(session, player))
        .invoke(
            offer ->
                offer.ifPresent(
                    open ->
                        found.add(conflict("offer-open", who + " being offered a ladder match."))))
        .replaceWith(found);
  }

  private static Uni<List<Objection>> nothing() {
    return Uni.createFrom().item(List.of());
  }
}
