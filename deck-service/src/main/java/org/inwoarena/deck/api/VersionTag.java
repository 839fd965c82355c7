package org.inwoarena.deck.api;

import jakarta.ws.rs.core.EntityTag;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.kit.problem.Problem;

/** The version of a deck as an ETag. */
final class VersionTag {

  private static final Pattern TAG = Pattern.compile("(?:W/)?\"?(\\d{1,9})\"?");

  private VersionTag() {}

  static EntityTag of(SavedDeck deck) {
    return new EntityTag(Integer.toString(deck.version()));
  }

  /** The version the caller has seen, if he wants it checked. */
  static OptionalInt expected(Optional<String> ifMatch) {
    if (ifMatch.isEmpty() || ifMatch.get().equals("*")) {
      return OptionalInt.empty();
    }
    var tag = TAG.matcher(ifMatch.get());
    if (!tag.matches()) {
      throw Problem.of(400, "bad-if-match", "If-Match takes the ETag of the deck.");
    }
    return OptionalInt.of(Integer.parseInt(tag.group(1)));
  }
}
