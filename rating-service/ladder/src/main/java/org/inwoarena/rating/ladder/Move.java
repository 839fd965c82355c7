package org.inwoarena.rating.ladder;

/** What one entry of a ladder's book did to one player's rating. */
public sealed interface Move permits RatingChange, Compensation, SeasonReset {

  /** Where the player stood before. */
  Standing before();

  /** Where the player stands now. */
  Standing after();

  /** The K factor used. */
  int k();

  /** Expected score in millionths. */
  int expected();

  /** Whose rating moved. */
  default String player() {
    return before().player();
  }

  /** By how much, in hundredths: less than the arithmetic says where the floor held it up. */
  default int moved() {
    return after().rating() - before().rating();
  }
}
