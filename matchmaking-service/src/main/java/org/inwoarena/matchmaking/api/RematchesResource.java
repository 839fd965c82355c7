package org.inwoarena.matchmaking.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.kit.problem.ProblemDetails;
import org.inwoarena.matchmaking.desk.RematchDesk;

/** The last opponent once more. */
@Path("/api/v1/challenges/rematch")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({"player", "bot"})
@Tag(name = "challenges")
public class RematchesResource {

  private final RematchDesk desk;
  private final Accounts accounts;

  RematchesResource(RematchDesk desk, Accounts accounts) {
    this.desk = desk;
    this.accounts = accounts;
  }

  /**
   * What is wanted again.
   *
   * @param matchId the match just played
   * @param registrationId another deck than before
   * @param casual whether it shall not be rated, though the match was
   */
  @Schema(example = Examples.REMATCH)
  public record RematchRequest(
      @NotNull UUID matchId, Optional<@Size(max = 64) String> registrationId, boolean casual) {
    RematchDesk.Wish wish() {
      return new RematchDesk.Wish(matchId, registrationId, casual);
    }
  }

  @POST
  @Operation(
      summary = "Ask your last opponent for a rematch, or agree to it",
      description =
          "A challenge with swapped seats, within minutes of the end of a match. If the other has"
              + " asked already, asking makes the match. Asking twice is asking once.")
  @APIResponse(
      responseCode = "200",
      description = "The challenge; with its matchId if both have asked",
      content =
          @Content(
              schema = @Schema(implementation = ChallengeView.class),
              examples = @ExampleObject(name = "rematch-agreed", value = Examples.REMATCH_AGREED)))
  @APIResponse(responseCode = "403", description = "registration-not-yours")
  @APIResponse(responseCode = "404", description = "No match of yours: match-unknown")
  @APIResponse(
      responseCode = "409",
      description =
          "Not now: match-not-over, match-not-played, rematch-made, rematch-too-late, daily-cap"
              + " with Retry-After, already-challenged, match-under-way, offer-open",
      content =
          @Content(
              mediaType = ProblemDetails.MEDIA_TYPE,
              examples = @ExampleObject(name = "daily-cap", value = Examples.DAILY_CAP)))
  @APIResponse(responseCode = "422", description = "Never: rematch-of-event, registration-format")
  public Uni<ChallengeView> ask(@NotNull @Valid RematchRequest request) {
    return desk.offer(accounts.current(), request.wish()).map(ChallengeView::of);
  }
}
