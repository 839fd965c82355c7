package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.match.Registration;

/** The frozen decks deck-service has told of. */
@ApplicationScoped
public class Registrations {

  @Entity(name = "RegistrationRow")
  @Table(name = "registration")
  static class RegistrationRow {
    @Id String id;
    String owner;
    String name;
    String format;
    String cardPool;
    String hash;
    String validatorVersion;
    Instant registeredAt;

    Registration registration() {
      return new Registration(
          id, owner, name, format, cardPool, hash, validatorVersion, registeredAt);
    }
  }

  /** A registration, once its word has arrived. */
  public Uni<Optional<Registration>> find(Mutiny.Session session, String id) {
    return session
        .find(RegistrationRow.class, id)
        .map(row -> Optional.ofNullable(row).map(RegistrationRow::registration));
  }

  /** A registration that is known to exist. */
  public Uni<Registration> get(Mutiny.Session session, String id) {
    return find(session, id).map(Optional::orElseThrow);
  }

  /** Notes a registration; it never changes. */
  public Uni<Void> note(Mutiny.Session session, Registration registration) {
    return session
        .createNativeQuery(
            "insert into registration"
                + " (id, owner, name, format, card_pool, hash, validator_version, registered_at)"
                + " values (:id, :owner, :name, :format, :pool, :hash, :validator, :at)"
                + " on conflict do nothing")
        .setParameter("id", registration.id())
        .setParameter("owner", registration.owner())
        .setParameter("name", registration.name())
        .setParameter("format", registration.format())
        .setParameter("pool", registration.cardPool())
        .setParameter("hash", registration.hash())
        .setParameter("validator", registration.validatorVersion())
        .setParameter("at", registration.registeredAt())
        .executeUpdate()
        .replaceWithVoid();
  }
}
