package org.inwoarena.matchmaking.desk;

import static org.inwoarena.matchmaking.refusal.Objection.invalid;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.challenge.Stakes;
import org.inwoarena.matchmaking.match.Brought;
import org.inwoarena.matchmaking.match.CasualPlay;
import org.inwoarena.matchmaking.match.Ladder;
import org.inwoarena.matchmaking.match.Ladders;
import org.inwoarena.matchmaking.match.MatchTerms;
import org.inwoarena.matchmaking.match.Registration;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.store.Registrations;

/** What challenges are played for and under, and with which decks. */
@ApplicationScoped
public class ChallengeTerms {

  private final Ladders ladders;
  private final CasualPlay casual;
  private final Registrations registrations;

  ChallengeTerms(Ladders ladders, CasualPlay casual, Registrations registrations) {
    this.ladders = ladders;
    this.casual = casual;
    this.registrations = registrations;
  }

  /**
   * What comes of what somebody asks for.
   *
   * @param ladder where it will be rated
   */
  record Settled(Optional<String> ladder, List<Objection> objections) {}

  /** Where it will be rated, and every reason against these stakes with this deck. */
  Uni<Settled> settle(
      Mutiny.Session session, String challenger, String registration, Stakes stakes) {
    return registrations
        .find(session, registration)
        .map(
            deck -> {
              var ladder = ladder(stakes, deck);
              var found = new ArrayList<>(stakes.objections(casual.ruleSets()));
              objection(stakes, ladder, deck).ifPresent(found::add);
              found.addAll(new Brought(registration, challenger, deck).objections(format(ladder)));
              return new Settled(ladder.map(Ladder::id), found);
            });
  }

  /** The only ladder that takes the deck need not be named. */
  private Optional<Ladder> ladder(Stakes stakes, Optional<Registration> deck) {
    if (!stakes.rated()) {
      return Optional.empty();
    }
    return stakes.ladder().map(ladders::find).orElseGet(() -> deck.flatMap(ladders::onlyOne));
  }

  private static Optional<Objection> objection(
      Stakes stakes, Optional<Ladder> ladder, Optional<Registration> deck) {
    if (!stakes.rated() || ladder.isPresent()) {
      return Optional.empty();
    }
    return stakes.ladder().isPresent()
        ? Optional.of(
            invalid("ladder-unknown", "There is no ladder " + stakes.ladder().get() + "."))
        : deck.map(known -> invalid("ladder-unnamed", "Say on which ladder it shall be rated."));
  }

  /** What a challenge is played for and under. */
  MatchTerms of(Optional<String> ladder, String ruleSet) {
    return ladder
        .map(id -> MatchTerms.of(ladders.find(id).orElseThrow()))
        .orElseGet(() -> casual.terms(ruleSet));
  }

  /**
   * The deck format a challenge is played with.
   *
   * @param ladder id of the ladder where it is rated; empty for a casual one
   */
  public String formatOf(Optional<String> ladder) {
    return format(ladder.flatMap(ladders::find));
  }

  private String format(Optional<Ladder> ladder) {
    return ladder.map(Ladder::format).orElse(casual.format());
  }

  /** Every reason against a deck somebody brings to a challenge. */
  Uni<List<Objection>> deck(
      Mutiny.Session session, String player, String registration, Optional<String> ladder) {
    return registrations
        .find(session, registration)
        .map(known -> new Brought(registration, player, known).objections(formatOf(ladder)));
  }
}
