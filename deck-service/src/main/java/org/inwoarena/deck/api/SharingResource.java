package org.inwoarena.deck.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.deck.decks.ShareKeys;
import org.inwoarena.deck.decks.Sharing;
import org.inwoarena.deck.store.SharingStore;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.security.Caller;
import org.jboss.resteasy.reactive.RestPath;

/** With whom the caller shares a deck. */
@Path("/api/v1/decks/{id}/sharing")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed("player")
@Tag(name = "decks")
public class SharingResource {

  private final SharingStore store;
  private final ShareKeys keys;
  private final Caller caller;

  SharingResource(SharingStore store, ShareKeys keys, Caller caller) {
    this.store = store;
    this.keys = keys;
    this.caller = caller;
  }

  /** How a deck is shared. */
  @GET
  @Operation(summary = "How a deck is shared, with its link")
  @APIResponse(responseCode = "200", description = "Private if nothing was ever said")
  @APIResponse(responseCode = "404", description = "deck-not-found")
  public Uni<SharingViews.Shared> sharing(@RestPath UUID id) {
    return change(id, UnaryOperator.identity());
  }

  /** Shares a deck otherwise. */
  @PUT
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(
      summary = "Make a deck private, unlisted or public",
      description =
          "An unlisted deck is read by whoever has its link, a public one is listed too. Private"
              + " again, its link leads nowhere for ever.")
  @APIResponse(responseCode = "200", description = "How it is shared now")
  @APIResponse(responseCode = "404", description = "deck-not-found")
  public Uni<SharingViews.Shared> share(
      @RestPath UUID id, @Valid @NotNull SharingViews.NewVisibility wanted) {
    return change(id, sharing -> sharing.become(wanted.visibility(), keys::fresh));
  }

  /** Takes the link back. */
  @POST
  @Path("/key")
  @Operation(summary = "Get another link; the old one leads nowhere from now on")
  @APIResponse(responseCode = "200", description = "How it is shared now")
  @APIResponse(responseCode = "404", description = "deck-not-found")
  @APIResponse(responseCode = "409", description = "deck-private: it has no link")
  public Uni<SharingViews.Shared> renew(@RestPath UUID id) {
    return change(id, sharing -> sharing.renewed(keys::fresh))
        .invoke(
            shared -> {
              if (shared.key().isEmpty()) {
                throw Problem.conflict("deck-private", "A private deck has no link.");
              }
            });
  }

  private Uni<SharingViews.Shared> change(UUID id, UnaryOperator<Sharing> how) {
    return store
        .change(caller.player(), id, how)
        .map(found -> found.map(SharingViews.Shared::of).orElseThrow(DeckProblems::noDeck));
  }
}
