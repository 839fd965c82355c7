package org.inwoarena.game.hosting;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.DeckValidator;
import org.inwoarena.engine.deck.Formats;
import org.inwoarena.game.journal.Journal;
import org.inwoarena.game.match.Completion;
import org.inwoarena.game.match.Host;
import org.inwoarena.game.match.Views;
import org.jboss.logging.Logger;

/** The plain objects of the domain, made once. */
@ApplicationScoped
class HostingBeans {

  private static final Logger LOG = Logger.getLogger(HostingBeans.class);

  /** Card data are read before the first event loop would have to wait for them. */
  void warmUp(@Observes StartupEvent start, Engine engine) {
    LOG.infof("rules engine %s ready", Engine.VERSION);
  }

  @Produces
  @Singleton
  Catalogue catalogue() {
    return Catalogue.load();
  }

  @Produces
  @Singleton
  Engine engine(Catalogue catalogue) {
    return new Engine(catalogue);
  }

  @Produces
  @Singleton
  DeckValidator validator(Catalogue catalogue) {
    return new DeckValidator(catalogue);
  }

  @Produces
  @Singleton
  Formats formats() {
    return Formats.load();
  }

  @Produces
  @Singleton
  Host host(Engine engine) {
    return new Host(engine);
  }

  @Produces
  @Singleton
  Views views(Engine engine) {
    return new Views(engine);
  }

  @Produces
  @Singleton
  Journal journal(Engine engine) {
    return new Journal(engine);
  }

  @Produces
  @Singleton
  Completion completion(Engine engine) {
    return new Completion(engine);
  }

  /** Server time in milliseconds: the unit of all clocks and of the database. */
  @Produces
  @Singleton
  Clock clock() {
    return Clock.tick(Clock.systemUTC(), Duration.ofMillis(1));
  }

  @Produces
  @Singleton
  SecureRandom random() {
    return new SecureRandom();
  }
}
