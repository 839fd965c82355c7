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
   * @param rule the clause or the format's rule that is broken
   * @param line of the file, from 1
   */
  public record DeckProblem(
      String code,
      String severity,
      String detail,
      OptionalInt line,
      Optional<String> card,
      List<String> suggestions,
      Optional<String> rule) {
    /** Keeps an own copy. */
    public DeckProblem {
      suggestions = suggestions == null ? List.of() : List.copyOf(suggestions);
    }
  }

  /**
   * A deck its owner keeps.
   *
   * @param ok whether it may be registered as it is
   * @param visibility {@code private}, {@code unlisted} or {@code public}
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
      String visibility,
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

  /**
   * A deck frozen for play.
   *
   * @param cardPool the version of the format it was checked against, with the series of a sealed
   *     event after a colon
   */
  public record Registration(
      String registrationId,
      String deckId,
      String name,
      String format,
      String cardPool,
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
    return rest.get(path(deckId), Deck.class);
  }

  /** What a deck is made of, and which goals it can reach. */
  public DeckStatistics statistics(String deckId) {
    return rest.get(path(deckId) + "/statistics", DeckStatistics.class);
  }

  /** The versions of a deck, newest first. */
  public Page<DeckRevision> revisions(String deckId, int page) {
    var query = Rest.query(Map.of("page", page));
    return rest.get(
        path(deckId) + "/revisions" + query, new TypeReference<Page<DeckRevision>>() {});
  }

  /** What changed from a version to the present one. */
  public DeckRevision.Diff changesSince(String deckId, int version) {
    return rest.get(path(deckId) + "/revisions/" + version + "/diff", DeckRevision.Diff.class);
  }

  /** Goes back to a version; what is there now stays as a version too. */
  public Deck restore(String deckId, int version) {
    return rest.post(path(deckId) + "/revisions/" + version + "/restore", Map.of(), Deck.class);
  }

  /**
   * Makes a deck private, unlisted or public.
   *
   * @param visibility {@code private}, {@code unlisted} or {@code public}
   */
  public SharedDeck.Sharing share(String deckId, String visibility) {
    return rest.put(
        path(deckId) + "/sharing", Map.of("visibility", visibility), SharedDeck.Sharing.class);
  }

  /** Takes a shared deck's link back and gets another. */
  public SharedDeck.Sharing renewLink(String deckId) {
    return rest.post(path(deckId) + "/sharing/key", Map.of(), SharedDeck.Sharing.class);
  }

  /** Public decks of everybody, last changed first. */
  public Page<SharedDeck> shared(int page) {
    var query = Rest.query(Map.of("page", page));
    return rest.get("/api/v1/shared-decks" + query, new TypeReference<Page<SharedDeck>>() {});
  }

  /** The deck behind a link's key. */
  public SharedDeck sharedBy(String key) {
    return rest.get("/api/v1/shared-decks/" + Rest.encoded(key), SharedDeck.class);
  }

  /** Deletes a deck; its registrations stay. */
  public void delete(String deckId) {
    rest.act("DELETE", path(deckId));
  }

  /**
   * Freezes a deck for play in its format.
   *
   * @throws ProblemException.Invalid with everything that bars it from play
   */
  public Registration register(String deckId) {
    return rest.postOnce("/api/v1/registrations", Map.of("deckId", deckId), Registration.class);
  }

  /**
   * Freezes a deck for a sealed event.
   *
   * @param series the event's series of pools
   * @throws ProblemException.Invalid with everything that bars it, such as cards not in the pool
   */
  public Registration registerFromPool(String deckId, String series) {
    return rest.postOnce(
        "/api/v1/registrations", Map.of("deckId", deckId, "poolId", series), Registration.class);
  }

  /** The caller's registrations, newest first. */
  public Page<Registration> registrations(int page) {
    var query = Rest.query(Map.of("page", page));
    return rest.get(
        "/api/v1/registrations/mine" + query, new TypeReference<Page<Registration>>() {});
  }

  private static String path(String deckId) {
    return "/api/v1/decks/" + Rest.encoded(deckId);
  }
}
