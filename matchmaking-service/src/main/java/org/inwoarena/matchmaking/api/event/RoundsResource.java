package org.inwoarena.matchmaking.api.event;

import static org.inwoarena.matchmaking.refusal.Objection.unknown;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.kit.security.Caller;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.desk.event.EventDesk;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Transactions;
import org.inwoarena.matchmaking.store.event.RoundPapers;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.life.Event;

/** How an event is played: its rounds, standings, bracket and places, in parts a page can show. */
@Path("/api/v1/events/{id}")
@PermitAll
@Tag(name = "Events")
public class RoundsResource {

  private final EventDesk desk;
  private final RoundPapers papers;
  private final Transactions transactions;
  private final Caller caller;
  private final MatchmakingConfig config;

  RoundsResource(
      EventDesk desk,
      RoundPapers papers,
      Transactions transactions,
      Caller caller,
      MatchmakingConfig config) {
    this.desk = desk;
    this.papers = papers;
    this.transactions = transactions;
    this.caller = caller;
    this.config = config;
  }

  @GET
  @Path("/rounds/{round: \\d{1,4}}")
  @Operation(summary = "A round: pairs with their reasons, matches, results")
  @APIResponse(responseCode = "200", description = "The round")
  @APIResponse(responseCode = "404", description = "event-unknown, round-unknown")
  public Uni<RoundView> round(@PathParam("id") UUID id, @PathParam("round") int number) {
    return event(id).chain(event -> round(event, id, round(event, number)));
  }

  private Uni<RoundView> round(Event event, UUID id, Round round) {
    return transactions.read(
        session ->
            papers
                .matches(session, id, round.number())
                .chain(
                    matches ->
                        papers
                            .because(session, id, round.number())
                            .map(
                                because ->
                                    new RoundView.Beside(
                                        matches, because, config.events().tableLead())))
                .map(beside -> RoundView.of(event, round, beside)));
  }

  private static Round round(Event event, int number) {
    return event
        .play()
        .history()
        .round(number)
        .orElseThrow(
            () -> new Refused(unknown("round-unknown", "Round " + number + " is not paired.")));
  }

  @GET
  @Path("/standings/{round: \\d{1,4}}")
  @Operation(summary = "A page of the standings kept after a round; every number opens")
  @APIResponse(responseCode = "200", description = "A page of the standings")
  @APIResponse(responseCode = "404", description = "event-unknown, standings-unknown")
  public Uni<StandingsView> standings(
      @PathParam("id") UUID id,
      @PathParam("round") int round,
      @QueryParam("page") @DefaultValue("0") @Min(0) @Max(1000) int page,
      @QueryParam("size") @DefaultValue("50") @Min(1) @Max(1024) int size) {
    return event(id)
        .map(
            event ->
                event
                    .standings(round)
                    .map(kept -> StandingsView.of(event, kept, page, size))
                    .orElseThrow(
                        () ->
                            new Refused(
                                unknown(
                                    "standings-unknown",
                                    "No standings are kept after round " + round + "."))));
  }

  @GET
  @Path("/bracket")
  @Operation(summary = "The whole bracket, with the results there are")
  @APIResponse(responseCode = "200", description = "The bracket")
  @APIResponse(responseCode = "404", description = "event-unknown, no-bracket")
  public Uni<BracketView> bracket(@PathParam("id") UUID id) {
    return event(id)
        .map(
            event ->
                event
                    .bracket()
                    .map(state -> BracketView.of(event, state))
                    .orElseThrow(
                        () ->
                            new Refused(
                                unknown("no-bracket", "No bracket is played here, or not yet."))));
  }

  @GET
  @Path("/places")
  @Operation(summary = "The final places, with prizes by rank; empty while the event is played")
  public Uni<List<PlaceView>> places(
      @PathParam("id") UUID id,
      @QueryParam("prize") @Size(max = 1024) List<@Size(max = 100) String> prizes) {
    return event(id).map(event -> PlaceView.of(event, prizes));
  }

  @GET
  @Path("/wishes")
  @Operation(summary = "Pairs that judges have forced or forbidden")
  public Uni<WishesView> wishes(@PathParam("id") UUID id) {
    return event(id).map(WishesView::of);
  }

  private Uni<Event> event(UUID id) {
    return desk.find(caller.viewer(), id).map(kept -> kept.event());
  }
}
