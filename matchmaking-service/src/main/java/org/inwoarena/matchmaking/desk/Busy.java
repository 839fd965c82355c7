package org.inwoarena.matchmaking.desk;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.store.Matches;
import org.inwoarena.matchmaking.store.Offers;

/** Who cannot begin a match now: one rated match at a time, and an offer is answered first. */
@ApplicationScoped
class Busy {

  private final Matches matches;
  private final Offers offers;

  Busy(Matches matches, Offers offers) {
    this.matches = matches;
    this.offers = offers;
  }

  /** What holds the one who asks, and the other. */
  Uni<List<Objection>> objections(Mutiny.Session session, String asking, String other) {
    var found = new ArrayList<Objection>();
    return of(session, asking, "You are")
        .invoke(found::addAll)
        .chain(() -> of(session, other, "He is"))
        .invoke(found::addAll)
        .replaceWith(found);
  }

  /** What holds the one who asks. */
  Uni<List<Objection>> objections(Mutiny.Session session, String asking) {
    return of(session, asking, "You are");
  }

  private Uni<List<Objection>> of(Mutiny.Session session, String player, String who) {
    var found = new ArrayList<Objection>();
    return matches
        .running(session, player)
        .invoke(
            match ->
                match.ifPresent(
                    id -> found.add(conflict("match-under-way", who + " playing a rated match."))))
        .chain(() -> offers.open(session, player))
        .invoke(
            offer ->
                offer.ifPresent(
                    open ->
                        found.add(conflict("offer-open", who + " being offered a ladder match."))))
        .replaceWith(found);
  }
}
