package org.inwoarena.gateway.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.gateway.GatewayConfig;
import org.inwoarena.gateway.socket.Frames;

/** What a client must know before it can log in. */
@Path("/api/v1/config")
@Tag(name = "config")
public class ConfigResource {

  private final GatewayConfig config;

  ConfigResource(GatewayConfig config) {
    this.config = config;
  }

  /**
   * Where to log in, and the protocol spoken over the sockets.
   *
   * @param issuer the Keycloak realm
   * @param clientId its public client
   */
  public record ClientConfig(String issuer, String clientId, int protocol) {}

  /** The configuration of clients. */
  @GET
  @Produces(MediaType.APPLICATION_JSON)
  @Operation(summary = "Where to log in, and the socket protocol's version")
  public ClientConfig config() {
    return new ClientConfig(config.web().issuer(), config.web().clientId(), Frames.PROTOCOL);
  }
}
