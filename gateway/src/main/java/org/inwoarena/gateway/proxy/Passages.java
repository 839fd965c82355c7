package org.inwoarena.gateway.proxy;

import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.util.List;
import org.inwoarena.gateway.GatewayConfig;

/**
 * Everything the gateway lets through, in one list. {@code /internal} is never in it. Open means
 * that there is something to read without a log-in; what exactly, the service knows.
 */
@ApplicationScoped
class Passages {

  private final List<Passage> all;

  Passages(GatewayConfig config) {
    var services = config.services();
    this.all =
        List.of(
            open("cards", "deck", services.deck()),
            open("formats", "deck", services.deck()),
            open("shared-decks", "deck", services.deck()),
            open("pool-series", "deck", services.deck()),
            closed("decks", "deck", services.deck()),
            closed("registrations", "deck", services.deck()),
            open("players", "matchmaking", services.matchmaking()),
            open("queue", "matchmaking", services.matchmaking()),
            closed("offers", "matchmaking", services.matchmaking()),
            closed("challenges", "matchmaking", services.matchmaking()),
            open("events", "matchmaking", services.matchmaking()),
            open("calendar", "matchmaking", services.matchmaking()),
            closed("webhooks", "matchmaking", services.matchmaking()),
            open("ladders", "rating", services.rating()),
            open("matches", "game", services.game()));
  }

  List<Passage> all() {
    return all;
  }

  private static Passage open(String resource, String service, URI origin) {
    return new Passage("/api/v1/" + resource, service, origin, true);
  }

  private static Passage closed(String resource, String service, URI origin) {
    return new Passage("/api/v1/" + resource, service, origin, false);
  }
}
