package org.inwoarena.engine.deck;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads deck files of any kind players have; never throws for what a file says. */
public final class DeckReader {

  private final PlainTextReader plainText;
  private final LackeyReader lackey = new LackeyReader();

  /** The catalogue tells names that look like counts from counts. */
  public DeckReader(Catalogue catalogue) {
    this.plainText = new PlainTextReader(catalogue);
  }

  /**
   * Reads the bytes of a file.
   *
   * @param name of the file or deck, if known
   */
  public DeckFile read(byte[] bytes, Optional<String> name) {
    if (bytes.length > DeckLimits.BYTES) {
      return refused(
          name, "deck.file-too-large", Map.of("bytes", bytes.length, "limit", DeckLimits.BYTES));
    }
    return read(DeckBytes.decode(bytes), name);
  }

  /** Reads text that somebody decoded already. */
  public DeckFile read(String text, Optional<String> name) {
    if (text.length() > DeckLimits.BYTES) {
      return refused(
          name, "deck.file-too-large", Map.of("bytes", text.length(), "limit", DeckLimits.BYTES));
    }
    if (text.indexOf('\0') >= 0) {
      return refused(name, "deck.file-not-text", Map.of());
    }
    var clean = DeckBytes.clean(text);
    var file =
        clean.stripLeading().startsWith("<")
            ? lackey.read(clean, name)
            : plainText.read(clean, name);
    return file.entries().isEmpty() && file.problems().stream().noneMatch(DeckReader::bars)
        ? file.with(DeckProblem.error("deck.file-empty", Map.of()))
        : file;
  }

  private static boolean bars(DeckProblem problem) {
    return problem.severity() == DeckProblem.Severity.ERROR;
  }

  private static DeckFile refused(Optional<String> name, String code, Map<String, Object> params) {
    return new DeckFile(
        DeckFile.Syntax.TEXT, name, List.of(), List.of(DeckProblem.error(code, params)));
  }
}
