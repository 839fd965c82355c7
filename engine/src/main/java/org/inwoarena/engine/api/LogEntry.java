package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One line of a game's log, or of a refusal: a code with parameters; the words come from the text
 * bundle of the reader's language ({@link Texts}).
 *
 * @param code the bundle's key
 * @param params numbers, words, card ids of the catalogue ({@code card:hackers}) and seats ({@code
 *     seat:0}) that the text names
 * @param clause the rule behind it, such as {@code R8.3.1}
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record LogEntry(String code, SortedMap<String, Object> params, Optional<String> clause) {

  /** Keeps an own copy. */
  public LogEntry {
    params = Collections.unmodifiableSortedMap(new TreeMap<>(params));
  }

  /** An entry that rests on a clause. */
  public static LogEntry of(String code, Map<String, Object> params, String clause) {
    return new LogEntry(code, new TreeMap<>(params), Optional.of(clause));
  }

  /** An entry about something no clause speaks of, such as a clock. */
  public static LogEntry of(String code, Map<String, Object> params) {
    return new LogEntry(code, new TreeMap<>(params), Optional.empty());
  }
}
