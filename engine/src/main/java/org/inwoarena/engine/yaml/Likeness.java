package org.inwoarena.engine.yaml;

import java.util.Collection;
import java.util.Comparator;

/** Finds the word that was probably meant by one that is not known. */
public final class Likeness {

  /** A word with more than one slip for so many letters is another word. */
  private static final int LETTERS_PER_SLIP = 3;

  private Likeness() {}

  /** A question whether the likeliest known word was meant; empty where none is like it. */
  public static String hint(String word, Collection<String> known) {
    return known.stream()
        .min(Comparator.comparingInt(other -> distance(word, other)))
        .filter(other -> distance(word, other) <= Math.max(1, word.length() / LETTERS_PER_SLIP))
        .map(other -> " (did you mean '" + other + "'?)")
        .orElse("");
  }

  /** Letters to put in, leave out or exchange to make one word of the other. */
  private static int distance(String one, String other) {
    var row = new int[other.length() + 1];
    for (var j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (var i = 1; i <= one.length(); i++) {
      var diagonal = row[0];
      row[0] = i;
      for (var j = 1; j < row.length; j++) {
        var exchanged = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(exchanged, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[other.length()];
  }
}
