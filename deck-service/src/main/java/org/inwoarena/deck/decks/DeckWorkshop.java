package org.inwoarena.deck.decks;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.Day;
import org.inwoarena.engine.deck.DeckFile;
import org.inwoarena.engine.deck.DeckFormat;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.deck.DeckReader;
import org.inwoarena.engine.deck.DeckReport;
import org.inwoarena.engine.deck.DeckTerms;
import org.inwoarena.engine.deck.DeckValidator;
import org.inwoarena.engine.deck.DeckWriter;

/** Everything that can be done with a deck outside the store, on one catalogue. */
public final class DeckWorkshop {

  private final DeckReader reader;
  private final DeckValidator validator;
  private final DeckWriter writer;
  private final Clock clock;

  /** A workshop over the cards of one catalogue. */
  public DeckWorkshop(Catalogue catalogue, Clock clock) {
    this.clock = clock;
    this.reader = new DeckReader(catalogue);
    this.validator = new DeckValidator(catalogue);
    this.writer = new DeckWriter(catalogue);
  }

  /** Reads a deck file. */
  public DeckFile read(byte[] bytes, Optional<String> name) {
    return reader.read(bytes, name);
  }

  /** Reads text that came inside a request. */
  public DeckFile read(String text) {
    return reader.read(text, Optional.empty());
  }

  /** The day whose bans count now. */
  public Day today() {
    return new Day(LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC).toString());
  }

  /** Everything there is to say about a deck today. */
  public DeckReport check(DeckFile file, DeckFormat format) {
    return validator.check(file, DeckTerms.of(format, today()));
  }

  /** Checks a list kept earlier; the catalogue and the bans may have changed since. */
  public DeckReport check(DeckList list, DeckFormat format) {
    return validator.check(list.cards(), DeckTerms.of(format, today()));
  }

  /** Version of validator and card data. */
  public String validator() {
    return validator.version();
  }

  /** The deck as a file of LackeyCCG. */
  public String lackey(DeckList list) {
    return writer.lackey(list);
  }

  /** The deck as text for people. */
  public String text(String name, DeckList list) {
    return writer.text(name, list);
  }
}
