package org.inwoarena.matchmaking.desk.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.desk.webhook.Telling;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.event.Events;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.matchmaking.store.event.Noted;
import org.inwoarena.tournament.life.Actor;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.Deciding;
import org.inwoarena.tournament.life.Decision;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Fact;
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
        .call(after -> lookAgain(session, after));
  }

  /**
   * What came of several requests.
   *
   * @param after the event after all of them
   * @param failures of each that changed nothing, by its place in the list
   */
  record Outcome(Kept after, List<Optional<RuntimeException>> failures) {}

  /** Carries requests out one after another; one that is refused does not keep the others. */
  Uni<Outcome> runAll(Mutiny.Session session, Kept kept, List<Request> requests) {
    var at = requests.getLast().at();
    return OnContext.aside(() -> decideAll(kept.event(), requests))
        .chain(
            decided ->
                (decided.facts().isEmpty()
                        ? Uni.createFrom().item(kept)
                        : keep(session, kept, decided.facts(), at)
                            .call(after -> lookAgain(session, after)))
                    .map(after -> new Outcome(after, decided.failures())));
  }

  private record Decided(List<Noted> facts, List<Optional<RuntimeException>> failures) {}

  private Decided decideAll(Event before, List<Request> requests) {
    var noted = new ArrayList<Noted>();
    var failures = new ArrayList<Optional<RuntimeException>>();
    var event = before;
    for (var request : requests) {
      try {
        var facts = facts(event, request);
        event = after(event, facts);
        noted.addAll(noted(facts, request));
        failures.add(Optional.empty());
      } catch (RuntimeException failure) {
        failures.add(Optional.of(failure));
      }
    }
    return new Decided(noted, failures);
  }

  /** What would come of a request, with every reason if nothing; it changes nothing. */
  Uni<Event> rehearse(Kept kept, Request request) {
    return OnContext.aside(() -> after(kept.event(), facts(kept.event(), request)));
  }

  private Uni<Kept> step(Mutiny.Session session, Kept kept, Request request) {
    return OnContext.aside(() -> noted(facts(kept.event(), request), request))
        .chain(facts -> keep(session, kept, facts, request.at()));
  }

  private List<Fact> facts(Event event, Request request) {
    return switch (deciding.decide(event, request)) {
      case Decision.Refused(var objections) -> throw new Refused(Objections.of(objections));
      case Decision.Accepted(var facts) -> facts;
    };
  }

  private static Event after(Event event, List<Fact> facts) {
    return facts.stream().reduce(event, Event::evolve, (one, other) -> other);
  }

  private static List<Noted> noted(List<Fact> facts, Request request) {
    return facts.stream().map(fact -> new Noted(fact, author(request), request.at())).toList();
  }

  private Uni<Kept> keep(Mutiny.Session session, Kept kept, List<Noted> noted, Instant at) {
    var facts = noted.stream().map(Noted::fact).toList();
    return events
        .append(session, kept, noted, at)
        .call(after -> consequences.of(session, after, facts, at))
        .call(() -> telling.of(session, kept, facts, at));
  }

  private Uni<Void> lookAgain(Mutiny.Session session, Kept after) {
    return events.lookAgain(
        session, after.event().id(), Due.of(after, config.events().tableLead()));
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
