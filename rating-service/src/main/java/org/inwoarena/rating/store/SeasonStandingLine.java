package org.inwoarena.rating.store;

import java.util.Optional;

/**
 * A line of the final table of a season.
 *
 * @param rating in hundredths
 * @param games rated games on the ladder until then
 */
public record SeasonStandingLine(
    long rank, String player, Optional<String> handle, int rating, int games) {

  /** As the query yields it, with a null handle where it is not known. */
  SeasonStandingLine(long rank, String player, String handle, int rating, int games) {
    this(rank, player, Optional.ofNullable(handle), rating, games);
  }
}
