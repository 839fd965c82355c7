package org.inwoarena.deck.decks;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.DeckFormat;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.deck.DeckReader;
import org.inwoarena.engine.deck.DeckReport;
import org.inwoarena.engine.deck.DeckValidator;
import org.inwoarena.engine.deck.DeckWriter;

/** Everything that can be done with a deck outside the store, on one catalogue. */
public final class DeckWorkshop {

  private final DeckReader reader;
  private final DeckValidator validator;
  private final DeckWriter writer;

  /** A workshop over the cards of one catalogue. */
  public DeckWorkshop(Catalogue catalogue) {
    this.reader = new DeckReader(catalogue);
    this.validator = new DeckValidator(catalogue);
    this.writer = new DeckWriter(catalogue);
  }

  /** Where a deck list comes from. */
  public sealed interface Source {
    /** The bytes of a file. */
    record File(byte[] bytes, Optional<String> name) implements Source {}

    /** Text that came inside a request. */
    record Text(String text) implements Source {}

    /** Ids or names of cards, copies repeated. */
    record Cards(List<String> cards) implements Source {
      /** Keeps an own copy. */
      public Cards {
        cards = List.copyOf(cards);
      }
    }
  }

  /** Reads and checks. */
  public DeckReport check(Source source, DeckFormat format) {
    return switch (source) {
      case Source.File(var bytes, var name) -> validator.check(reader.read(bytes, name), format);
      case Source.Text(var text) -> validator.check(reader.read(text, Optional.empty()), format);
      case Source.Cards(var cards) -> validator.check(cards, format);
    };
  }

  /** Checks a list kept earlier; the catalogue may have changed since. */
  public DeckReport check(DeckList list, DeckFormat format) {
    return validator.check(list.cards(), format);
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
