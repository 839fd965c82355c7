package org.inwoarena.gateway;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import java.net.URI;
import java.time.Duration;

/** What an operator may set; the defaults stand in {@code application.properties}. */
@ConfigMapping(prefix = "gateway")
public interface GatewayConfig {

  /** Where the services are. */
  Services services();

  /** How calls are passed on. */
  Proxy proxy();

  /** How much one caller may ask for. */
  Rate rate();

  /** Limits of one socket. */
  Sockets sockets();

  /** What the web page needs to log in. */
  Web web();

  /** Base URLs of the services. */
  interface Services {
    /** deck-service. */
    URI deck();

    /** matchmaking-service. */
    URI matchmaking();

    /** game-service. */
    URI game();

    /** rating-service. */
    URI rating();
  }

  /** Limits of one REST call. */
  interface Proxy {
    /** Largest request body. */
    MemorySize maxBody();

    /** How long a connection to a service may take. */
    Duration connectTimeout();

    /** How long a service may stay silent. */
    Duration timeout();

    /** When a client should come back to a service that is down. */
    Duration retryAfter();
  }

  /** Token buckets, per player or, without a log-in, per address. */
  interface Rate {
    /** REST calls a second. */
    double requests();

    /** REST calls at once after a rest. */
    int requestBurst();

    /** Messages a second over one socket. */
    double messages();

    /** Messages over one socket at once after a rest. */
    int messageBurst();
  }

  /** Limits of one socket. */
  interface Sockets {
    /** Frames that may wait for a slow reader. */
    int maxFrames();

    /** Bytes that may wait for a slow reader. */
    MemorySize maxBytes();

    /** Commands that may wait for their reply. */
    int maxCommands();

    /** Live parts kept while missed ones are fetched. */
    int maxHeld();

    /** First pause before missed parts are asked for again; doubles up to ten times as long. */
    Duration retry();
  }

  /** What the web page needs to log in. */
  interface Web {
    /** The Keycloak realm. */
    String issuer();

    /** The public client of the page. */
    String clientId();
  }
}
