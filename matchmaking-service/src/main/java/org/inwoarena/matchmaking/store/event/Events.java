package org.inwoarena.matchmaking.store.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Entrant;
import org.inwoarena.tournament.life.Event;

/** The events: locked by their row, rebuilt from their facts. */
@ApplicationScoped
public class Events {

  private final FactCodec codec;
  private final EventCache cache;
  private final EventEntrants entrants;

  Events(FactCodec codec, EventCache cache, EventEntrants entrants) {
    this.codec = codec;
    this.cache = cache;
    this.entrants = entrants;
  }

  /** Adds a draft. */
  public Uni<Void> add(Mutiny.Session session, Event draft, boolean autopilot, Instant now) {
    return session
        .createNativeQuery(
            """
            insert into event (id, organiser, draft, version, created_at, autopilot, changed_at,
              name, description, format, phase, starts_at, ends_at, zone, seated, cap)
            values (:id, :organiser, :draft, 0, :now, :autopilot, :now,
              :name, :description, :format, :phase, :starts, :ends, :zone, 0, :cap)
            """)
        .setParameter("id", UUID.fromString(draft.id()))
        .setParameter("organiser", draft.staff().organiser().value())
        .setParameter("draft", codec.write(draft.settings()))
        .setParameter("now", now)
        .setParameter("autopilot", autopilot)
        .setParameter("name", draft.settings().name())
        .setParameter("description", draft.settings().description())
        .setParameter("format", EventLine.format(draft))
        .setParameter("phase", EventLine.phase(draft))
        .setParameter("starts", draft.settings().schedule().starts())
        .setParameter("ends", ends(draft))
        .setParameter("zone", draft.settings().schedule().zone().getId())
        .setParameter("cap", draft.settings().admission().cap())
        .executeUpdate()
        .replaceWithVoid();
  }

  /** An event that nobody else changes until the transaction ends. */
  public Uni<Optional<Kept>> lock(Mutiny.Session session, UUID id) {
    return load(session, id, " for no key update");
  }

  /** An event as it is now. */
  public Uni<Optional<Kept>> find(Mutiny.Session session, UUID id) {
    return load(session, id, "");
  }

  private Uni<Optional<Kept>> load(Mutiny.Session session, UUID id, String locking) {
    return session
        .createNativeQuery(
            "select version, organiser, draft, autopilot from event where id = :id" + locking,
            Object[].class)
        .setParameter("id", id)
        .getSingleResultOrNull()
        .chain(
            head ->
                head == null
                    ? Uni.createFrom().item(Optional.<Kept>empty())
                    : fold(session, id, head).map(Optional::of));
  }

  private Uni<Kept> fold(Mutiny.Session session, UUID id, Object[] head) {
    var version = ((Number) head[0]).longValue();
    var autopilot = (Boolean) head[3];
    var known =
        cache
            .find(id.toString())
            .filter(kept -> kept.version() <= version)
            .orElseGet(
                () ->
                    new Kept(
                        Event.draft(
                            id.toString(),
                            new EntrantId((String) head[1]),
                            codec.readSettings((String) head[2])),
                        0,
                        autopilot));
    if (known.version() == version) {
      return Uni.createFrom().item(known);
    }
    return bodies(session, id, known.version(), version)
        .chain(bodies -> OnContext.aside(() -> replay(known.event(), bodies)))
        .map(event -> new Kept(event, version, autopilot))
        .invoke(cache::keep);
  }

  private Event replay(Event event, List<String> bodies) {
    var after = event;
    for (var body : bodies) {
      after = after.evolve(codec.readFact(body));
    }
    return after;
  }

  private static Uni<List<String>> bodies(Mutiny.Session session, UUID id, long after, long upTo) {
    return session
        .createNativeQuery(
            "select body from event_fact"
                + " where event = :id and seq > :after and seq <= :upTo order by seq",
            String.class)
        .setParameter("id", id)
        .setParameter("after", after)
        .setParameter("upTo", upTo)
        .getResultList();
  }

  /** Adds facts to an event that is locked. */
  public Uni<Kept> append(Mutiny.Session session, Kept before, List<Noted> facts, Instant at) {
    return OnContext.aside(() -> adding(before, facts))
        .chain(
            adding ->
                write(session, before, adding.lines())
                    .chain(() -> entrants.keep(session, before.event(), adding.after().event()))
                    .chain(() -> writeHead(session, adding.after(), at))
                    .replaceWith(adding.after()));
  }

  /** Facts on their way into the database, and the event after them. */
  private record Adding(String lines, Kept after) {}

  private record Line(long seq, String kind, String body, Optional<String> author, Instant at) {}

  private Adding adding(Kept before, List<Noted> facts) {
    var lines = new ArrayList<Line>();
    var event = before.event();
    for (var noted : facts) {
      var fact = noted.fact();
      event = event.evolve(fact);
      var seq = before.version() + lines.size() + 1;
      lines.add(new Line(seq, FactCodec.kind(fact), codec.write(fact), noted.author(), noted.at()));
    }
    return new Adding(
        Rows.of(lines), new Kept(event, before.version() + lines.size(), before.autopilot()));
  }

  /** All in one statement: whoever else waits for the event waits less. */
  private static Uni<Void> write(Mutiny.Session session, Kept event, String lines) {
    return session
        .createNativeQuery(
            "insert into event_fact (event, seq, kind, body, author, at)"
                + " select cast(:event as uuid), seq, kind, body, author, at"
                + " from json_to_recordset(cast(cast(:lines as text) as json))"
                + " as line(seq bigint, kind text, body text, author text, at timestamptz)")
        .setParameter("event", UUID.fromString(event.event().id()))
        .setParameter("lines", lines)
        .executeUpdate()
        .replaceWithVoid();
  }

  private static Instant ends(Event event) {
    var schedule = event.settings().schedule();
    return schedule.starts().plus(schedule.length());
  }

  private static Uni<Void> writeHead(Mutiny.Session session, Kept kept, Instant at) {
    var event = kept.event();
    return session
        .createNativeQuery(
            """
            update event set version = :version, changed_at = :at, name = :name,
              description = :description, format = :format, phase = :phase, starts_at = :starts,
              ends_at = :ends, zone = :zone, seated = :seated, cap = :cap,
              autopilot = :autopilot
            where id = :id
            """)
        .setParameter("version", kept.version())
        .setParameter("at", at)
        .setParameter("name", event.settings().name())
        .setParameter("description", event.settings().description())
        .setParameter("format", EventLine.format(event))
        .setParameter("phase", EventLine.phase(event))
        .setParameter("starts", event.settings().schedule().starts())
        .setParameter("ends", ends(event))
        .setParameter("zone", event.settings().schedule().zone().getId())
        .setParameter("seated", event.roster().all(Entrant.Status.SEATED).size())
        .setParameter("cap", event.settings().admission().cap())
        .setParameter("autopilot", kept.autopilot())
        .setParameter("id", UUID.fromString(event.id()))
        .executeUpdate()
        .replaceWithVoid();
  }

  /** When the platform looks at an event next; empty if it waits for people. */
  public Uni<Void> lookAgain(Mutiny.Session session, String event, Optional<Instant> at) {
    return session
        .createNativeQuery("update event set due_at = :due where id = :id")
        .setParameter("due", at.orElse(null))
        .setParameter("id", UUID.fromString(event))
        .executeUpdate()
        .replaceWithVoid();
  }

  /** Events the platform has to act on. */
  public Uni<List<UUID>> due(Mutiny.Session session, Instant now, int atMost) {
    return session
        .createNativeQuery(
            "select id from event where due_at <= :now order by due_at limit :most", UUID.class)
        .setParameter("now", now)
        .setParameter("most", atMost)
        .getResultList();
  }
}
