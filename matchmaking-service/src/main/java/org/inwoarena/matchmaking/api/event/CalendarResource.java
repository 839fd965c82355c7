package org.inwoarena.matchmaking.api.event;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.matchmaking.api.Accounts;
import org.inwoarena.matchmaking.api.Page;
import org.inwoarena.matchmaking.desk.event.CalendarDesk;
import org.jboss.resteasy.reactive.RestResponse;

/** Events by their time. */
@Path("/api/v1/calendar")
@Tag(name = "Calendar")
public class CalendarResource {

  private static final String PATH = "/api/v1/calendar/feeds/";
  private static final String ICS = "text/calendar;charset=UTF-8";
  private static final int DAYS = 366;

  private final CalendarDesk desk;
  private final Accounts accounts;
  private final InstantSource clock;

  CalendarResource(CalendarDesk desk, Accounts accounts, InstantSource clock) {
    this.desk = desk;
    this.accounts = accounts;
    this.clock = clock;
  }

  /** Where a player's own feed is. */
  @Schema(example = "{\"path\": \"/api/v1/calendar/feeds/8Jq0vT3m5yQe1w6nZ4s7uA2b/events.ics\"}")
  public record Feed(String path) {}

  @GET
  @PermitAll
  @Operation(
      summary = "The public calendar, the next event first",
      description =
          "Days begin and end, and times are told, in the zone asked for. Events that are off are"
              + " listed as cancelled.")
  public Uni<Page<CalendarLine>> list(
      @Parameter(description = "An IANA time zone", example = "America/New_York")
          @QueryParam("zone")
          @DefaultValue("UTC")
          @Zone
          String zone,
      @Parameter(description = "The first day; today if left out", example = "2026-12-01")
          @QueryParam("from")
          Optional<@Day String> from,
      @Parameter(description = "How many days", example = "31")
          @QueryParam("days")
          @DefaultValue("92")
          @Min(1)
          @Max(DAYS)
          int days,
      @QueryParam("page") @DefaultValue("0") @Min(0) @Max(100_000) int page,
      @QueryParam("size") @DefaultValue("20") @Min(1) @Max(100) int size) {
    var shown = ZoneId.of(zone);
    var first =
        from.map(LocalDate::parse).orElseGet(() -> LocalDate.ofInstant(clock.instant(), shown));
    return desk.between(
            first.atStartOfDay(shown).toInstant(),
            first.plusDays(days).atStartOfDay(shown).toInstant(),
            page,
            size)
        .map(found -> Page.of(found, page, size, line -> CalendarLine.of(line, shown)));
  }

  @GET
  @PermitAll
  @Path("/events.ics")
  @Produces(ICS)
  @Operation(summary = "A feed of all events for calendar programs, each in its own time zone")
  @APIResponse(
      responseCode = "200",
      description = "iCalendar",
      content = @Content(mediaType = ICS, example = PaperExamples.CALENDAR))
  public Uni<RestResponse<String>> everybodys() {
    return desk.everybodys().map(text -> fresh("public", text));
  }

  @POST
  @RolesAllowed("player")
  @Path("/feed")
  @Operation(
      summary = "Open a feed of your own events at a secret address",
      description =
          "The address is told this once; asking again makes another, and the one before leads"
              + " nowhere. Where you wait for a seat the event is TENTATIVE.")
  @APIResponse(
      responseCode = "201",
      description = "The address",
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              schema = @Schema(implementation = Feed.class)))
  public Uni<RestResponse<Feed>> open() {
    return desk.open(accounts.current())
        .map(token -> PATH + token + "/events.ics")
        .map(
            path ->
                RestResponse.ResponseBuilder.create(RestResponse.Status.CREATED, new Feed(path))
                    .location(URI.create(path))
                    .build());
  }

  @DELETE
  @RolesAllowed("player")
  @Path("/feed")
  @Operation(summary = "Close your feed: its address leads nowhere")
  @APIResponse(responseCode = "204", description = "Closed, or never open")
  public Uni<Void> close() {
    return desk.close(accounts.current());
  }

  @GET
  @PermitAll
  @Path("/feeds/{token}/events.ics")
  @Produces(ICS)
  @Operation(summary = "A player's own events, for whoever knows the address")
  @APIResponse(
      responseCode = "200",
      description = "iCalendar",
      content = @Content(mediaType = ICS, example = PaperExamples.CALENDAR))
  @APIResponse(responseCode = "404", description = "calendar-unknown")
  public Uni<RestResponse<String>> own(
      @PathParam("token") @Pattern(regexp = "[A-Za-z0-9_-]{1,64}") String token) {
    return desk.own(token).map(text -> fresh("private", text));
  }

  /** Calendar programs look often; what they get may be five minutes old. */
  private static RestResponse<String> fresh(String whose, String text) {
    return RestResponse.ResponseBuilder.ok(text)
        .header("Cache-Control", whose + ", max-age=300")
        .build();
  }
}
