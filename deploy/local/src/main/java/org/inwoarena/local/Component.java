package org.inwoarena.local;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The parts of the platform, in the order they start. */
public enum Component {
  /** The database of services and Keycloak. */
  POSTGRESQL("postgresql"),
  /** The event log. */
  KAFKA("kafka"),
  /** The log-in. */
  KEYCLOAK("keycloak"),
  /** Cards, decks and registrations. */
  DECK("deck-service"),
  /** Players, queue and challenges. */
  MATCHMAKING("matchmaking-service"),
  /** Matches. */
  GAME("game-service"),
  /** Ladders. */
  RATING("rating-service"),
  /** The only door. */
  GATEWAY("gateway");

  private static final List<Component> SERVICES = List.of(DECK, MATCHMAKING, GAME, RATING, GATEWAY);

  private final String title;

  Component(String title) {
    this.title = title;
  }

  /** The name in logs, in {@code status} and on the command line. */
  public String title() {
    return title;
  }

  /** The programs of this repository. */
  public static List<Component> services() {
    return SERVICES;
  }

  /** Whether it is one of the programs of this repository. */
  public boolean service() {
    return SERVICES.contains(this);
  }

  /** The role and schema in PostgreSQL; the gateway keeps nothing. */
  public Optional<String> schema() {
    return service() && this != GATEWAY
        ? Optional.of(title.substring(0, title.indexOf('-')))
        : Optional.empty();
  }

  /** The one with this name. */
  public static Optional<Component> named(String title) {
    return Stream.of(values()).filter(component -> component.title.equals(title)).findFirst();
  }
}
