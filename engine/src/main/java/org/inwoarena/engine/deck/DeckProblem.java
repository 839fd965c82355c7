package org.inwoarena.engine.deck;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.inwoarena.engine.api.Texts;

/**
 * One thing to tell about a deck or its file.
 *
 * @param code the bundle's key, such as {@code deck.size}
 * @param params what the text of another language needs
 * @param detail the English sentence
 * @param line of the file, from 1
 * @param card the name as the file spells it
 * @param suggestions names of cards that may be meant, likeliest first
 * @param rule the clause or the format's rule that is broken, such as {@code R1.3.1} or {@code
 *     constructed@1 copies}
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DeckProblem(
    String code,
    Severity severity,
    String detail,
    OptionalInt line,
    Optional<String> card,
    List<String> suggestions,
    SortedMap<String, Object> params,
    Optional<String> rule) {

  /** What the problem bars. */
  public enum Severity {
    /** The deck cannot be kept: part of the file would get lost. */
    @JsonProperty("error")
    ERROR,
    /** The deck can be kept, not played in this format. */
    @JsonProperty("illegal")
    ILLEGAL,
    /** Worth knowing, nothing more. */
    @JsonProperty("note")
    NOTE
  }

  /** Keeps own copies. */
  public DeckProblem {
    suggestions = List.copyOf(suggestions);
    params = Collections.unmodifiableSortedMap(new TreeMap<>(params));
  }

  /** A problem for which the deck cannot even be kept. */
  public static DeckProblem error(String code, Map<String, Object> params) {
    return of(code, Severity.ERROR, params);
  }

  /** A problem that bars the deck from play. */
  public static DeckProblem illegal(String code, Map<String, Object> params) {
    return of(code, Severity.ILLEGAL, params);
  }

  /** A remark. */
  public static DeckProblem note(String code, Map<String, Object> params) {
    return of(code, Severity.NOTE, params);
  }

  /** The same problem at a line of the file. */
  public DeckProblem at(int fileLine) {
    return new DeckProblem(
        code, severity, detail, OptionalInt.of(fileLine), card, suggestions, params, rule);
  }

  /** The same problem about a card name, with what may be meant instead. */
  public DeckProblem about(String name, List<String> meant) {
    return new DeckProblem(code, severity, detail, line, Optional.of(name), meant, params, rule);
  }

  /** The same problem as a breach of this rule. */
  public DeckProblem against(String broken) {
    return new DeckProblem(
        code, severity, detail, line, card, suggestions, params, Optional.of(broken));
  }

  private static DeckProblem of(String code, Severity severity, Map<String, Object> params) {
    return new DeckProblem(
        code,
        severity,
        Texts.in(Locale.ENGLISH).render(code, params, UnaryOperator.identity()),
        OptionalInt.empty(),
        Optional.empty(),
        List.of(),
        new TreeMap<>(params),
        Optional.empty());
  }
}
