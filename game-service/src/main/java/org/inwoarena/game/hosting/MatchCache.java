package org.inwoarena.game.hosting;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.inwoarena.game.match.HostedMatch;

/**
 * Matches as this instance last saw them. Never trusted: whoever takes one out compares its
 * sequence number with the head's.
 */
@ApplicationScoped
class MatchCache {

  private static final int MATCHES = 2000;

  private final Cache<String, HostedMatch> matches =
      Caffeine.newBuilder().maximumSize(MATCHES).build();

  Optional<HostedMatch> at(String matchId, long seq) {
    return Optional.ofNullable(matches.getIfPresent(matchId)).filter(match -> match.seq() == seq);
  }

  void put(HostedMatch match) {
    matches.put(match.plan().matchId(), match);
  }
}
