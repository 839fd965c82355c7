package org.inwoarena.matchmaking.desk.webhook;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.matchmaking.desk.InTurn;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.matchmaking.store.webhook.Deliveries;
import org.inwoarena.matchmaking.store.webhook.Webhooks;
import org.inwoarena.matchmaking.webhook.Delivery;
import org.inwoarena.matchmaking.webhook.Webhook;
import org.inwoarena.tournament.life.Fact;

/**
 * Puts what happened at an event down for the webhooks of its organiser, in the transaction in
 * which it happens: nothing is told that was not kept, and nothing kept stays untold.
 */
@ApplicationScoped
public class Telling {

  private final Webhooks webhooks;
  private final Deliveries deliveries;

  Telling(Webhooks webhooks, Deliveries deliveries) {
    this.webhooks = webhooks;
    this.deliveries = deliveries;
  }

  /** Puts facts down, in order. */
  public Uni<Void> of(Mutiny.Session session, Kept before, List<Fact> facts, Instant at) {
    return webhooks
        .of(session, before.event().staff().organiser().value())
        .map(all -> all.stream().filter(Webhook::active).toList())
        .chain(
            active ->
                active.isEmpty()
                    ? Uni.createFrom().voidItem()
                    : OnContext.aside(() -> letters(active, before, facts, at))
                        .chain(letters -> InTurn.each(letters, letter -> send(session, letter))));
  }

  private Uni<Void> send(Mutiny.Session session, Letter letter) {
    return deliveries.add(session, letter.webhook(), letter.delivery());
  }

  private record Letter(UUID webhook, Delivery delivery) {}

  /** Every webhook gets messages of its own: their ids are theirs alone. */
  private static List<Letter> letters(
      List<Webhook> webhooks, Kept before, List<Fact> facts, Instant at) {
    var letters = new ArrayList<Letter>();
    var event = before.event();
    var version = before.version();
    for (var fact : facts) {
      event = event.evolve(fact);
      version++;
      var word = Word.of(event, fact);
      if (word.isPresent()) {
        for (var webhook : webhooks) {
          letters.add(new Letter(webhook.id(), word.get().delivery(event, version, at)));
        }
      }
    }
    return letters;
  }
}
