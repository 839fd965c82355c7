package org.inwoarena.deck.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.deck.decks.Visibility;
import org.inwoarena.deck.pools.DealtPool;
import org.inwoarena.deck.registration.Registration;
import org.inwoarena.engine.deck.DeckLimits;
import org.inwoarena.engine.deck.DeckProblem;
import org.inwoarena.engine.deck.DeckReport;

/** The bodies of requests and answers about decks. */
final class DeckViews {

  static final int LONGEST_NAME = 100;
  static final int LONGEST_KEY = 100;

  private DeckViews() {}

  /**
   * The parts of a form that uploads a deck, for those who read the API's description.
   *
   * @param name of the deck; the file's if absent
   */
  @Schema(
      example =
          """
          {"file": "1 UFOs", "name": "Night Shift", "format": "constructed"}
          """)
  record UploadForm(String file, Optional<String> name, Optional<String> format) {}

  /**
   * A deck to keep: give {@code text} or {@code cards}.
   *
   * @param format id of the format; the first one if absent
   * @param text a deck file, LackeyCCG or plain text
   * @param cards ids or names, copies repeated
   */
  @Schema(
      example =
          """
          {"name": "Night Shift", "format": "constructed", "cards": ["ufos", "hackers", "hackers"]}
          """)
  record NewDeck(
      @NotBlank
          @Size(max = LONGEST_NAME)
          @Pattern(regexp = "[^\\p{Cntrl}]*", message = "must be one line")
          String name,
      Optional<String> format,
      Optional<String> text,
      Optional<@Size(max = DeckLimits.CARDS) List<@NotNull String>> cards) {}

  /** A deck to check; as {@link NewDeck}, without a name. */
  @Schema(
      example =
          """
          {"format": "base", "text": "UFOs\\n2x Hackers"}
          """)
  record DeckToCheck(
      Optional<String> format,
      Optional<String> text,
      Optional<@Size(max = DeckLimits.CARDS) List<@NotNull String>> cards) {}

  /**
   * A deck to register.
   *
   * @param format a format's id, or a version of it such as {@code constructed@1}; the deck's own
   *     in its current version if absent
   * @param poolId the series of pools it is built from, which then says the format
   */
  @Schema(
      example =
          """
          {"deckId": "0b0c5a0e-6a53-4f0c-9d1c-2f7a1d5b8e01", "format": "one-with-everything"}
          """)
  record NewRegistration(@NotNull UUID deckId, Optional<String> format, Optional<UUID> poolId) {}

  /**
   * What the validator says.
   *
   * @param format the version checked against
   */
  @Schema(
      example =
          """
          {"ok": false, "validator": "2+0123456789ab", "format": "constructed@1", "cards": 3,
           "recognised": 3, "illuminati": ["ufos"], "list": ["hackers", "hackers", "ufos"],
           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           "problems": [{"code": "deck.size", "severity": "illegal",
            "detail": "The deck has 3 cards and needs exactly 45, Illuminati included (R1.2.2).",
            "suggestions": [], "params": {"cards": 3, "size": 45}, "rule": "constructed@1 size"}]}
          """)
  record CheckAnswer(
      boolean ok,
      String validator,
      String format,
      int cards,
      int recognised,
      List<String> illuminati,
      List<String> list,
      String hash,
      List<DeckProblem> problems) {
    static CheckAnswer of(DeckReport report) {
      return new CheckAnswer(
          report.ok(),
          report.validator(),
          report.terms().format().pin(),
          report.cards(),
          report.recognised(),
          report.illuminati(),
          report.list().cards(),
          report.list().hash(),
          report.problems());
    }
  }

  /**
   * A deck its owner keeps.
   *
   * @param ok whether it may be registered as it is
   * @param size how many cards it has
   * @param cards ids, copies repeated; absent in lists of decks
   * @param problems what bars it from play; absent in lists of decks
   */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  @Schema(
      example =
          """
          {"id": "0b0c5a0e-6a53-4f0c-9d1c-2f7a1d5b8e01", "name": "Night Shift",
           "format": "constructed", "ok": false, "size": 3, "illuminati": ["ufos"],
           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           "visibility": "private", "version": 0, "createdAt": "2026-12-01T18:00:00Z",
           "updatedAt": "2026-12-01T18:00:00Z", "cards": ["hackers", "hackers", "ufos"],
           "problems": [{"code": "deck.size", "severity": "illegal",
            "detail": "The deck has 3 cards and needs exactly 45, Illuminati included (R1.2.2).",
            "suggestions": [], "params": {"cards": 3, "size": 45}, "rule": "constructed@1 size"}]}
          """)
  record DeckAnswer(
      UUID id,
      String name,
      String format,
      boolean ok,
      int size,
      List<String> illuminati,
      String hash,
      Visibility visibility,
      int version,
      Instant createdAt,
      Instant updatedAt,
      Optional<List<String>> cards,
      Optional<List<DeckProblem>> problems) {
    static DeckAnswer whole(SavedDeck deck, DeckReport report) {
      return of(
          deck, report, Optional.of(deck.draft().list().cards()), Optional.of(report.problems()));
    }

    static DeckAnswer inList(SavedDeck deck, DeckReport report) {
      return of(deck, report, Optional.empty(), Optional.empty());
    }

    private static DeckAnswer of(
        SavedDeck deck,
        DeckReport report,
        Optional<List<String>> cards,
        Optional<List<DeckProblem>> problems) {
      return new DeckAnswer(
          deck.id(),
          deck.draft().name(),
          deck.draft().format().id(),
          report.ok(),
          deck.draft().list().size(),
          report.illuminati(),
          deck.draft().list().hash(),
          deck.sharing().visibility(),
          deck.version(),
          deck.createdAt(),
          deck.updatedAt(),
          cards,
          problems);
    }
  }

  /** A registration, as its owner sees it. */
  @Schema(
      example =
          """
          {"registrationId": "7c0c5a0e-6a53-4f0c-9d1c-2f7a1d5b8e01",
           "deckId": "0b0c5a0e-6a53-4f0c-9d1c-2f7a1d5b8e01", "name": "Night Shift",
           "format": "constructed", "cardPool": "constructed@1",
           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           "validatorVersion": "2+0123456789ab", "registeredAt": "2026-12-01T18:00:00Z"}
          """)
  record RegistrationAnswer(
      UUID registrationId,
      UUID deckId,
      String name,
      String format,
      String cardPool,
      String hash,
      String validatorVersion,
      Instant registeredAt) {
    static RegistrationAnswer of(Registration registration) {
      return new RegistrationAnswer(
          registration.id(),
          registration.deck(),
          registration.name(),
          registration.format(),
          registration.cardPool(),
          registration.hash(),
          registration.validator(),
          registration.registeredAt());
    }
  }

  /** A registration with its cards, for the service that hosts the match. */
  @Schema(
      example =
          """
          {"registrationId": "7c0c5a0e-6a53-4f0c-9d1c-2f7a1d5b8e01",
           "owner": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "format": "constructed",
           "cardPool": "constructed@1",
           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           "validatorVersion": "2+0123456789ab", "registeredAt": "2026-12-01T18:00:00Z",
           "cards": ["hackers", "hackers", "ufos"]}
          """)
  record FrozenList(
      UUID registrationId,
      String owner,
      String format,
      String cardPool,
      String hash,
      String validatorVersion,
      Instant registeredAt,
      Optional<List<String>> dealt,
      List<String> cards) {
    static FrozenList of(Registration registration, Optional<DealtPool> dealt) {
      return new FrozenList(
          registration.id(),
          registration.owner(),
          registration.format(),
          registration.cardPool(),
          registration.hash(),
          registration.validator(),
          registration.registeredAt(),
          dealt.map(pool -> pool.list().cards()),
          registration.list().cards());
    }
  }
}
