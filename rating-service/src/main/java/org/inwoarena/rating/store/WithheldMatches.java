package org.inwoarena.rating.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;

/** Reads why a match got no rating, so that none is withheld in silence (duty 19). */
@ApplicationScoped
public class WithheldMatches {

  private final Mutiny.SessionFactory sessions;

  WithheldMatches(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** The reason in words; empty if none was withheld. */
  public Uni<Optional<String>> reason(String ladder, String match) {
    return sessions.withSession(
        session ->
            session
                .createNativeQuery(
                    "select detail from unrated_match where ladder = :ladder and match = :match",
                    String.class)
                .setParameter("ladder", ladder)
                .setParameter("match", match)
                .getSingleResultOrNull()
                .map(Optional::ofNullable));
  }
}
