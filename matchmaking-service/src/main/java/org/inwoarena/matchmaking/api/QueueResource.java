package org.inwoarena.matchmaking.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.contracts.Clocks;
import org.inwoarena.kit.problem.ProblemDetails;
import org.inwoarena.matchmaking.desk.QueueDesk;
import org.inwoarena.matchmaking.match.Ladder;
import org.inwoarena.matchmaking.match.Ladders;
import org.jboss.resteasy.reactive.RestResponse;

/** The queues of the ladders. */
@Path("/api/v1/queue")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({"player", "bot"})
@Tag(name = "queue", description = "Look for an opponent on a ladder, and answer offers")
public class QueueResource {

  private static final String ROUTE = "/api/v1/queue";

  private final QueueDesk desk;
  private final Ladders ladders;
  private final Accounts accounts;
  private final Repeatable repeatable;

  QueueResource(QueueDesk desk, Ladders ladders, Accounts accounts, Repeatable repeatable) {
    this.desk = desk;
    this.ladders = ladders;
    this.accounts = accounts;
    this.repeatable = repeatable;
  }

  /** Where to queue, and with which registered deck. */
  @Schema(example = Examples.JOIN)
  public record JoinRequest(
      @NotBlank @Size(max = 40) String ladder, @NotBlank @Size(max = 64) String registrationId) {}

  /** A ladder and how many wait on it. */
  public record LadderView(
      String id,
      String name,
      String ruleSet,
      String cards,
      String format,
      Clocks clocks,
      long waiting) {
    static LadderView of(Ladder ladder, long waiting) {
      return new LadderView(
          ladder.id(),
          ladder.name(),
          ladder.ruleSet(),
          ladder.cards(),
          ladder.format(),
          ladder.clocks(),
          waiting);
    }
  }

  /**
   * Where a player stands.
   *
   * @param tickets open places in queues
   * @param offer an offer to answer
   * @param matchId the rated match under way
   * @param bannedUntil when queuing is possible again, if a ban runs
   * @param rematch the match just played, while a rematch may be asked for
   */
  public record PositionView(
      List<TicketView> tickets,
      Optional<OfferView> offer,
      Optional<UUID> matchId,
      Optional<Instant> bannedUntil,
      Optional<RematchView> rematch) {
    static PositionView of(QueueDesk.Position position, String reader) {
      return new PositionView(
          position.tickets().stream().map(TicketView::of).toList(),
          position.offer().map(offer -> OfferView.of(offer, reader)),
          position.match(),
          position.bannedUntil(),
          position
              .rematch()
              .map(
                  chance ->
                      new RematchView(
                          chance.match(), chance.opponent(), chance.ladder(), chance.until())));
    }
  }

  /**
   * A match that may be had again.
   *
   * @param opponent player id
   * @param ladder where it was rated
   * @param until then it is too late to ask
   */
  public record RematchView(
      UUID matchId, String opponent, Optional<String> ladder, Instant until) {}

  @GET
  @PermitAll
  @Operation(summary = "The ladders one can queue for, and how many wait on each")
  @APIResponse(
      responseCode = "200",
      description = "All ladders",
      content = @Content(examples = @ExampleObject(name = "ladders", value = Examples.LADDERS)))
  public Uni<List<LadderView>> ladders() {
    return desk.waiting()
        .map(
            waiting ->
                ladders.all().stream()
                    .map(ladder -> LadderView.of(ladder, waiting.getOrDefault(ladder.id(), 0L)))
                    .toList());
  }

  @POST
  @Operation(
      summary = "Take a place in the queue",
      description = "One place per ladder. Repeat with the same Idempotency-Key at will.")
  @APIResponse(
      responseCode = "201",
      description = "Your ticket",
      content =
          @Content(
              schema = @Schema(implementation = TicketView.class),
              examples = @ExampleObject(name = "ticket", value = Examples.TICKET)))
  @APIResponse(responseCode = "403", description = "registration-not-yours")
  @APIResponse(
      responseCode = "409",
      description =
          "Not now: already-queued, match-under-way, queue-ban, registration-unknown;"
              + " the latter two with Retry-After",
      content =
          @Content(
              mediaType = ProblemDetails.MEDIA_TYPE,
              examples = @ExampleObject(name = "banned", value = Examples.BANNED)))
  @APIResponse(
      responseCode = "422",
      description = "Never: ladder-unknown, registration-format, idempotency-key-reused")
  public Uni<RestResponse<TicketView>> join(
      @NotNull @Valid JoinRequest request, @HeaderParam(Repeatable.HEADER) String key) {
    var account = accounts.current();
    var call = repeatable.call(account, ROUTE, key, request);
    return desk.join(account, request.ladder(), request.registrationId(), call)
        .map(TicketView::of)
        .map(
            ticket ->
                RestResponse.ResponseBuilder.create(RestResponse.Status.CREATED, ticket)
                    .location(URI.create(ROUTE + "/me"))
                    .build());
  }

  @GET
  @Path("/me")
  @Operation(summary = "Where you stand: tickets, an offer to answer, your rated match, a ban")
  @APIResponse(
      responseCode = "200",
      description = "Your position",
      content =
          @Content(
              schema = @Schema(implementation = PositionView.class),
              examples = @ExampleObject(name = "position", value = Examples.POSITION)))
  public Uni<PositionView> position() {
    var account = accounts.current();
    return desk.position(account).map(position -> PositionView.of(position, account.id()));
  }

  @DELETE
  @Path("/{ticket}")
  @Operation(
      summary = "Leave the queue",
      description = "While an offer is open, leaving declines it. Leaving twice is leaving once.")
  @APIResponse(responseCode = "204", description = "You are out")
  @APIResponse(responseCode = "404", description = "Not a ticket of yours: ticket-unknown")
  @APIResponse(responseCode = "409", description = "It has become a match: ticket-matched")
  public Uni<Void> leave(@PathParam("ticket") UUID ticket) {
    return desk.leave(accounts.current(), ticket);
  }
}
