package org.inwoarena.engine.deck;

import java.util.stream.IntStream;

/** How many letters must be changed, added, left out or swapped with a neighbour. */
final class EditDistance {

  private EditDistance() {}

  /** The distance, or {@code limit + 1} if it is more than the limit. */
  static int between(String one, String other, int limit) {
    if (Math.abs(one.length() - other.length()) > limit) {
      return limit + 1;
    }
    int[] beforeLast = new int[0];
    int[] last = IntStream.rangeClosed(0, other.length()).toArray();
    for (int i = 1; i <= one.length(); i++) {
      int[] row = row(one, other, i, last, beforeLast);
      if (IntStream.of(row).min().orElseThrow() > limit) {
        return limit + 1;
      }
      beforeLast = last;
      last = row;
    }
    return Math.min(last[other.length()], limit + 1);
  }

  private static int[] row(String one, String other, int i, int[] last, int[] beforeLast) {
    int[] row = new int[other.length() + 1];
    row[0] = i;
    for (int j = 1; j <= other.length(); j++) {
      boolean same = one.charAt(i - 1) == other.charAt(j - 1);
      row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + (same ? 0 : 1));
      boolean swapped =
          i > 1
              && j > 1
              && one.charAt(i - 1) == other.charAt(j - 2)
              && one.charAt(i - 2) == other.charAt(j - 1);
      if (swapped) {
        row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
      }
    }
    return row;
  }
}
