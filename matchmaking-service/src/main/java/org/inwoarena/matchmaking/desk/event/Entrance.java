package org.inwoarena.matchmaking.desk.event;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.kit.store.Turnstile;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.store.Transactions;
import org.inwoarena.matchmaking.store.event.Events;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.tournament.life.Request;

/**
 * Where a crowd enters an event. While some are being written down the next gather, and are then
 * written down together, in the order in which they came: one lock and one transaction do for many,
 * and however many want to enter an event, they need one connection.
 */
@ApplicationScoped
class Entrance {

  private static final int TOGETHER = 50;

  private final Vertx vertx;
  private final Transactions transactions;
  private final Events events;
  private final Proceedings proceedings;
  private final int places;
  private final Map<UUID, Deque<Turn>> lines = new HashMap<>();

  Entrance(
      Vertx vertx,
      Transactions transactions,
      Events events,
      Proceedings proceedings,
      MatchmakingConfig config) {
    this.vertx = vertx;
    this.transactions = transactions;
    this.events = events;
    this.proceedings = proceedings;
    this.places = config.requests().inLine();
  }

  private record Turn(Request request, Consumer<Kept> entered, Consumer<Throwable> refused) {}

  private enum Place {
    FIRST,
    IN_LINE,
    OUTSIDE
  }

  /** Enters; gives the event in which somebody has entered. */
  Uni<Kept> enter(UUID event, Request request) {
    return OnContext.stay(
        Uni.createFrom()
            .emitter(
                emitter -> arrive(event, new Turn(request, emitter::complete, emitter::fail))));
  }

  private void arrive(UUID event, Turn turn) {
    switch (placeOf(event, turn)) {
      case FIRST -> serve(event);
      case IN_LINE -> {}
      case OUTSIDE -> turn.refused().accept(Turnstile.busy());
    }
  }

  private synchronized Place placeOf(UUID event, Turn turn) {
    var first = !lines.containsKey(event);
    var line = lines.computeIfAbsent(event, id -> new ArrayDeque<>());
    if (line.size() >= places) {
      return Place.OUTSIDE;
    }
    line.add(turn);
    return first ? Place.FIRST : Place.IN_LINE;
  }

  /** Those who have gathered, and then those who have meanwhile, until there is nobody. */
  private void serve(UUID event) {
    var turns = next(event);
    if (turns.isEmpty()) {
      return;
    }
    OnContext.fresh(vertx, () -> Uni.createFrom().deferred(() -> write(event, turns)))
        .onTermination()
        .invoke(() -> serve(event))
        .subscribe()
        .with(
            outcome -> answer(turns, outcome),
            failure -> turns.forEach(turn -> turn.refused().accept(failure)));
  }

  private synchronized List<Turn> next(UUID event) {
    var line = lines.get(event);
    var turns = new ArrayList<Turn>();
    while (turns.size() < TOGETHER && !line.isEmpty()) {
      turns.add(line.remove());
    }
    if (turns.isEmpty()) {
      lines.remove(event);
    }
    return turns;
  }

  private Uni<Proceedings.Outcome> write(UUID event, List<Turn> turns) {
    return transactions.run(
        session ->
            events
                .lock(session, event)
                .map(EventDesk::existing)
                .chain(
                    kept ->
                        proceedings.runAll(
                            session, kept, turns.stream().map(Turn::request).toList())));
  }

  private static void answer(List<Turn> turns, Proceedings.Outcome outcome) {
    for (var i = 0; i < turns.size(); i++) {
      var turn = turns.get(i);
      outcome
          .failures()
          .get(i)
          .ifPresentOrElse(turn.refused(), () -> turn.entered().accept(outcome.after()));
    }
  }
}
