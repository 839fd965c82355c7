package org.inwoarena.client.socket;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Seat;

/**
 * The first thing a match socket says.
 *
 * @param audience whose view follows: the caller's seat, or everybody's
 */
public record Welcome(int protocol, MatchInfo match, Audience audience) {

  /**
   * What stays the same during a match.
   *
   * @param commitments SHA-256 of every chance seed by stream name, fixed before the first card was
   *     dealt; keep them to verify the record afterwards
   */
  public record MatchInfo(
      String matchId,
      Optional<String> ladder,
      boolean rated,
      String ruleSet,
      String cards,
      List<Sitting> seats,
      Map<String, String> commitments) {

    /** Keeps own copies. */
    public MatchInfo {
      seats = seats == null ? List.of() : List.copyOf(seats);
      commitments = commitments == null ? Map.of() : Map.copyOf(commitments);
    }
  }

  /** Who sits where. */
  public record Sitting(Seat seat, String player, String handle, boolean bot) {}
}
