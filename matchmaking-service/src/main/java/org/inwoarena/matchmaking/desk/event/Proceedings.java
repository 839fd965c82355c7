package org.inwoarena.matchmaking.desk.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.desk.webhook.Telling;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.event.Events;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.tournament.life.Actor;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.Deciding;
import org.inwoarena.tournament.life.Decision;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Request;

/**
 * Carries a request out on an event that is locked: decides, keeps the facts, does what follows
 * from them, and closes a round as soon as its last result is in. All in the caller's transaction:
 * a round is paired with everything that belongs to it, or not at all (duties 1 and 5). Deciding
 * can take seconds (a round of thousands) or be slow on purpose (a password): it happens aside, and
 * the transaction goes on with what came of it.
 */
@ApplicationScoped
class Proceedings {

  private final Deciding deciding;
  private final Events events;
  private final Consequences consequences;
  private final Telling telling;
  private final MatchmakingConfig config;

  Proceedings(
      Deciding deciding,
      Events events,
      Consequences consequences,
      Telling telling,
      MatchmakingConfig config) {
    this.deciding = deciding;
    this.events = events;
    this.consequences = consequences;
    this.telling = telling;
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

  /** What would come of a request, with every reason if nothing; it changes nothing. */
  Uni<Event> rehearse(Kept kept, Request request) {
    return OnContext.aside(
        () ->
            switch (deciding.decide(kept.event(), request)) {
              case Decision.Refused(var objections) -> throw new Refused(Objections.of(objections));
              case Decision.Accepted(var facts) ->
                  facts.stream().reduce(kept.event(), Event::evolve, (one, other) -> other);
            });
  }

  private Uni<Kept> step(Mutiny.Session session, Kept kept, Request request) {
    return OnContext.aside(() -> deciding.decide(kept.event(), request))
        .chain(
            decision ->
                switch (decision) {
                  case Decision.Refused(var objections) ->
                      Uni.createFrom().failure(new Refused(Objections.of(objections)));
                  case Decision.Accepted(var facts) ->
                      events
                          .append(session, kept, facts, author(request), request.at())
                          .call(after -> consequences.of(session, after, facts, request.at()))
                          .call(() -> telling.of(session, kept, facts, request.at()));
                });
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
