package org.inwoarena.deck;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import org.inwoarena.deck.decks.DeckWorkshop;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.Formats;

/** Makes the plain parts available for injection; each exists once. */
final class DeckBeans {

  /** PostgreSQL keeps microseconds: what is answered and what is stored should agree. */
  private static final Duration TICK = Duration.ofNanos(1_000);

  @Produces
  @Singleton
  Catalogue catalogue() {
    return Catalogue.load();
  }

  @Produces
  @Singleton
  Formats formats() {
    return Formats.load();
  }

  @Produces
  @Singleton
  DeckWorkshop workshop(Catalogue catalogue, Clock clock) {
    return new DeckWorkshop(catalogue, clock);
  }

  @Produces
  @Singleton
  Clock clock() {
    return Clock.tick(Clock.systemUTC(), TICK);
  }
}
