package org.inwoarena.matchmaking.api;

import jakarta.enterprise.context.ApplicationScoped;
import org.inwoarena.matchmaking.match.CasualPlay;
import org.inwoarena.matchmaking.match.Ladder;
import org.inwoarena.matchmaking.match.Ladders;
import org.inwoarena.matchmaking.store.PostedChallenges.Posted;

/** Shows open challenges, with the deck format of their ladder. */
@ApplicationScoped
class OpenChallengeViews {

  private final Ladders ladders;
  private final CasualPlay casual;

  OpenChallengeViews(Ladders ladders, CasualPlay casual) {
    this.ladders = ladders;
    this.casual = casual;
  }

  OpenChallengeView of(Posted posted) {
    var format = posted.challenge().ladder().flatMap(ladders::find).map(Ladder::format);
    return OpenChallengeView.of(posted, format.orElse(casual.format()));
  }
}
