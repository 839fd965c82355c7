package org.inwoarena.engine.deck;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A card name without what players spell differently: case, accents, punctuation, typographic
 * quotes and ligatures, {@code &} for "and", a leading "The".
 */
record NameKey(String value) implements Comparable<NameKey> {

  private static final Pattern AMPERSAND = Pattern.compile("&|\\+");
  private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");
  private static final Pattern NOT_A_LETTER = Pattern.compile("[^\\p{L}\\p{N}]+");
  private static final Pattern LEADING_THE = Pattern.compile("^the (?=.)");

  static NameKey of(String name) {
    var compatible = Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    var apart = Normalizer.normalize(compatible, Normalizer.Form.NFD);
    var spelled = AMPERSAND.matcher(apart).replaceAll(" and ");
    // Not decomposed by Unicode, yet typed as plain letters on most keyboards.
    var plain = ACCENTS.matcher(spelled).replaceAll("").replace('ø', 'o').replace("ß", "ss");
    var words = NOT_A_LETTER.matcher(plain.replaceAll("['’‘ʼ`´]", "")).replaceAll(" ").strip();
    return new NameKey(LEADING_THE.matcher(words).replaceFirst("").replace(" ", ""));
  }

  boolean isEmpty() {
    return value.isEmpty();
  }

  @Override
  public int compareTo(NameKey other) {
    return value.compareTo(other.value);
  }
}
