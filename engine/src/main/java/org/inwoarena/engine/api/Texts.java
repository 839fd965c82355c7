package org.inwoarena.engine.api;

import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of one language for log entries and refusals: one bundle, {@code texts_LANGUAGE}, with
 * parameters in braces.
 */
public final class Texts {

  private static final Pattern PARAMETER = Pattern.compile("\\{([A-Za-z]+)}");

  private final ResourceBundle bundle;

  private Texts(ResourceBundle bundle) {
    this.bundle = bundle;
  }

  /** The texts of a language; English where the language has none. */
  public static Texts in(Locale language) {
    return new Texts(
        ResourceBundle.getBundle(
            "org.inwoarena.engine.api.texts",
            language,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES)));
  }

  /** All templates by code, for clients that render themselves. */
  public Map<String, String> templates() {
    var all = new TreeMap<String, String>();
    bundle.keySet().forEach(key -> all.put(key, bundle.getString(key)));
    return Collections.unmodifiableMap(all);
  }

  /**
   * The sentence for a code.
   *
   * @param name turns a parameter such as {@code card:hackers} or {@code seat:0} into what a reader
   *     calls it
   */
  public String render(String code, Map<String, Object> params, UnaryOperator<String> name) {
    if (!bundle.containsKey(code)) {
      return code + " " + params;
    }
    return PARAMETER
        .matcher(bundle.getString(code))
        .replaceAll(
            hit ->
                Matcher.quoteReplacement(
                    name.apply(String.valueOf(params.getOrDefault(hit.group(1), hit.group())))));
  }
}
