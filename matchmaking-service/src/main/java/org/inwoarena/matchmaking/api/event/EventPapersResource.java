package org.inwoarena.matchmaking.api.event;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.kit.security.Caller;
import org.inwoarena.matchmaking.desk.event.EventDesk;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Transactions;
import org.inwoarena.matchmaking.store.event.EventLists;
import org.inwoarena.tournament.export.CalendarEntry;
import org.inwoarena.tournament.export.EventCalendar;
import org.inwoarena.tournament.export.EventCsv;
import org.inwoarena.tournament.export.EventJson;
import org.inwoarena.tournament.export.EventReport;
import org.inwoarena.tournament.export.Trf;
import org.inwoarena.tournament.life.Event;

/** What can be read and taken home of an event: rounds, standings, exports, report, log. */
@Path("/api/v1/events/{id}")
@PermitAll
@Tag(name = "Events")
public class EventPapersResource {

  private static final String CSV = "text/csv;charset=UTF-8";
  private static final String TEXT = "text/plain;charset=UTF-8";
  private static final String MARKDOWN = "text/markdown;charset=UTF-8";
  private static final String ICS = "text/calendar;charset=UTF-8";

  private final EventDesk desk;
  private final EventLists lists;
  private final Transactions transactions;
  private final Caller caller;
  private final InstantSource clock;

  EventPapersResource(
      EventDesk desk,
      EventLists lists,
      Transactions transactions,
      Caller caller,
      InstantSource clock) {
    this.desk = desk;
    this.lists = lists;
    this.transactions = transactions;
    this.caller = caller;
    this.clock = clock;
  }

  @GET
  @Path("/export.json")
  @Produces(MediaType.APPLICATION_JSON)
  @Operation(
      summary = "All of it: players, rounds, every result ever reported, standings that open")
  @APIResponse(
      responseCode = "200",
      description = "The paper",
      content = @Content(mediaType = MediaType.APPLICATION_JSON, example = PaperExamples.JSON))
  public Uni<String> json(@PathParam("id") UUID id) {
    return paper(id, event -> EventJson.of(event).toString());
  }

  @GET
  @Path("/rounds.csv")
  @Produces(CSV)
  @Operation(summary = "Every table of every round")
  @APIResponse(
      responseCode = "200",
      description = "The paper",
      content = @Content(mediaType = CSV, example = PaperExamples.ROUNDS))
  public Uni<String> rounds(@PathParam("id") UUID id) {
    return paper(id, EventCsv::rounds);
  }

  @GET
  @Path("/standings/{round}.csv")
  @Produces(CSV)
  @Operation(summary = "The standings kept after a round")
  @APIResponse(
      responseCode = "200",
      description = "The paper",
      content = @Content(mediaType = CSV, example = PaperExamples.STANDINGS))
  public Uni<String> standings(@PathParam("id") UUID id, @PathParam("round") int round) {
    return paper(
        id,
        event ->
            event
                .standings(round)
                .map(kept -> EventCsv.standings(event, kept))
                .orElseThrow(
                    () ->
                        new Refused(
                            Objection.unknown(
                                "standings-unknown",
                                "No standings are kept after round " + round + "."))));
  }

  @GET
  @Path("/event.trf")
  @Produces(TEXT)
  @Operation(summary = "FIDE's tournament report format")
  @APIResponse(
      responseCode = "200",
      description = "The paper",
      content = @Content(mediaType = TEXT, example = PaperExamples.TRF))
  public Uni<String> trf(@PathParam("id") UUID id) {
    return paper(id, Trf::of);
  }

  @GET
  @Path("/report.md")
  @Produces(MARKDOWN)
  @Operation(summary = "The report of the event, with prizes by final rank")
  @APIResponse(
      responseCode = "200",
      description = "The paper",
      content = @Content(mediaType = MARKDOWN, example = PaperExamples.REPORT))
  public Uni<String> report(@PathParam("id") UUID id, @QueryParam("prize") List<String> prizes) {
    return paper(id, event -> EventReport.markdown(event, prizes));
  }

  @GET
  @Path("/event.ics")
  @Produces(ICS)
  @Operation(summary = "The event for a calendar, in its own time zone")
  @APIResponse(
      responseCode = "200",
      description = "The paper",
      content = @Content(mediaType = ICS, example = PaperExamples.CALENDAR))
  public Uni<String> calendar(@PathParam("id") UUID id) {
    return desk.find(caller.viewer(), id)
        .map(kept -> CalendarEntry.of(kept.event(), kept.version(), clock.instant()))
        .map(entry -> EventCalendar.of(entry.name(), List.of(entry), EventCalendar.Times.ZONED));
  }

  @GET
  @Path("/log")
  @Operation(summary = "Everything that happened, in order, with author and time")
  public Uni<List<LogView>> log(
      @PathParam("id") UUID id,
      @QueryParam("after") @DefaultValue("0") @Min(0) long after,
      @QueryParam("size") @DefaultValue("200") @Min(1) @Max(1000) int size) {
    return event(id)
        .chain(() -> transactions.read(session -> lists.log(session, id, after, size)))
        .map(LogView::of);
  }

  /** Papers of a large event take a while to write. */
  private Uni<String> paper(UUID id, Function<Event, String> writing) {
    return event(id).chain(event -> OnContext.aside(() -> writing.apply(event)));
  }

  private Uni<Event> event(UUID id) {
    return desk.find(caller.viewer(), id).map(kept -> kept.event());
  }
}
