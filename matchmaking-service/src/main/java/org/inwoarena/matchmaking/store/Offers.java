package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.queue.Offer;
import org.inwoarena.matchmaking.queue.Offer.State;

/** Offers to waiting pairs. Lock both players before reading what will be changed. */
@ApplicationScoped
public class Offers {

  /** Adds an offer. */
  public Uni<Void> add(Mutiny.Session session, Offer offer) {
    return session.persist(new OfferRow(offer)).chain(session::flush);
  }

  /** Stores a changed offer. */
  public Uni<Void> save(Mutiny.Session session, Offer offer) {
    return session
        .find(OfferRow.class, offer.id())
        .invoke(row -> row.take(offer))
        .chain(session::flush);
  }

  /** An offer. */
  public Uni<Optional<Offer>> find(Mutiny.Session session, UUID id) {
    return session
        .find(OfferRow.class, id)
        .map(row -> Optional.ofNullable(row).map(OfferRow::offer));
  }

  /** Who is asked; nobody if there is no such offer. Read before anything is locked. */
  public Uni<List<String>> players(Mutiny.Session session, UUID id) {
    return session
        .createSelectionQuery(
            "select o.firstPlayer, o.secondPlayer from OfferRow o where o.id = :id", Object[].class)
        .setParameter("id", id)
        .getSingleResultOrNull()
        .map(row -> row == null ? List.of() : List.of((String) row[0], (String) row[1]));
  }

  /** The offer a player is asked to answer. */
  public Uni<Optional<Offer>> open(Mutiny.Session session, String player) {
    return session
        .createSelectionQuery(
            "from OfferRow o where o.state = :open"
                + " and (o.firstPlayer = :player or o.secondPlayer = :player)",
            OfferRow.class)
        .setParameter("open", State.OPEN)
        .setParameter("player", player)
        .getSingleResultOrNull()
        .map(row -> Optional.ofNullable(row).map(OfferRow::offer));
  }

  /** Offers whose time is over. */
  public Uni<List<UUID>> overdue(Mutiny.Session session, Instant now, int atMost) {
    return session
        .createSelectionQuery(
            "select o.id from OfferRow o where o.state = :open and o.deadline < :now"
                + " order by o.deadline",
            UUID.class)
        .setParameter("open", State.OPEN)
        .setParameter("now", now)
        .setMaxResults(atMost)
        .getResultList();
  }
}
