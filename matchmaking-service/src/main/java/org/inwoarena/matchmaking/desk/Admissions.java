package org.inwoarena.matchmaking.desk;

import static org.inwoarena.matchmaking.refusal.Objection.invalid;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.match.Brought;
import org.inwoarena.matchmaking.match.Ladder;
import org.inwoarena.matchmaking.match.Ladders;
import org.inwoarena.matchmaking.match.Registration;
import org.inwoarena.matchmaking.queue.Admission;
import org.inwoarena.matchmaking.queue.Ticket;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.store.Matches;
import org.inwoarena.matchmaking.store.Registrations;
import org.inwoarena.matchmaking.store.Tickets;

/** Gathers what speaks against a place in a queue. */
@ApplicationScoped
class Admissions {

  private final Ladders ladders;
  private final Registrations registrations;
  private final Tickets tickets;
  private final Matches matches;
  private final ConductDesk conduct;
  private final InstantSource clock;

  Admissions(
      Ladders ladders,
      Registrations registrations,
      Tickets tickets,
      Matches matches,
      ConductDesk conduct,
      InstantSource clock) {
    this.ladders = ladders;
    this.registrations = registrations;
    this.tickets = tickets;
    this.matches = matches;
    this.conduct = conduct;
    this.clock = clock;
  }

  /** Every reason against this player, on this ladder, with this deck. */
  Uni<List<Objection>> objections(
      Mutiny.Session session, String player, String ladder, String registration) {
    return registrations
        .find(session, registration)
        .map(known -> objections(player, ladder, registration, known))
        .chain(
            asked ->
                of(session, player, ladder)
                    .map(admission -> admission.objections(clock.instant()))
                    .map(now -> Stream.concat(asked.stream(), now.stream()).toList()));
  }

  private List<Objection> objections(
      String player, String ladder, String registration, Optional<Registration> known) {
    var format = ladders.find(ladder).map(Ladder::format);
    var noLadder =
        format.isPresent()
            ? Stream.<Objection>empty()
            : Stream.of(invalid("ladder-unknown", "There is no ladder " + ladder + "."));
    var anyFormat = known.map(Registration::format).orElse("");
    var deck = new Brought(registration, player, known).objections(format.orElse(anyFormat));
    return Stream.concat(noLadder, deck.stream()).toList();
  }

  /** How things stand for a player on a ladder. */
  Uni<Admission> of(Mutiny.Session session, String player, String ladder) {
    return tickets
        .open(session, player)
        .map(open -> open.stream().filter(ticket -> ticket.ladder().equals(ladder)).findAny())
        .chain(place -> of(session, player, place));
  }

  private Uni<Admission> of(Mutiny.Session session, String player, Optional<Ticket> place) {
    return matches.running(session, player).chain(match -> of(session, player, place, match));
  }

  private Uni<Admission> of(
      Mutiny.Session session, String player, Optional<Ticket> place, Optional<UUID> match) {
    return conduct.bans(session, player).map(bans -> new Admission(place, match, bans));
  }
}
