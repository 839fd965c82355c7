package org.inwoarena.deck.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.deck.decks.Sharing;
import org.inwoarena.deck.decks.Visibility;
import org.inwoarena.engine.deck.DeckReport;

/** Shared decks as they are answered. */
final class SharingViews {

  private SharingViews() {}

  /** How a deck is to be shared. */
  @Schema(example = "{\"visibility\": \"unlisted\"}")
  record NewVisibility(@NotNull Visibility visibility) {}

  /**
   * How a deck is shared.
   *
   * @param key the unguessable word under which others read it
   * @param link where they read it
   */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  @Schema(
      example =
          """
          {"visibility": "unlisted", "key": "q0Lw1yE3s7Yb9fJ2mN5tR8uV4xZ6aC1d",
           "link": "/api/v1/shared-decks/q0Lw1yE3s7Yb9fJ2mN5tR8uV4xZ6aC1d"}
          """)
  record Shared(Visibility visibility, Optional<String> key, Optional<String> link) {
    static Shared of(Sharing sharing) {
      return new Shared(
          sharing.visibility(), sharing.key(), sharing.key().map(SharedDecksResource.PATH::concat));
    }
  }

  /**
   * A deck as others see it.
   *
   * @param key the word in its link
   * @param owner player id
   * @param ok whether it may be registered as it is
   * @param cards ids, copies repeated; absent in lists of decks
   */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  @Schema(
      example =
          """
          {"key": "q0Lw1yE3s7Yb9fJ2mN5tR8uV4xZ6aC1d",
           "owner": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "name": "Night Shift",
           "format": "constructed", "ok": false, "size": 2, "illuminati": ["ufos"],
           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           "updatedAt": "2026-12-01T18:00:00Z", "cards": ["hackers", "ufos"]}
          """)
  record SharedDeck(
      String key,
      String owner,
      String name,
      String format,
      boolean ok,
      int size,
      List<String> illuminati,
      String hash,
      Instant updatedAt,
      Optional<List<String>> cards) {
    static SharedDeck of(SavedDeck deck, DeckReport report, Optional<List<String>> cards) {
      return new SharedDeck(
          deck.sharing().key().orElseThrow(),
          deck.owner(),
          deck.draft().name(),
          deck.draft().format().id(),
          report.ok(),
          deck.draft().list().size(),
          report.illuminati(),
          deck.draft().list().hash(),
          deck.updatedAt(),
          cards);
    }
  }
}
