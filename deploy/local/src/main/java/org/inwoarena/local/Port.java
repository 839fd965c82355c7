package org.inwoarena.local;

/** The ports the platform listens on, all on the loopback address. */
public enum Port {
  /** Web page, REST and sockets. */
  GATEWAY(8080, Component.GATEWAY),
  /** deck-service. */
  DECK(8081, Component.DECK),
  /** matchmaking-service. */
  MATCHMAKING(8082, Component.MATCHMAKING),
  /** game-service. */
  GAME(8083, Component.GAME),
  /** rating-service. */
  RATING(8084, Component.RATING),
  /** Log-in pages and tokens. */
  KEYCLOAK(8180, Component.KEYCLOAK),
  /** Keycloak's health and metrics. */
  KEYCLOAK_MANAGEMENT(8190, Component.KEYCLOAK),
  /** Kafka's clients. */
  KAFKA(9192, Component.KAFKA),
  /** Kafka's own quorum. */
  KAFKA_CONTROLLER(9193, Component.KAFKA),
  /** PostgreSQL. */
  POSTGRESQL(15432, Component.POSTGRESQL);

  private final int standard;
  private final Component component;

  Port(int standard, Component component) {
    this.standard = standard;
    this.component = component;
  }

  /** The usual number. */
  public int standard() {
    return standard;
  }

  /** Who listens there. */
  public Component component() {
    return component;
  }

  /** The main port of a component. */
  public static Port of(Component component) {
    return valueOf(component.name());
  }
}
