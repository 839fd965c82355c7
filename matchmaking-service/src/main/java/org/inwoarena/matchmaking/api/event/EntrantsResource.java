package org.inwoarena.matchmaking.api.event;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.kit.security.Caller;
import org.inwoarena.matchmaking.api.Accounts;
import org.inwoarena.matchmaking.api.Page;
import org.inwoarena.matchmaking.desk.event.EventDesk;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Command;

/** Who takes part in an event, and what players do about it. */
@Path("/api/v1/events/{id}/entrants")
@RolesAllowed("player")
@Tag(name = "Events")
public class EntrantsResource {

  private final EventDesk desk;
  private final Accounts accounts;
  private final Caller caller;

  EntrantsResource(EventDesk desk, Accounts accounts, Caller caller) {
    this.desk = desk;
    this.accounts = accounts;
    this.caller = caller;
  }

  /** An entry, with the password of an event that asks for one. */
  @Schema(example = "{\"password\": \"fnord\"}")
  public record Entry(Optional<@Size(max = 100) String> password) {}

  /** A deck that deck-service has registered. */
  @Schema(example = "{\"registrationId\": \"4f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01\"}")
  public record Deck(@NotBlank @Size(max = 64) String registrationId) {}

  @GET
  @PermitAll
  @Operation(summary = "Everybody who has entered, in the order of entries")
  public Uni<Page<EntrantView>> all(
      @PathParam("id") UUID id,
      @Parameter(description = "Only those who stand like that; left out for all")
          @QueryParam("status")
          @DefaultValue("")
          @Pattern(regexp = "[a-z-]{0,20}")
          String status,
      @QueryParam("page") @DefaultValue("0") @Min(0) @Max(1000) int page,
      @QueryParam("size") @DefaultValue("100") @Min(1) @Max(1024) int size) {
    return desk.find(caller.viewer(), id)
        .map(kept -> EntrantView.all(kept.event().roster(), status))
        .map(
            entrants ->
                new Page<>(
                    entrants.stream().skip((long) page * size).limit(size).toList(),
                    page,
                    size,
                    entrants.size()));
  }

  @POST
  @Operation(summary = "Enter: with a seat, or on the waiting list once all seats are taken")
  @APIResponse(responseCode = "200", description = "The event, with your status in it")
  @APIResponse(responseCode = "403", description = "not-invited, password-wrong")
  @APIResponse(
      responseCode = "409",
      description =
          "wrong-phase, entered-already, too-few-rated-games, rating-out-of-range, no-show-ban,"
              + " too-late, full")
  public Uni<EventView> enter(@PathParam("id") UUID id, @NotNull @Valid Entry entry) {
    var account = accounts.current();
    return desk.register(account, id, entry.password())
        .map(kept -> EventView.of(kept, Optional.of(account.id())));
  }

  @PUT
  @Path("/me/deck")
  @Operation(summary = "Bring a registered deck, or another one, until decks are locked")
  @APIResponse(responseCode = "200", description = "The event, with your status in it")
  @APIResponse(
      responseCode = "409",
      description = "registration-unknown, decks-locked, entrant-status")
  @APIResponse(responseCode = "422", description = "registration-format, deck-validator")
  public Uni<EventView> deck(@PathParam("id") UUID id, @NotNull @Valid Deck deck) {
    var account = accounts.current();
    return desk.registerDeck(account, id, deck.registrationId())
        .map(kept -> EventView.of(kept, Optional.of(account.id())));
  }

  @POST
  @Path("/me/check-in")
  @Operation(summary = "Say that you are there")
  @APIResponse(responseCode = "200", description = "The event, with your status in it")
  @APIResponse(responseCode = "409", description = "wrong-phase, check-in-over, deck-missing")
  public Uni<EventView> checkIn(@PathParam("id") UUID id) {
    return act(id, Command.CheckInPlayer::new);
  }

  @DELETE
  @Path("/me")
  @Operation(
      summary = "Take your entry back before the start; the first on the waiting list moves up")
  @APIResponse(responseCode = "200", description = "The event, with your status in it")
  @APIResponse(responseCode = "409", description = "wrong-phase, entrant-status")
  public Uni<EventView> withdraw(@PathParam("id") UUID id) {
    return act(id, Command.Withdraw::new);
  }

  @POST
  @Path("/me/drop")
  @Operation(
      summary = "Leave after the start: a running match is lost, later rounds are without you")
  @APIResponse(responseCode = "200", description = "The event, with your status in it")
  @APIResponse(responseCode = "409", description = "wrong-phase, entrant-status")
  public Uni<EventView> drop(@PathParam("id") UUID id) {
    return act(id, Command.Drop::new);
  }

  @POST
  @Path("/me/rejoin")
  @Operation(summary = "Come back after a drop, for the rounds that are left")
  @APIResponse(responseCode = "200", description = "The event, with your status in it")
  @APIResponse(responseCode = "409", description = "no-way-back, too-many-no-shows")
  public Uni<EventView> rejoin(@PathParam("id") UUID id) {
    return act(id, Command.Rejoin::new);
  }

  private Uni<EventView> act(UUID id, Function<EntrantId, Command> command) {
    var account = accounts.current();
    return desk.act(account, id, command.apply(new EntrantId(account.id())))
        .map(kept -> EventView.of(kept, Optional.of(account.id())));
  }
}
