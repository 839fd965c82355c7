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
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.kit.problem.ProblemDetails;
import org.inwoarena.matchmaking.challenge.OpenProposal;
import org.inwoarena.matchmaking.challenge.RatingRange;
import org.inwoarena.matchmaking.challenge.Stakes;
import org.inwoarena.matchmaking.desk.OpenChallengeDesk;
import org.jboss.resteasy.reactive.RestResponse;

/** Challenges to whoever comes first. */
@Path("/api/v1/challenges/open")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({"player", "bot"})
@Tag(name = "challenges")
public class OpenChallengesResource {

  private static final String ROUTE = "/api/v1/challenges/open";

  private final OpenChallengeDesk desk;
  private final OpenChallengeViews views;
  private final Accounts accounts;
  private final Repeatable repeatable;

  OpenChallengesResource(
      OpenChallengeDesk desk, OpenChallengeViews views, Accounts accounts, Repeatable repeatable) {
    this.desk = desk;
    this.views = views;
    this.accounts = accounts;
    this.repeatable = repeatable;
  }

  /**
   * What is posted.
   *
   * @param rated only under two-player-tournament
   * @param ladder where it is rated; may be left out where one ladder takes the deck
   * @param ruleSet two-player-tournament if left out
   * @param minRating whose rating fits, in whole points; for rated ones
   * @param minutes how long it waits; half an hour if left out
   */
  @Schema(example = Examples.POST_OPEN)
  public record OpenChallengeRequest(
      @NotBlank @Size(max = 64) String registrationId,
      boolean rated,
      Optional<@Size(max = 40) String> ladder,
      Optional<@Size(max = 40) String> ruleSet,
      Optional<@Min(100) @Max(4000) Integer> minRating,
      Optional<@Min(100) @Max(4000) Integer> maxRating,
      Optional<@Min(1) @Max(1440) Integer> minutes) {
    OpenProposal proposal() {
      return new OpenProposal(
          registrationId,
          new Stakes(rated, ladder, ruleSet),
          new RatingRange(minRating, maxRating),
          minutes.map(Duration::ofMinutes));
    }
  }

  /** The deck whoever comes brings. */
  @Schema(name = "TakeRequest", example = Examples.BRING)
  public record TakeRequest(@NotBlank @Size(max = 64) String registrationId) {}

  @POST
  @Operation(
      summary = "Challenge whoever comes first",
      description =
          "One at a time. It is withdrawn when you begin any match. Repeat with the same"
              + " Idempotency-Key at will.")
  @APIResponse(
      responseCode = "201",
      description = "Your challenge",
      content =
          @Content(
              schema = @Schema(implementation = OpenChallengeView.class),
              examples = @ExampleObject(name = "open-challenge", value = Examples.OPEN_CHALLENGE)))
  @APIResponse(responseCode = "400", description = "Out of bounds; every reason is listed")
  @APIResponse(responseCode = "403", description = "registration-not-yours")
  @APIResponse(
      responseCode = "409",
      description =
          "Not now: already-posted; if rated also queue-ban, match-under-way, offer-open;"
              + " registration-unknown with Retry-After",
      content =
          @Content(
              mediaType = ProblemDetails.MEDIA_TYPE,
              examples = @ExampleObject(name = "banned", value = Examples.BANNED)))
  @APIResponse(
      responseCode = "422",
      description =
          "Never: rated-rule-set, rule-set-unknown, ladder-unknown, ladder-unnamed,"
              + " ladder-without-rating, range-without-rating, range-empty, registration-format,"
              + " idempotency-key-reused")
  public Uni<RestResponse<OpenChallengeView>> post(
      @NotNull @Valid OpenChallengeRequest request, @HeaderParam(Repeatable.HEADER) String key) {
    var account = accounts.current();
    var call = repeatable.call(account, ROUTE, key, request);
    return desk.post(account, request.proposal(), call)
        .chain(desk::find)
        .map(views::of)
        .map(
            challenge ->
                RestResponse.ResponseBuilder.create(RestResponse.Status.CREATED, challenge)
                    .location(URI.create(ROUTE + "/" + challenge.challengeId()))
                    .build());
  }

  @GET
  @Operation(summary = "Challenges nobody has taken yet, newest first")
  @APIResponse(
      responseCode = "200",
      description = "A page of open challenges",
      content = @Content(examples = @ExampleObject(name = "open-page", value = Examples.OPEN_PAGE)))
  public Uni<Page<OpenChallengeView>> list(
      @Parameter(description = "Only of this ladder")
          @QueryParam("ladder")
          @DefaultValue("")
          @Size(max = 40)
          String ladder,
      @QueryParam("stakes") @DefaultValue("any") @Pattern(regexp = "any|rated|casual")
          String stakes,
      @Parameter(description = "Only those your rating fits, and not your own")
          @QueryParam("fitting")
          @DefaultValue("false")
          boolean fitting,
      @QueryParam("page") @DefaultValue("0") @Min(0) @Max(100_000) int page,
      @QueryParam("size") @DefaultValue("20") @Min(1) @Max(100) int size) {
    return desk.list(accounts.current(), ladder, stakes, fitting, page, size)
        .map(found -> Page.of(found, page, size, views::of));
  }

  @GET
  @Path("/{id}")
  @Operation(summary = "An open challenge, and what became of it")
  @APIResponse(
      responseCode = "200",
      description = "The challenge",
      content =
          @Content(
              schema = @Schema(implementation = OpenChallengeView.class),
              examples = @ExampleObject(name = "open-taken", value = Examples.OPEN_TAKEN)))
  @APIResponse(responseCode = "404", description = "challenge-unknown")
  public Uni<OpenChallengeView> find(@PathParam("id") UUID id) {
    return desk.find(id).map(views::of);
  }

  @POST
  @Path("/{id}/accept")
  @Operation(
      summary = "Take an open challenge with a registered deck: that makes the match",
      description = "The first who comes gets it. Accepting twice is accepting once.")
  @APIResponse(
      responseCode = "200",
      description = "The challenge, with its matchId",
      content =
          @Content(
              schema = @Schema(implementation = OpenChallengeView.class),
              examples = @ExampleObject(name = "open-taken", value = Examples.OPEN_TAKEN)))
  @APIResponse(responseCode = "403", description = "registration-not-yours")
  @APIResponse(responseCode = "404", description = "challenge-unknown")
  @APIResponse(
      responseCode = "409",
      description =
          "Not now: challenge-closed, challenge-expired, rating-out-of-range, match-under-way,"
              + " offer-open; queue-ban, daily-cap, registration-unknown with Retry-After",
      content =
          @Content(
              mediaType = ProblemDetails.MEDIA_TYPE,
              examples = @ExampleObject(name = "daily-cap", value = Examples.DAILY_CAP)))
  @APIResponse(responseCode = "422", description = "Never: opponent-yourself, registration-format")
  public Uni<OpenChallengeView> accept(
      @PathParam("id") UUID id, @NotNull @Valid TakeRequest request) {
    return desk.accept(accounts.current(), id, request.registrationId())
        .chain(() -> desk.find(id))
        .map(views::of);
  }

  @POST
  @Path("/{id}/withdraw")
  @Operation(summary = "Take your open challenge back")
  @APIResponse(
      responseCode = "200",
      description = "The challenge, withdrawn",
      content =
          @Content(
              schema = @Schema(implementation = OpenChallengeView.class),
              examples = @ExampleObject(name = "open-withdrawn", value = Examples.OPEN_WITHDRAWN)))
  @APIResponse(responseCode = "403", description = "challenge-not-yours-to-withdraw")
  @APIResponse(responseCode = "404", description = "challenge-unknown")
  @APIResponse(responseCode = "409", description = "challenge-closed, challenge-expired")
  public Uni<OpenChallengeView> withdraw(@PathParam("id") UUID id) {
    return desk.withdraw(accounts.current(), id).chain(() -> desk.find(id)).map(views::of);
  }
}
