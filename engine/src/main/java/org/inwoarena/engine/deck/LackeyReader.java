package org.inwoarena.engine.deck;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads {@code .dek} files of LackeyCCG: {@code <superzone name="..">} with {@code
 * <card><name>..</name><set>..</set></card>}. Every {@code <card>} is one card, whatever is wrong
 * with it.
 */
final class LackeyReader {

  DeckFile read(String text, Optional<String> name) {
    var pass = new Pass();
    LenientXml.scan(text, pass::take);
    pass.endCard();
    return pass.found.file(DeckFile.Syntax.LACKEY, name);
  }

  private enum Place {
    /** Before the first zone: meta data. */
    HEAD,
    ZONE,
    CARD,
    NAME,
    SET
  }

  /** One run over one file. */
  private static final class Pass {
    private final EntryList found = new EntryList();
    private Place place = Place.HEAD;
    private Optional<String> section = Optional.empty();
    private Optional<String> set = Optional.empty();
    private final StringBuilder name = new StringBuilder();
    private int cardLine;

    void take(LenientXml.Token token) {
      switch (token) {
        case LenientXml.Token.Open open -> open(open);
        case LenientXml.Token.Close close -> close(close);
        case LenientXml.Token.Text text -> text(text);
        case LenientXml.Token.Doctype doctype ->
            found.tell(DeckProblem.error("deck.file-dtd", Map.of()).at(doctype.line()));
      }
    }

    private void open(LenientXml.Token.Open tag) {
      switch (tag.name()) {
        case "superzone" -> {
          endCard();
          place = Place.ZONE;
          section = Optional.ofNullable(tag.attributes().get("name")).map(EntryList::shortened);
        }
        case "card" -> {
          endCard();
          place = Place.CARD;
          cardLine = tag.line();
        }
        case "name" -> place = inCard() ? Place.NAME : place;
        case "set" -> place = inCard() ? Place.SET : place;
        default -> {}
      }
    }

    private void close(LenientXml.Token.Close tag) {
      switch (tag.name()) {
        case "name", "set" -> place = inCard() ? Place.CARD : place;
        case "card", "superzone", "deck" -> endCard();
        default -> {}
      }
    }

    private void text(LenientXml.Token.Text token) {
      switch (place) {
        case HEAD -> {}
        case SET -> set = Optional.of(EntryList.shortened(token.text()));
        case NAME -> name.append(name.isEmpty() ? "" : " ").append(token.text());
        case CARD -> {
          if (name.isEmpty()) {
            name.append(token.text());
          } else {
            stray(token);
          }
        }
        case ZONE -> stray(token);
      }
    }

    private void stray(LenientXml.Token.Text token) {
      var text = EntryList.shortened(token.text());
      found.tell(DeckProblem.note("deck.line-skipped", Map.of("text", text)).at(token.line()));
    }

    private boolean inCard() {
      return place == Place.CARD || place == Place.NAME || place == Place.SET;
    }

    private void endCard() {
      if (!inCard()) {
        return;
      }
      found.add(cardLine, 1, name.toString(), section, set);
      if (name.isEmpty()) {
        found.tell(
            DeckProblem.error("deck.card-nameless", Map.of()).at(cardLine).about("", List.of()));
      }
      name.setLength(0);
      set = Optional.empty();
      place = Place.ZONE;
    }
  }
}
