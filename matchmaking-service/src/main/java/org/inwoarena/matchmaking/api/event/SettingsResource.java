package org.inwoarena.matchmaking.api.event;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.kit.security.Caller;
import org.inwoarena.matchmaking.api.Accounts;
import org.inwoarena.matchmaking.desk.event.EventDesk;

/** The settings of an event: readable by everybody, changed while it is a draft. */
@Path("/api/v1/events/{id}/settings")
@Tag(name = "Events")
public class SettingsResource {

  private final EventDesk desk;
  private final Accounts accounts;
  private final Salts salts;
  private final Caller caller;

  SettingsResource(EventDesk desk, Accounts accounts, Salts salts, Caller caller) {
    this.desk = desk;
    this.accounts = accounts;
    this.salts = salts;
    this.caller = caller;
  }

  @GET
  @PermitAll
  @Operation(
      summary = "The settings in the shape they were sent in",
      description = "Without the password; whom the event invites is told to its organiser only.")
  @APIResponse(responseCode = "200", description = "The settings")
  @APIResponse(responseCode = "404", description = "event-unknown")
  public Uni<EventRequest> settings(@PathParam("id") UUID id) {
    var viewer = caller.viewer();
    return desk.find(viewer, id)
        .map(
            kept ->
                Announced.of(
                    kept, viewer.equals(Optional.of(kept.event().staff().organiser().value()))));
  }

  @PUT
  @RolesAllowed({"organizer", "admin"})
  @Operation(
      summary = "Change a draft",
      description = "All settings anew: a password left out asks for none from now on.")
  @APIResponse(responseCode = "200", description = "The draft as it is now")
  @APIResponse(responseCode = "403", description = "organiser-only")
  @APIResponse(responseCode = "409", description = "wrong-phase: the event is published")
  @APIResponse(
      responseCode = "422",
      description =
          "Every reason at once: name-characters, cap, minimum, tie-breaks, check-in, ...")
  public Uni<EventView> revise(@PathParam("id") UUID id, @NotNull @Valid EventRequest request) {
    var account = accounts.current();
    return OnContext.aside(() -> request.settings(salts.next()))
        .chain(settings -> desk.revise(account, id, settings, request.autopilot()))
        .map(kept -> EventView.of(kept, Optional.of(account.id())));
  }
}
