package org.inwoarena.matchmaking.player;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import org.inwoarena.matchmaking.refusal.Refused;

/**
 * A player's public name. Two handles clash when they differ only in case, or when they look alike
 * (Unicode Technical Standard 39).
 *
 * @param text as it was accepted once; what is chosen today goes through {@link #of}
 */
public record Handle(String text) {

  /** Shortest handle, in characters. */
  public static final int SHORTEST = 3;

  /** Longest handle, in characters. */
  public static final int LONGEST = 24;

  private static final SpoofChecker LOOKALIKES = new SpoofChecker.Builder().build();

  /** Makes a handle of what somebody chose; refuses, with all reasons, what is none. */
  public static Handle of(String chosen) {
    var text = Normalizer2.getNFKCInstance().normalize(chosen.strip());
    Refused.ifAny(HandleRules.objections(text));
    return new Handle(text);
  }

  /** What is equal for handles that differ only in case. */
  public String folded() {
    return fold(text);
  }

  /** What is equal for handles that look alike. */
  public String skeleton() {
    // A capital i looks like a small L, and case does not count: the three letters are one.
    return fold(LOOKALIKES.getSkeleton(text)).replace('i', 'l');
  }

  /** Folds case; for looking handles up by what somebody typed. */
  public static String fold(String text) {
    return UCharacter.foldCase(Normalizer2.getNFKCInstance().normalize(text.strip()), true);
  }
}
