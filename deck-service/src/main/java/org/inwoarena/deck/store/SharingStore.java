package org.inwoarena.deck.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.hibernate.LockMode;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.deck.decks.Sharing;
import org.inwoarena.deck.paging.Page;
import org.inwoarena.engine.deck.Formats;

/** Decks as others than their owner find them. */
@ApplicationScoped
public class SharingStore {

  private static final String PUBLIC = "from DeckRow r where r.visibility = 'public'";

  private final Mutiny.SessionFactory sessions;
  private final Formats formats;

  SharingStore(Mutiny.SessionFactory sessions, Formats formats) {
    this.sessions = sessions;
    this.formats = formats;
  }

  /**
   * What somebody looks for among public decks.
   *
   * @param format id of a format
   * @param card id of a card they hold, such as an Illuminati
   */
  public record Wanted(Optional<String> format, Optional<String> card) {

    private String query() {
      return PUBLIC
          + format.map(id -> " and r.format = :format").orElse("")
          + card.map(id -> " and concat('\n', r.cards, '\n') like :card").orElse("");
    }

    private Map<String, String> parameters() {
      var found = new TreeMap<String, String>();
      format.ifPresent(id -> found.put("format", id));
      card.ifPresent(id -> found.put("card", "%\n" + id + "\n%"));
      return found;
    }
  }

  /** Shares the owner's deck otherwise; empty if he has no such deck. */
  public Uni<Optional<Sharing>> change(String owner, UUID id, UnaryOperator<Sharing> how) {
    return sessions.withTransaction(
        session ->
            session
                .find(DeckRow.class, id, LockMode.PESSIMISTIC_WRITE)
                .chain(
                    row ->
                        Optional.ofNullable(row)
                            .filter(found -> found.isOf(owner))
                            .map(mine -> write(session, id, how.apply(mine.sharing())))
                            .orElseGet(() -> Uni.createFrom().item(Optional.empty()))));
  }

  /** The shared deck with this key in its link. */
  public Uni<Optional<SavedDeck>> find(String key) {
    return sessions.withTransaction(
        session ->
            session
                .createSelectionQuery("from DeckRow where shareKey = :key", DeckRow.class)
                .setParameter("key", key)
                .getSingleResultOrNull()
                .map(row -> Optional.ofNullable(row).map(found -> found.saved(formats))));
  }

  /** Public decks, last changed first. */
  public Uni<Page<SavedDeck>> list(Wanted wanted, int page, int size) {
    var decks =
        new PagedQuery<>(
            DeckRow.class, wanted.query(), "r.updatedAt desc, r.id", wanted.parameters());
    return sessions.withTransaction(
        session -> decks.read(session, page, size, row -> row.saved(formats)));
  }

  private static Uni<Optional<Sharing>> write(Mutiny.Session session, UUID id, Sharing sharing) {
    return session
        .createMutationQuery(
            "update DeckRow set visibility = :visibility, shareKey = :key where id = :id")
        .setParameter("visibility", sharing.visibility().word())
        .setParameter("key", sharing.key().orElse(null))
        .setParameter("id", id)
        .executeUpdate()
        .replaceWith(Optional.of(sharing));
  }
}
