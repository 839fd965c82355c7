package org.inwoarena.matchmaking.api;

import jakarta.enterprise.context.ApplicationScoped;
import org.inwoarena.matchmaking.desk.ChallengeTerms;
import org.inwoarena.matchmaking.store.PostedChallenges.Posted;

/** Shows open challenges, with the deck format they are played with. */
@ApplicationScoped
class OpenChallengeViews {

  private final ChallengeTerms terms;

  OpenChallengeViews(ChallengeTerms terms) {
    this.terms = terms;
  }

  OpenChallengeView of(Posted posted) {
    return OpenChallengeView.of(posted, terms.formatOf(posted.challenge().ladder()));
  }
}
