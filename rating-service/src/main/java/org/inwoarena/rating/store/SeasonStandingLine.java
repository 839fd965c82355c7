package org.inwoarena.rating.store;

import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A line of the final table of a season.
 *
 * @param rating in hundredths
 * @param games rated games on the ladder until then
 */
@Schema(
    example =
        """
        {"rank": 1, "player": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "handle": "Alice",
         "rating": 171250, "games": 40}
        """)
public record SeasonStandingLine(
    long rank, String player, Optional<String> handle, int rating, int games) {

  /** As the query yields it, with a null handle where it is not known. */
  SeasonStandingLine(long rank, String player, String handle, int rating, int games) {
    this(rank, player, Optional.ofNullable(handle), rating, games);
  }
}
