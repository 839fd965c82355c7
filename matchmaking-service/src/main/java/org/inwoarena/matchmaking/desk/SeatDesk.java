package org.inwoarena.matchmaking.desk;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.match.Seated;
import org.inwoarena.matchmaking.store.Players;
import org.inwoarena.matchmaking.store.Registrations;

/** Puts a player and the deck he brings together. */
@ApplicationScoped
public class SeatDesk {

  private final Players players;
  private final Registrations registrations;

  SeatDesk(Players players, Registrations registrations) {
    this.players = players;
    this.registrations = registrations;
  }

  /** Both of them, known to be there. */
  public Uni<Seated> seat(Mutiny.Session session, String player, String registration) {
    return players
        .get(session, player)
        .chain(who -> registrations.get(session, registration).map(deck -> new Seated(who, deck)));
  }
}
