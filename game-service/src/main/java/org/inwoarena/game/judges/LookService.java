package org.inwoarena.game.judges;

import io.quarkus.oidc.client.filter.OidcClientFilter;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;

/** matchmaking-service, asked with this service's own token. */
@RegisterRestClient(configKey = "matchmaking-service")
@OidcClientFilter
@Path("/internal/matches")
public interface LookService {

  /** Writes the look into the log of the match's event, or refuses it. */
  @POST
  @Path("/{match}/looks")
  @Consumes(MediaType.APPLICATION_JSON)
  Uni<Void> look(@PathParam("match") String match, Look look);
}
