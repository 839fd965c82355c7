package org.inwoarena.rating.ladder;

/** What the turn of a season does to one player: half of the way back to the start. */
public record SeasonReset(Standing before, Standing after) implements Move {

  /** Resets a standing. */
  public static SeasonReset of(Standing before) {
    return new SeasonReset(before, before.atNewSeason());
  }

  /** No game, no K. */
  @Override
  public int k() {
    return 0;
  }

  /** No game, nothing expected. */
  @Override
  public int expected() {
    return 0;
  }
}
