package org.inwoarena.matchmaking.store.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Entrant;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Fact;

/** The events: locked by their row, rebuilt from their facts. */
@ApplicationScoped
public class Events {

  private final FactCodec codec;
  private final EventCache cache;

  Events(FactCodec codec, EventCache cache) {
    this.codec = codec;
    this.cache = cache;
  }

  /** Adds a draft. */
  public Uni<Void> add(Mutiny.Session session, Event draft, boolean autopilot, Instant now) {
    return session
        .createNativeQuery(
            """
            insert into event (id, organiser, draft, version, created_at, autopilot,
              name, format, phase, starts_at, zone, seated, cap)
            values (:id, :organiser, :draft, 0, :now, :autopilot,
              :name, :format, :phase, :starts, :zone, 0, :cap)
            """)
        .setParameter("id", UUID.fromString(draft.id()))
        .setParameter("organiser", draft.staff().organiser().value())
        .setParameter("draft", codec.write(draft.settings()))
        .setParameter("now", now)
        .setParameter("autopilot", autopilot)
        .setParameter("name", draft.settings().name())
        .setParameter("format", EventLine.format(draft))
        .setParameter("phase", EventLine.phase(draft))
        .setParameter("starts", draft.settings().schedule().starts())
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
    return facts(session, id, known.version(), version)
        .map(
            facts -> {
              var event = known.event();
              for (var fact : facts) {
                event = event.evolve(fact);
              }
              return new Kept(event, version, autopilot);
            })
        .invoke(cache::keep);
  }

  private Uni<List<Fact>> facts(Mutiny.Session session, UUID id, long after, long upTo) {
    return session
        .createNativeQuery(
            "select body from event_fact"
                + " where event = :id and seq > :after and seq <= :upTo order by seq",
            String.class)
        .setParameter("id", id)
        .setParameter("after", after)
        .setParameter("upTo", upTo)
        .getResultList()
        .map(bodies -> bodies.stream().map(codec::readFact).toList());
  }

  /**
   * Adds facts to an event that is locked.
   *
   * @param author player id; empty for the platform
   */
  public Uni<Kept> append(
      Mutiny.Session session, Kept before, List<Fact> facts, Optional<String> author, Instant at) {
    Uni<Void> written = Uni.createFrom().voidItem();
    var event = before.event();
    var seq = before.version();
    for (var fact : facts) {
      event = event.evolve(fact);
      seq++;
      var number = seq;
      var id = UUID.fromString(event.id());
      written = written.chain(() -> write(session, id, number, fact, author, at));
    }
    var after = new Kept(event, seq, before.autopilot());
    return written.chain(() -> writeHead(session, after)).replaceWith(after);
  }

  private Uni<Void> write(
      Mutiny.Session session,
      UUID event,
      long seq,
      Fact fact,
      Optional<String> author,
      Instant at) {
    return session
        .createNativeQuery(
            "insert into event_fact (event, seq, kind, body, author, at)"
                + " values (:event, :seq, :kind, :body, :author, :at)")
        .setParameter("event", event)
        .setParameter("seq", seq)
        .setParameter("kind", FactCodec.kind(fact))
        .setParameter("body", codec.write(fact))
        .setParameter("author", author.orElse(null))
        .setParameter("at", at)
        .executeUpdate()
        .replaceWithVoid();
  }

  private static Uni<Void> writeHead(Mutiny.Session session, Kept kept) {
    var event = kept.event();
    return session
        .createNativeQuery(
            """
            update event set version = :version, name = :name, format = :format, phase = :phase,
              starts_at = :starts, zone = :zone, seated = :seated, cap = :cap,
              autopilot = :autopilot
            where id = :id
            """)
        .setParameter("version", kept.version())
        .setParameter("name", event.settings().name())
        .setParameter("format", EventLine.format(event))
        .setParameter("phase", EventLine.phase(event))
        .setParameter("starts", event.settings().schedule().starts())
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
