package org.inwoarena.engine.deck;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** A deck as catalogue ids in canonical order: sorted, copies repeated. */
public record DeckList(@JsonValue List<String> cards) {

  /** Brings the ids into canonical order. */
  @JsonCreator
  public DeckList {
    cards = cards.stream().sorted().toList();
  }

  /** SHA-256 of the ids joined by line feeds, hex. */
  public String hash() {
    try {
      var bytes = String.join("\n", cards).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** How many cards it holds. */
  public int size() {
    return cards.size();
  }
}
