package org.inwoarena.matchmaking.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.kit.problem.ProblemDetails;
import org.inwoarena.matchmaking.desk.OfferDesk;

/** Offers to waiting pairs. */
@Path("/api/v1/offers/{id}")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({"player", "bot"})
@Tag(name = "queue")
public class OffersResource {

  private final OfferDesk desk;
  private final Accounts accounts;

  OffersResource(OfferDesk desk, Accounts accounts) {
    this.desk = desk;
    this.accounts = accounts;
  }

  @GET
  @Operation(summary = "An offer made to you")
  @APIResponse(
      responseCode = "200",
      description = "The offer",
      content =
          @Content(
              schema = @Schema(implementation = OfferView.class),
              examples = @ExampleObject(name = "offer", value = Examples.OFFER)))
  @APIResponse(responseCode = "404", description = "None such made to you: offer-unknown")
  public Uni<OfferView> find(@PathParam("id") UUID id) {
    var account = accounts.current();
    return desk.find(account, id).map(offer -> OfferView.of(offer, account.id()));
  }

  @POST
  @Path("/accept")
  @Operation(
      summary = "You are there",
      description = "The second to accept makes the match. Accepting twice is accepting once.")
  @APIResponse(
      responseCode = "200",
      description = "The offer; with matchId once both accepted",
      content =
          @Content(
              schema = @Schema(implementation = OfferView.class),
              examples = @ExampleObject(name = "offer-matched", value = Examples.OFFER_MATCHED)))
  @APIResponse(responseCode = "404", description = "None such made to you: offer-unknown")
  @APIResponse(
      responseCode = "409",
      description = "Too late: offer-closed, offer-timed-out",
      content =
          @Content(
              mediaType = ProblemDetails.MEDIA_TYPE,
              examples = @ExampleObject(name = "offer-closed", value = Examples.OFFER_CLOSED)))
  public Uni<OfferView> accept(@PathParam("id") UUID id) {
    var account = accounts.current();
    return desk.accept(account, id).map(offer -> OfferView.of(offer, account.id()));
  }

  @POST
  @Path("/decline")
  @Operation(
      summary = "You would rather not",
      description = "You leave the queue; the other keeps his place in it.")
  @APIResponse(
      responseCode = "200",
      description = "The offer, declined",
      content =
          @Content(
              schema = @Schema(implementation = OfferView.class),
              examples = @ExampleObject(name = "offer-declined", value = Examples.OFFER_DECLINED)))
  @APIResponse(responseCode = "404", description = "None such made to you: offer-unknown")
  @APIResponse(
      responseCode = "409",
      description = "Too late: offer-closed, offer-timed-out",
      content =
          @Content(
              mediaType = ProblemDetails.MEDIA_TYPE,
              examples = @ExampleObject(name = "offer-closed", value = Examples.OFFER_CLOSED)))
  public Uni<OfferView> decline(@PathParam("id") UUID id) {
    var account = accounts.current();
    return desk.decline(account, id).map(offer -> OfferView.of(offer, account.id()));
  }
}
