package org.inwoarena.deck.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.hibernate.LockMode;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.deck.paging.Page;
import org.inwoarena.engine.deck.Formats;

/** The decks players keep. Everybody sees only what is his. */
@ApplicationScoped
public class DeckStore {

  private final Mutiny.SessionFactory sessions;
  private final RevisionStore revisions;
  private final Formats formats;
  private final int mostPerPlayer;

  DeckStore(
      Mutiny.SessionFactory sessions,
      RevisionStore revisions,
      Formats formats,
      @ConfigProperty(name = "arena.deck.most-per-player") int mostPerPlayer) {
    this.sessions = sessions;
    this.revisions = revisions;
    this.formats = formats;
    this.mostPerPlayer = mostPerPlayer;
  }

  /** What came of a change. */
  public sealed interface Change {
    /** Done. */
    record Done(SavedDeck deck) implements Change {}

    /** There is no such deck of this owner. */
    record NoDeck() implements Change {}

    /** It was changed since the caller looked. */
    record Stale(int version) implements Change {}
  }

  /** How many decks one player may keep. */
  public int mostPerPlayer() {
    return mostPerPlayer;
  }

  /** Keeps a new deck; empty if its owner has as many as allowed. */
  public Uni<Optional<SavedDeck>> add(SavedDeck deck) {
    return sessions.withTransaction(
        session ->
            OwnerLock.take(session, deck.owner())
                .chain(() -> count(session, deck.owner()))
                .chain(
                    kept ->
                        kept >= mostPerPlayer
                            ? Uni.createFrom().item(Optional.empty())
                            : insert(session, deck)));
  }

  /** The owner's deck with this id. */
  public Uni<Optional<SavedDeck>> find(String owner, UUID id) {
    return sessions.withTransaction(session -> find(session, owner, id));
  }

  /** The owner's deck within a transaction under way. */
  Uni<Optional<SavedDeck>> find(Mutiny.Session session, String owner, UUID id) {
    return session
        .find(DeckRow.class, id)
        .map(row -> mine(row, owner).map(mine -> mine.saved(formats)));
  }

  /** The owner's decks, last changed first. */
  public Uni<Page<SavedDeck>> list(String owner, int page, int size) {
    var decks =
        new PagedQuery<>(
            DeckRow.class,
            "from DeckRow r where r.owner = :owner",
            "r.updatedAt desc, r.id",
            Map.of("owner", owner));
    return sessions.withTransaction(
        session -> decks.read(session, page, size, row -> row.saved(formats)));
  }

  /**
   * Changes a deck.
   *
   * @param expected version the caller has seen, if he wants it checked
   */
  public Uni<Change> change(
      String owner, UUID id, OptionalInt expected, SavedDeck.Draft draft, Instant now) {
    return sessions.withTransaction(
        session ->
            session
                .find(DeckRow.class, id, LockMode.PESSIMISTIC_WRITE)
                .chain(
                    row ->
                        mine(row, owner)
                            .map(mine -> change(session, mine, expected, draft, now))
                            .orElseGet(() -> Uni.createFrom().item(new Change.NoDeck()))));
  }

  /** Deletes a deck; false if the owner has no such deck. */
  public Uni<Boolean> remove(String owner, UUID id) {
    return sessions.withTransaction(
        session ->
            session
                .createMutationQuery("delete from DeckRow where id = :id and owner = :owner")
                .setParameter("id", id)
                .setParameter("owner", owner)
                .executeUpdate()
                .map(rows -> rows > 0));
  }

  private Uni<Change> change(
      Mutiny.Session session,
      DeckRow row,
      OptionalInt expected,
      SavedDeck.Draft draft,
      Instant now) {
    if (expected.isPresent() && expected.getAsInt() != row.version()) {
      return Uni.createFrom().item(new Change.Stale(row.version()));
    }
    row.change(draft, now);
    return session
        .flush()
        .chain(() -> revisions.keep(session, row))
        .map(kept -> new Change.Done(row.saved(formats)));
  }

  private Uni<Optional<SavedDeck>> insert(Mutiny.Session session, SavedDeck deck) {
    var row = new DeckRow(deck);
    return session
        .persist(row)
        .chain(session::flush)
        .chain(() -> revisions.keep(session, row))
        .map(kept -> Optional.of(row.saved(formats)));
  }

  private static Uni<Long> count(Mutiny.Session session, String owner) {
    return session
        .createSelectionQuery("select count(*) from DeckRow where owner = :owner", Long.class)
        .setParameter("owner", owner)
        .getSingleResult();
  }

  private static Optional<DeckRow> mine(DeckRow row, String owner) {
    return Optional.ofNullable(row).filter(found -> found.isOf(owner));
  }
}
