package org.inwoarena.deck.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.deck.decks.Revision;
import org.inwoarena.deck.paging.Page;
import org.inwoarena.engine.deck.Formats;

/** Every list a deck ever was, up to so many. */
@ApplicationScoped
public class RevisionStore {

  private static final String OF_DECK =
      "from RevisionRow r join DeckRow d on d.id = r.id.deck"
          + " where d.id = :deck and d.owner = :owner";

  private final Mutiny.SessionFactory sessions;
  private final Formats formats;
  private final int mostPerDeck;

  RevisionStore(
      Mutiny.SessionFactory sessions,
      Formats formats,
      @ConfigProperty(name = "arena.deck.most-revisions") int mostPerDeck) {
    this.sessions = sessions;
    this.formats = formats;
    this.mostPerDeck = mostPerDeck;
  }

  /** Keeps what was just saved, in the same transaction, and lets go of the oldest. */
  Uni<Void> keep(Mutiny.Session session, DeckRow row) {
    return session
        .persist(row.revision())
        .chain(session::flush)
        .chain(
            () ->
                session
                    .createMutationQuery(
                        "delete from RevisionRow where id.deck = :deck and id.version <= :old")
                    .setParameter("deck", row.id())
                    .setParameter("old", row.version() - mostPerDeck)
                    .executeUpdate())
        .replaceWithVoid();
  }

  /** The revisions of the owner's deck, newest first; empty if he has no such deck. */
  public Uni<Page<Revision>> list(String owner, UUID deck, int page, int size) {
    var revisions =
        new PagedQuery<>(
            RevisionRow.class, OF_DECK, "r.id.version desc", Map.of("deck", deck, "owner", owner));
    return sessions.withTransaction(
        session -> revisions.read(session, page, size, row -> row.revision(formats)));
  }

  /** One revision of the owner's deck. */
  public Uni<Optional<Revision>> find(String owner, UUID deck, int version) {
    return sessions.withTransaction(
        session ->
            session
                .createSelectionQuery(
                    "select r " + OF_DECK + " and r.id.version = :version", RevisionRow.class)
                .setParameter("deck", deck)
                .setParameter("owner", owner)
                .setParameter("version", version)
                .getSingleResultOrNull()
                .map(row -> Optional.ofNullable(row).map(r -> r.revision(formats))));
  }
}
