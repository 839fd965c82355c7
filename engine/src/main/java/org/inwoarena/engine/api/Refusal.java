package org.inwoarena.engine.api;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Why a command was not carried out; the game is unchanged.
 *
 * @param code the bundle's key, such as {@code no-free-arrow}
 * @param params as in {@link LogEntry}
 * @param clause the rule that forbids it, or {@code host} where no rule of the game is involved
 */
public record Refusal(String code, SortedMap<String, Object> params, String clause) {

  /** Keeps an own copy. */
  public Refusal {
    params = Collections.unmodifiableSortedMap(new TreeMap<>(params));
  }

  /** A refusal with parameters. */
  public static Refusal of(String code, String clause, Map<String, Object> params) {
    return new Refusal(code, new TreeMap<>(params), clause);
  }

  /** A refusal without parameters. */
  public static Refusal of(String code, String clause) {
    return new Refusal(code, Collections.emptySortedMap(), clause);
  }
}
