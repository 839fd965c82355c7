package org.inwoarena.deck.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.deck.store.RegistrationStore;
import org.inwoarena.kit.problem.Problem;
import org.jboss.resteasy.reactive.RestPath;

/** Frozen lists with their cards, for game-service only; the gateway does not pass this on. */
@Path("/internal/registrations")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed("service")
@Tag(name = "internal")
public class FrozenListsResource {

  private final RegistrationStore store;

  FrozenListsResource(RegistrationStore store) {
    this.store = store;
  }

  /** The frozen list. */
  @GET
  @Path("/{id}")
  @Operation(summary = "A registration with its cards")
  public Uni<DeckViews.FrozenList> list(@RestPath UUID id) {
    return store
        .find(id)
        .map(
            found ->
                found
                    .map(DeckViews.FrozenList::of)
                    .orElseThrow(
                        () ->
                            Problem.notFound(
                                "registration-not-found", "There is no such registration.")));
  }
}
