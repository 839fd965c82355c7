package org.inwoarena.matchmaking.desk.webhook;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
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
                InTurn.each(
                    active,
                    webhook ->
                        OnContext.aside(() -> words(before, facts, at))
                            .chain(
                                words ->
                                    InTurn.each(
                                        words,
                                        word -> deliveries.add(session, webhook.id(), word)))));
  }

  /** Every webhook gets messages of its own: their ids are theirs alone. */
  private static List<Delivery> words(Kept before, List<Fact> facts, Instant at) {
    var words = new ArrayList<Delivery>();
    var event = before.event();
    var version = before.version();
    for (var fact : facts) {
      event = event.evolve(fact);
      version++;
      var word = Word.of(event, fact);
      if (word.isPresent()) {
        words.add(word.get().delivery(event, version, at));
      }
    }
    return words;
  }
}
