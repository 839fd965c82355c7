package org.inwoarena.matchmaking.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.kit.problem.ProblemDetails;
import org.inwoarena.matchmaking.challenge.Challenge;
import org.inwoarena.matchmaking.challenge.Proposal;
import org.inwoarena.matchmaking.challenge.Stakes;
import org.inwoarena.matchmaking.desk.ChallengeDesk;
import org.jboss.resteasy.reactive.RestResponse;

/** Direct challenges. */
@Path("/api/v1/challenges")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({"player", "bot"})
@Tag(name = "challenges", description = "Ask for a match, rated or casual")
public class ChallengesResource {

  private static final String ROUTE = "/api/v1/challenges";

  private final ChallengeDesk desk;
  private final Accounts accounts;
  private final Repeatable repeatable;

  ChallengesResource(ChallengeDesk desk, Accounts accounts, Repeatable repeatable) {
    this.desk = desk;
    this.accounts = accounts;
    this.repeatable = repeatable;
  }

  /**
   * Whom to challenge, to what.
   *
   * @param opponent player id or handle
   * @param rated only under two-player-tournament
   * @param ladder where it is rated; may be left out where one ladder takes the deck
   * @param ruleSet two-player-tournament if left out
   */
  @Schema(example = Examples.CHALLENGE)
  public record ChallengeRequest(
      @NotBlank @Size(max = 200) String opponent,
      @NotBlank @Size(max = 64) String registrationId,
      boolean rated,
      Optional<@Size(max = 40) String> ladder,
      Optional<@Size(max = 40) String> ruleSet) {
    Proposal proposal() {
      return new Proposal(opponent, registrationId, new Stakes(rated, ladder, ruleSet));
    }
  }

  /** The deck the opponent brings. */
  @Schema(example = Examples.BRING)
  public record AcceptRequest(@NotBlank @Size(max = 64) String registrationId) {}

  @POST
  @Operation(
      summary = "Challenge a player",
      description = "Repeat with the same Idempotency-Key at will.")
  @APIResponse(
      responseCode = "201",
      description = "Your challenge",
      content =
          @Content(
              schema = @Schema(implementation = ChallengeView.class),
              examples = @ExampleObject(name = "challenge-open", value = Examples.CHALLENGE_OPEN)))
  @APIResponse(responseCode = "403", description = "registration-not-yours")
  @APIResponse(
      responseCode = "409",
      description =
          "Not now: already-challenged; daily-cap and registration-unknown with Retry-After",
      content =
          @Content(
              mediaType = ProblemDetails.MEDIA_TYPE,
              examples = @ExampleObject(name = "daily-cap", value = Examples.DAILY_CAP)))
  @APIResponse(
      responseCode = "422",
      description =
          "Never: opponent-unknown, opponent-yourself, rated-rule-set, rule-set-unknown,"
              + " ladder-unknown, ladder-unnamed, ladder-without-rating, registration-format,"
              + " idempotency-key-reused")
  public Uni<RestResponse<ChallengeView>> make(
      @NotNull @Valid ChallengeRequest request, @HeaderParam(Repeatable.HEADER) String key) {
    var account = accounts.current();
    var call = repeatable.call(account, ROUTE, key, request);
    return desk.make(account, request.proposal(), call)
        .map(ChallengeView::of)
        .map(
            challenge ->
                RestResponse.ResponseBuilder.create(RestResponse.Status.CREATED, challenge)
                    .location(URI.create(ROUTE + "/" + challenge.challengeId()))
                    .build());
  }

  @GET
  @Operation(summary = "Your challenges, sent and received, newest first")
  @APIResponse(
      responseCode = "200",
      description = "A page of challenges",
      content =
          @Content(examples = @ExampleObject(name = "challenges", value = Examples.CHALLENGES)))
  public Uni<Page<ChallengeView>> list(
      @QueryParam("state") @Pattern(regexp = "open|accepted|declined|withdrawn|expired")
          String state,
      @QueryParam("page") @DefaultValue("0") @Min(0) @Max(100_000) int page,
      @QueryParam("size") @DefaultValue("20") @Min(1) @Max(100) int size) {
    var wanted =
        Optional.ofNullable(state)
            .map(word -> Challenge.State.valueOf(word.toUpperCase(Locale.ROOT)));
    return desk.list(accounts.current(), wanted, page, size)
        .map(found -> Page.of(found, page, size, ChallengeView::of));
  }

  @GET
  @Path("/{id}")
  @Operation(summary = "A challenge you made or received")
  @APIResponse(
      responseCode = "200",
      description = "The challenge",
      content =
          @Content(
              schema = @Schema(implementation = ChallengeView.class),
              examples = @ExampleObject(name = "challenge-open", value = Examples.CHALLENGE_OPEN)))
  @APIResponse(responseCode = "404", description = "None such of yours: challenge-unknown")
  public Uni<ChallengeView> find(@PathParam("id") UUID id) {
    return desk.find(accounts.current(), id).map(ChallengeView::of);
  }

  @POST
  @Path("/{id}/accept")
  @Operation(summary = "Accept a challenge with a registered deck: that makes the match")
  @APIResponse(
      responseCode = "200",
      description = "The challenge, with its matchId",
      content =
          @Content(
              schema = @Schema(implementation = ChallengeView.class),
              examples =
                  @ExampleObject(name = "challenge-accepted", value = Examples.CHALLENGE_ACCEPTED)))
  @APIResponse(responseCode = "403", description = "challenge-not-yours-to-answer")
  @APIResponse(
      responseCode = "409",
      description =
          "challenge-closed, challenge-expired, match-under-way, offer-open; daily-cap and"
              + " registration-unknown with Retry-After",
      content =
          @Content(
              mediaType = ProblemDetails.MEDIA_TYPE,
              examples =
                  @ExampleObject(name = "challenge-closed", value = Examples.CHALLENGE_CLOSED)))
  public Uni<ChallengeView> accept(
      @PathParam("id") UUID id, @NotNull @Valid AcceptRequest request) {
    return desk.accept(accounts.current(), id, request.registrationId()).map(ChallengeView::of);
  }

  @POST
  @Path("/{id}/decline")
  @Operation(summary = "Decline a challenge")
  @APIResponse(
      responseCode = "200",
      description = "The challenge, declined",
      content =
          @Content(
              schema = @Schema(implementation = ChallengeView.class),
              examples =
                  @ExampleObject(name = "challenge-declined", value = Examples.CHALLENGE_DECLINED)))
  @APIResponse(
      responseCode = "409",
      description = "challenge-closed, challenge-expired",
      content =
          @Content(
              mediaType = ProblemDetails.MEDIA_TYPE,
              examples =
                  @ExampleObject(name = "challenge-closed", value = Examples.CHALLENGE_CLOSED)))
  public Uni<ChallengeView> decline(@PathParam("id") UUID id) {
    return desk.decline(accounts.current(), id).map(ChallengeView::of);
  }

  @POST
  @Path("/{id}/withdraw")
  @Operation(summary = "Take your challenge back")
  @APIResponse(
      responseCode = "200",
      description = "The challenge, withdrawn",
      content =
          @Content(
              schema = @Schema(implementation = ChallengeView.class),
              examples =
                  @ExampleObject(
                      name = "challenge-withdrawn",
                      value = Examples.CHALLENGE_WITHDRAWN)))
  @APIResponse(
      responseCode = "409",
      description = "challenge-closed, challenge-expired",
      content =
          @Content(
              mediaType = ProblemDetails.MEDIA_TYPE,
              examples =
                  @ExampleObject(name = "challenge-closed", value = Examples.CHALLENGE_CLOSED)))
  public Uni<ChallengeView> withdraw(@PathParam("id") UUID id) {
    return desk.withdraw(accounts.current(), id).map(ChallengeView::of);
  }
}
