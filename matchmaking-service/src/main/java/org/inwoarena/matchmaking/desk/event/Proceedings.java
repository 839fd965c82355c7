package org.inwoarena.matchmaking.desk.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.event.Events;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.tournament.life.Actor;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.Deciding;
import org.inwoarena.tournament.life.Decision;
import org.inwoarena.tournament.life.Request;

/**
 * Carries a request out on an event that is locked: decides, keeps the facts, does what follows
 * from them, and closes a round as soon as its last result is in. All in the caller's transaction:
 * a round is paired with everything that belongs to it, or not at all (duties 1 and 5).
 */
@ApplicationScoped
class Proceedings {

  private final Deciding deciding;
  private final Events events;
  private final Consequences consequences;
  private final MatchmakingConfig config;

  Proceedings(
      Deciding deciding, Events events, Consequences consequences, MatchmakingConfig config) {
    this.deciding = deciding;
    this.events = events;
    this.consequences = consequences;
    this.config = config;
  }

  /** Carries a request out; refuses it with every reason. */
  Uni<Kept> run(Mutiny.Session session, Kept kept, Request request) {
    return step(session, kept, request)
        .chain(after -> closeIfComplete(session, after, request.at()))
        .call(
            after ->
                events.lookAgain(
                    session, after.event().id(), Due.of(after, config.events().tableLead())));
  }

  private Uni<Kept> step(Mutiny.Session session, Kept kept, Request request) {
    return switch (deciding.decide(kept.event(), request)) {
      case Decision.Refused(var objections) ->
          Uni.createFrom().failure(new Refused(objections.stream().map(Objections::of).toList()));
      case Decision.Accepted(var facts) ->
          events
              .append(session, kept, facts, author(request), request.at())
              .call(after -> consequences.of(session, after, facts, request.at()));
    };
  }

  private Uni<Kept> closeIfComplete(Mutiny.Session session, Kept kept, Instant at) {
    var play = kept.event().play();
    var complete =
        play.current().filter(round -> play.history().open(round.number()).isEmpty()).isPresent();
    return complete
        ? step(session, kept, new Request(new Actor.Platform(), at, new Command.CloseRound()))
        : Uni.createFrom().item(kept);
  }

  private static Optional<String> author(Request request) {
    return request.by() instanceof Actor.Person(var id)
        ? Optional.of(id.value())
        : Optional.empty();
  }
}
