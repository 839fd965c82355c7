package org.inwoarena.client;

import com.fasterxml.jackson.core.type.TypeReference;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The caller's decks, and decks frozen for play. */
public final class DeckApi {

  private final Rest rest;

  DeckApi(Rest rest) {
    this.rest = rest;
  }

  /**
   * Something the validator has to say about a deck.
   *
   * @param severity error, illegal or note
   * @param line of the file, from 1
   */
  public record DeckProblem(
      String code,
      String severity,
      String detail,
      OptionalInt line,
      Optional<String> card,
      List<String> suggestions) {
    /** Keeps an own copy. */
    public DeckProblem {
      suggestions = suggestions == null ? List.of() : List.copyOf(suggestions);
    }
  }

  /**
   * A deck its owner keeps.
   *
   * @param ok whether it may be registered as it is
   * @param cards catalogue ids, copies repeated; absent in lists of decks
   * @param problems what bars it from play; absent in lists of decks
   */
  public record Deck(
      String id,
      String name,
      String format,
      boolean ok,
      int size,
      List<String> illuminati,
      String hash,
      int version,
      Optional<List<String>> cards,
      Optional<List<DeckProblem>> problems) {}

  /** What the validator says about a list. */
  public record Check(
      boolean ok,
      String validator,
      String format,
      int cards,
      int recognised,
      List<String> illuminati,
      List<String> list,
      String hash,
      List<DeckProblem> problems) {}

  /** A deck frozen for play. */
  public record Registration(
      String registrationId,
      String deckId,
      String name,
      String format,
      String hash,
      String validatorVersion,
      Instant registeredAt) {}

  /**
   * Keeps a new deck from the text of a file, LackeyCCG or plain.
   *
   * @throws ProblemException.Invalid with every line that cannot be understood
   */
  public Deck importText(String name, String file) {
    var query = Rest.query(Map.of("name", name));
    return rest.postText("/api/v1/decks" + query, "text/plain", file, Deck.class);
  }

  /** Checks the text of a deck file without keeping it. */
  public Check check(String name, String file) {
    var query = Rest.query(Map.of("name", name));
    return rest.postText("/api/v1/decks/check" + query, "text/plain", file, Check.class);
  }

  /** The caller's decks, last changed first. */
  public Page<Deck> mine(int page) {
    var query = Rest.query(Map.of("page", page));
    return rest.get("/api/v1/decks" + query, new TypeReference<Page<Deck>>() {});
  }

  /** One of the caller's decks. */
  public Deck find(String deckId) {
    return rest.get("/api/v1/decks/" + Rest.encoded(deckId), Deck.class);
  }

  /** Deletes a deck; its registrations stay. */
  public void delete(String deckId) {
    rest.act("DELETE", "/api/v1/decks/" + Rest.encoded(deckId));
  }

  /**
   * Freezes a deck for play in its format.
   *
   * @throws ProblemException.Invalid with everything that bars it from play
   */
  public Registration register(String deckId) {
    return rest.postOnce("/api/v1/registrations", Map.of("deckId", deckId), Registration.class);
  }

  /** The caller's registrations, newest first. */
  public Page<Registration> registrations(int page) {
    var query = Rest.query(Map.of("page", page));
    return rest.get(
        "/api/v1/registrations/mine" + query, new TypeReference<Page<Registration>>() {});
  }
}
