package org.inwoarena.game.decks;

import io.quarkus.oidc.client.filter.OidcClientFilter;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;

/** deck-service, asked with this service's own token. */
@RegisterRestClient(configKey = "deck-service")
@OidcClientFilter
@Path("/internal/registrations")
public interface DeckService {

  /** A registration with its cards. */
  @GET
  @Path("/{id}")
  Uni<Registration> registration(@PathParam("id") String id);
}
