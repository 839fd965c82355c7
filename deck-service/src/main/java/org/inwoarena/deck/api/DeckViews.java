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
import org.inwoarena.deck.decks.SavedDeck;
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
   * A deck to keep: give {@code text} or {@code cards}.
   *
   * @param format id of the format; the first one if absent
   * @param text a deck file, LackeyCCG or plain text
   * @param cards ids or names, copies repeated
   */
  record NewDeck(
      @NotBlank
          @Size(max = LONGEST_NAME)
          @Pattern(regexp = "[^\\p{Cntrl}]*", message = "must be one line")
          String name,
      Optional<String> format,
      Optional<String> text,
      Optional<@Size(max = DeckLimits.CARDS) List<@NotNull String>> cards) {}

  /** A deck to check; as {@link NewDeck}, without a name. */
  record DeckToCheck(
      Optional<String> format,
      Optional<String> text,
      Optional<@Size(max = DeckLimits.CARDS) List<@NotNull String>> cards) {}

  /**
   * A deck to register.
   *
   * @param format a format's id, or a version of it such as {@code constructed@1}; the deck's own
   *     in its current version if absent
   */
  record NewRegistration(@NotNull UUID deckId, Optional<String> format) {}

  /**
   * What the validator says.
   *
   * @param format the version checked against
   */
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
  record DeckAnswer(
      UUID id,
      String name,
      String format,
      boolean ok,
      int size,
      List<String> illuminati,
      String hash,
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
          deck.version(),
          deck.createdAt(),
          deck.updatedAt(),
          cards,
          problems);
    }
  }

  /** A registration, as its owner sees it. */
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
  record FrozenList(
      UUID registrationId,
      String owner,
      String format,
      String cardPool,
      String hash,
      String validatorVersion,
      Instant registeredAt,
      List<String> cards) {
    static FrozenList of(Registration registration) {
      return new FrozenList(
          registration.id(),
          registration.owner(),
          registration.format(),
          registration.cardPool(),
          registration.hash(),
          registration.validator(),
          registration.registeredAt(),
          registration.list().cards());
    }
  }
}
