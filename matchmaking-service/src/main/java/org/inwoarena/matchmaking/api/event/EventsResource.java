package org.inwoarena.matchmaking.api.event;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.kit.security.Caller;
import org.inwoarena.matchmaking.api.Accounts;
import org.inwoarena.matchmaking.api.Page;
import org.inwoarena.matchmaking.desk.event.EventDesk;
import org.inwoarena.matchmaking.store.Transactions;
import org.inwoarena.matchmaking.store.event.EventLine;
import org.inwoarena.matchmaking.store.event.EventLists;
import org.jboss.resteasy.reactive.RestResponse;

/** The calendar of events, and what organisers and judges do with them. */
@Path("/api/v1/events")
@Tag(name = "Events")
public class EventsResource {

  private static final String PATH = "/api/v1/events";

  private final EventDesk desk;
  private final EventLists lists;
  private final Transactions transactions;
  private final Accounts accounts;
  private final Caller caller;
  private final Salts salts;

  EventsResource(
      EventDesk desk,
      EventLists lists,
      Transactions transactions,
      Accounts accounts,
      Caller caller,
      Salts salts) {
    this.desk = desk;
    this.lists = lists;
    this.transactions = transactions;
    this.accounts = accounts;
    this.caller = caller;
    this.salts = salts;
  }

  @POST
  @RolesAllowed({"organizer", "admin"})
  @Operation(summary = "Draft an event; nobody else sees it until it is published")
  @APIResponse(
      responseCode = "201",
      description = "The draft",
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              schema = @Schema(implementation = EventView.class)))
  @APIResponse(
      responseCode = "422",
      description =
          "Every reason at once: name-characters, cap, minimum, tie-breaks, check-in, ...")
  public Uni<RestResponse<EventView>> draft(@NotNull @Valid EventRequest request) {
    var account = accounts.current();
    return OnContext.aside(() -> request.settings(salts.next()))
        .chain(settings -> desk.draft(account, settings, request.autopilot()))
        .map(kept -> EventView.of(kept, Optional.of(account.id())))
        .map(
            event ->
                RestResponse.ResponseBuilder.create(RestResponse.Status.CREATED, event)
                    .location(URI.create(PATH + "/" + event.id()))
                    .build());
  }

  @GET
  @PermitAll
  @Operation(
      summary = "The calendar: published events, and your own drafts",
      description =
          "What is to come first, the next event on top; then what is over, newest first.")
  public Uni<Page<EventLine>> calendar(
      @Parameter(description = "Any of these phases; left out for all")
          @QueryParam("phase")
          @Size(max = 10)
          List<@Pattern(regexp = "[a-z-]{0,20}") String> phases,
      @QueryParam("mine") @DefaultValue("false") boolean mine,
      @QueryParam("page") @DefaultValue("0") @Min(0) @Max(100_000) int page,
      @QueryParam("size") @DefaultValue("20") @Min(1) @Max(100) int size) {
    var wanted = new EventLists.Wanted(phases, caller.viewer().orElse(""), mine);
    return transactions
        .read(session -> lists.calendar(session, wanted, page, size))
        .map(found -> Page.of(found, page, size, line -> line));
  }

  @GET
  @PermitAll
  @Path("/{id}")
  @Operation(summary = "An event, with how you take part in it")
  @APIResponse(responseCode = "200", description = "The event")
  @APIResponse(responseCode = "404", description = "event-unknown")
  public Uni<EventView> find(@PathParam("id") UUID id) {
    var viewer = caller.viewer();
    return desk.find(viewer, id).map(kept -> EventView.of(kept, viewer));
  }

  @POST
  @RolesAllowed({"player", "organizer", "judge", "admin"})
  @Path("/{id}/acts")
  @Operation(
      summary = "What an organiser or a judge does",
      description =
          "The event says who may do what. Everything done is in its log with author and reason.")
  @RequestBody(
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              schema = @Schema(implementation = Act.class),
              example = Act.EXAMPLE))
  @APIResponse(responseCode = "200", description = "The event after it")
  @APIResponse(
      responseCode = "403",
      description = "organiser-only, judge-only, own-table, not-yours")
  @APIResponse(
      responseCode = "409",
      description =
          "wrong-phase, round-open, results-missing, paused, rounds-fixed, too-few-players, ...")
  public Uni<EventView> act(@PathParam("id") UUID id, @NotNull @Valid Act act) {
    var account = accounts.current();
    return desk.act(account, id, act.command())
        .map(kept -> EventView.of(kept, Optional.of(account.id())));
  }
}
