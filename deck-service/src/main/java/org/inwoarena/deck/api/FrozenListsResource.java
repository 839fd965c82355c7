package org.inwoarena.deck.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.deck.pools.DealtPool;
import org.inwoarena.deck.registration.Registration;
import org.inwoarena.deck.store.PoolStore;
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
  private final PoolStore pools;

  FrozenListsResource(RegistrationStore store, PoolStore pools) {
    this.store = store;
    this.pools = pools;
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
                found.orElseThrow(
                    () ->
                        Problem.notFound(
                            "registration-not-found", "There is no such registration.")))
        .chain(
            registration ->
                dealt(registration).map(pool -> DeckViews.FrozenList.of(registration, pool)));
  }

  private Uni<Optional<DealtPool>> dealt(Registration registration) {
    return registration
        .series()
        .map(
            series ->
                pools
                    .find(series)
                    .chain(found -> pools.dealt(found.orElseThrow(), registration.owner())))
        .orElseGet(() -> Uni.createFrom().item(Optional.empty()));
  }
}
