package org.inwoarena.matchmaking.player;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import java.util.List;
import org.inwoarena.matchmaking.refusal.Refused;

/**
 * A player's public name. Two handles clash when they differ only in case, or when they look alike
 * (Unicode Technical Standard 39).
 */
public record Handle(String text) {

  /** Shortest handle, in characters. */
  public static final int SHORTEST = 3;

  /** Longest handle, in characters. */
  public static final int LONGEST = 24;

  private static final SpoofChecker LOOKALIKES = new SpoofChecker.Builder().build();

  /** Refuses, with all reasons, what is not a handle. */
  public Handle {
    text = Normalizer2.getNFKCInstance().normalize(text.strip());
    Refused.ifAny(HandleRules.objections(text));
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

  /** Everything a new handle must not share with another player's. */
  public List<String> keys() {
    return List.of(folded(), skeleton());
  }

  /** Folds case; for looking handles up by what somebody typed. */
  public static String fold(String text) {
    return UCharacter.foldCase(Normalizer2.getNFKCInstance().normalize(text.strip()), true);
  }
}
