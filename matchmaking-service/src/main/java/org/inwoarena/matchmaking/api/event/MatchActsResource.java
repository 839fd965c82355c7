package org.inwoarena.matchmaking.api.event;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.matchmaking.api.Accounts;
import org.inwoarena.matchmaking.api.Repeatable;
import org.inwoarena.matchmaking.desk.event.JudgeDesk;
import org.jboss.resteasy.reactive.RestResponse;

/** The judge desk: what judges do to matches while they are played. */
@Path("/api/v1/events/{event}/matches/{match}/acts")
@Tag(name = "Events")
public class MatchActsResource {

  private static final String TAKEN =
      """
      {"id": "0199c0de-0000-7000-8000-0000000000a1",
       "event": "0199c0de-0000-7000-8000-0000000000e1",
       "match": "0199c0de-0000-7000-8000-000000000007",
       "reason": "A card acted against its text in turn 12."}
      """;

  private final JudgeDesk desk;
  private final Accounts accounts;
  private final Repeatable repeatable;

  MatchActsResource(JudgeDesk desk, Accounts accounts, Repeatable repeatable) {
    this.desk = desk;
    this.accounts = accounts;
    this.repeatable = repeatable;
  }

  @POST
  @RolesAllowed({"player", "organizer", "judge", "admin"})
  @Operation(
      summary = "What a judge does to a running match",
      description =
          "For organiser and judges of the event, not in their own match. The act is in the log of"
              + " the event; the host of the match carries it out and tells both players, or tells"
              + " the judge on /ws/me why it could not (act-refused). With an Idempotency-Key a"
              + " repeat acts once.")
  @RequestBody(
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              schema = @Schema(implementation = MatchActRequest.class),
              example = MatchActRequest.EXAMPLE))
  @APIResponse(
      responseCode = "202",
      description = "Taken; the host carries it out",
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              schema = @Schema(implementation = JudgeDesk.Taken.class),
              examples = @ExampleObject(name = "taken", value = TAKEN)))
  @APIResponse(responseCode = "400", description = "A field is missing or out of bounds")
  @APIResponse(responseCode = "403", description = "judge-only, own-table")
  @APIResponse(responseCode = "404", description = "event-unknown, match-unknown")
  @APIResponse(
      responseCode = "409",
      description = "wrong-phase, match-over, paused, match-paused, not-paused")
  @APIResponse(
      responseCode = "422",
      description = "reason, reason-characters, not-at-this-table, extension")
  public Uni<RestResponse<JudgeDesk.Taken>> act(
      @PathParam("event") UUID event,
      @PathParam("match") UUID match,
      @HeaderParam(Repeatable.HEADER) String key,
      @NotNull @Valid MatchActRequest request) {
    var account = accounts.current();
    var call = repeatable.call(account, "match-acts/" + match, key, request);
    return desk.act(account, event, match, request.act(), request.reason(), call)
        .map(
            taken ->
                RestResponse.ResponseBuilder.create(RestResponse.Status.ACCEPTED, taken).build());
  }
}
