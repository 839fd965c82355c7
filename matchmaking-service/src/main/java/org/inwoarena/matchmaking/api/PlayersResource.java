package org.inwoarena.matchmaking.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.kit.problem.ProblemDetails;
import org.inwoarena.matchmaking.desk.PlayerDesk;

/** Profiles. */
@Path("/api/v1/players")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "players", description = "Profiles with a unique handle, made at the first log-in")
public class PlayersResource {

  private final PlayerDesk desk;
  private final Accounts accounts;

  PlayersResource(PlayerDesk desk, Accounts accounts) {
    this.desk = desk;
    this.accounts = accounts;
  }

  /**
   * A handle somebody wants.
   *
   * @param handle 3 to 24 characters
   */
  @Schema(example = Examples.HANDLE)
  public record HandleRequest(@NotNull @Size(max = 200) String handle) {}

  @GET
  @Path("/me")
  @RolesAllowed({"player", "bot"})
  @Operation(
      summary = "Your profile",
      description = "Made at the first call, with a handle close to your user name.")
  @APIResponse(
      responseCode = "200",
      description = "Your profile",
      content =
          @Content(
              schema = @Schema(implementation = PlayerView.class),
              examples = @ExampleObject(name = "player", value = Examples.PLAYER)))
  @APIResponse(responseCode = "401", description = "Not logged in")
  public Uni<PlayerView> me() {
    return desk.me(accounts.current()).map(PlayerView::of);
  }

  @PUT
  @Path("/me")
  @RolesAllowed({"player", "bot"})
  @Operation(
      summary = "Choose your handle",
      description = "Unique regardless of case and of letters that look alike.")
  @APIResponse(
      responseCode = "200",
      description = "Your profile with the new handle",
      content =
          @Content(
              schema = @Schema(implementation = PlayerView.class),
              examples = @ExampleObject(name = "player", value = Examples.PLAYER)))
  @APIResponse(
      responseCode = "409",
      description = "Taken: handle-taken",
      content =
          @Content(
              mediaType = ProblemDetails.MEDIA_TYPE,
              examples = @ExampleObject(name = "handle-taken", value = Examples.HANDLE_TAKEN)))
  @APIResponse(responseCode = "422", description = "Not a handle; every reason is listed")
  public Uni<PlayerView> choose(@NotNull @Valid HandleRequest request) {
    return desk.rename(accounts.current(), request.handle()).map(PlayerView::of);
  }

  @POST
  @Path("/me")
  @RolesAllowed({"player", "bot"})
  @Operation(summary = "Make your profile with a handle", description = "The same as PUT.")
  @APIResponse(
      responseCode = "200",
      description = "Your profile with the new handle",
      content =
          @Content(
              schema = @Schema(implementation = PlayerView.class),
              examples = @ExampleObject(name = "player", value = Examples.PLAYER)))
  @APIResponse(
      responseCode = "409",
      description = "Taken: handle-taken",
      content =
          @Content(
              mediaType = ProblemDetails.MEDIA_TYPE,
              examples = @ExampleObject(name = "handle-taken", value = Examples.HANDLE_TAKEN)))
  @APIResponse(responseCode = "422", description = "Not a handle; every reason is listed")
  public Uni<PlayerView> make(@NotNull @Valid HandleRequest request) {
    return choose(request);
  }

  @GET
  @Path("/{id}")
  @PermitAll
  @Operation(summary = "A player's profile")
  @APIResponse(
      responseCode = "200",
      description = "The profile",
      content =
          @Content(
              schema = @Schema(implementation = PlayerView.class),
              examples = @ExampleObject(name = "player", value = Examples.PLAYER)))
  @APIResponse(responseCode = "404", description = "No such player: player-unknown")
  public Uni<PlayerView> find(@PathParam("id") String id) {
    return desk.find(id).map(PlayerView::of);
  }

  @GET
  @PermitAll
  @Operation(
      summary = "Find players by handle",
      description = "Handles that begin like this, in any case, in alphabetical order.")
  @APIResponse(
      responseCode = "200",
      description = "A page of profiles",
      content = @Content(examples = @ExampleObject(name = "players", value = Examples.PLAYERS)))
  public Uni<Page<PlayerView>> search(
      @QueryParam("handle") @DefaultValue("") @Size(max = 64) String handle,
      @QueryParam("page") @DefaultValue("0") @Min(0) @Max(100_000) int page,
      @QueryParam("size") @DefaultValue("20") @Min(1) @Max(100) int size) {
    return desk.search(handle, page, size).map(found -> Page.of(found, page, size, PlayerView::of));
  }
}
