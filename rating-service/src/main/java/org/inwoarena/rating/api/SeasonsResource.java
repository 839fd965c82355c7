package org.inwoarena.rating.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
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
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.problem.ProblemDetails;
import org.inwoarena.rating.store.SeasonBook;
import org.inwoarena.rating.store.SeasonLine;
import org.inwoarena.rating.store.SeasonStandingLine;
import org.inwoarena.rating.store.Seasons;

/** Seasons of a ladder: final tables for everybody, plans for admins. */
@Path("/api/v1/ladders/{ladder}/seasons")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Ladders")
public class SeasonsResource {

  private static final int CREATED = 201;
  private static final long LAST_PAGE = 1_000_000;
  private static final long LARGEST_SIZE = 200;

  private final Mutiny.SessionFactory sessions;
  private final ExistingLadder existing;
  private final Seasons seasons;
  private final SeasonBook book;
  private final Clock clock;

  SeasonsResource(
      Mutiny.SessionFactory sessions,
      ExistingLadder existing,
      Seasons seasons,
      SeasonBook book,
      Clock clock) {
    this.sessions = sessions;
    this.existing = existing;
    this.seasons = seasons;
    this.book = book;
    this.clock = clock;
  }

  /**
   * The next season.
   *
   * @param name as people call it, at most 60 characters
   * @param startsAt a moment in the future
   */
  @Schema(example = Examples.PLAN)
  public record Plan(
      @NotNull
          @Pattern(
              regexp = "[\\p{L}\\p{N}][\\p{L}\\p{N} .,:'/-]{0,59}",
              message = "must be 1 to 60 letters, digits, spaces or .,:'/-")
          String name,
      @NotNull Instant startsAt) {}

  @GET
  @Operation(summary = "All seasons, newest first")
  @APIResponse(
      responseCode = "200",
      description = "All seasons",
      content = @Content(examples = @ExampleObject(name = "seasons", value = Examples.SEASONS)))
  @APIResponse(responseCode = "404", description = "unknown-ladder")
  public Uni<List<SeasonLine>> all(@PathParam("ladder") String ladder) {
    return existing.require(ladder).chain(() -> seasons.of(ladder));
  }

  @GET
  @Path("/{number}/table")
  @Operation(summary = "One page of the final table of a season that is over")
  @APIResponse(
      responseCode = "200",
      description = "A page of the final table",
      content =
          @Content(examples = @ExampleObject(name = "season-table", value = Examples.SEASON_TABLE)))
  @APIResponse(responseCode = "404", description = "unknown-ladder, unknown-season")
  @APIResponse(responseCode = "409", description = "season-not-over")
  public Uni<Page<SeasonStandingLine>> table(
      @PathParam("ladder") String ladder,
      @PathParam("number") int number,
      @QueryParam("page") @DefaultValue("0") @Min(0) @Max(LAST_PAGE) int page,
      @QueryParam("size") @DefaultValue("50") @Min(1) @Max(LARGEST_SIZE) int size) {
    return existing
        .require(ladder)
        .chain(() -> seasons.of(ladder))
        .invoke(all -> requireOver(all, number))
        .chain(() -> seasons.players(ladder, number))
        .chain(
            total ->
                seasons
                    .table(ladder, number, page, size)
                    .map(lines -> new Page<>(page, size, total, lines)));
  }

  private static void requireOver(List<SeasonLine> all, int number) {
    var season =
        all.stream()
            .filter(line -> line.number() == number)
            .findFirst()
            .orElseThrow(
                () -> Problem.notFound("unknown-season", "There is no season " + number + "."));
    if (season.state() != SeasonLine.State.OVER) {
      throw Problem.conflict(
          "season-not-over",
          "Season %d is %s; its table is final when it is over."
              .formatted(number, season.state().name().toLowerCase(Locale.ROOT)));
    }
  }

  @POST
  @RolesAllowed("admin")
  @Operation(
      summary =
          "Plans the next season: when it starts, the running one is archived and every rating goes"
              + " half way back to 1500")
  @APIResponse(
      responseCode = "201",
      description = "The plan",
      content =
          @Content(
              schema = @Schema(implementation = SeasonLine.class),
              examples = @ExampleObject(name = "season", value = Examples.SEASON)))
  @APIResponse(responseCode = "400", description = "Every reason is listed")
  @APIResponse(responseCode = "403", description = "Not an admin")
  @APIResponse(responseCode = "404", description = "unknown-ladder")
  @APIResponse(
      responseCode = "409",
      description = "season-already-planned",
      content =
          @Content(
              mediaType = ProblemDetails.MEDIA_TYPE,
              examples =
                  @ExampleObject(name = "already-planned", value = Examples.ALREADY_PLANNED)))
  @APIResponse(responseCode = "422", description = "starts-in-the-past")
  public Uni<Response> plan(@PathParam("ladder") String ladder, @NotNull @Valid Plan plan) {
    if (!plan.startsAt().isAfter(clock.instant())) {
      throw Problem.unprocessable("starts-in-the-past", "A season starts in the future.");
    }
    return existing
        .require(ladder)
        .chain(
            () ->
                sessions.withTransaction(
                    session -> book.plan(session, ladder, plan.name(), plan.startsAt())))
        .map(
            planning ->
                switch (planning) {
                  case SeasonBook.Planned(var season) ->
                      Response.status(CREATED).entity(season).build();
                  case SeasonBook.AlreadyPlanned(var season) ->
                      throw Problem.conflict(
                          "season-already-planned",
                          "Season %d, %s, is planned for %s; cancel it first."
                              .formatted(season.number(), season.name(), season.startsAt()));
                });
  }

  @DELETE
  @Path("/planned")
  @RolesAllowed("admin")
  @Operation(summary = "Takes back the plan for the next season")
  @APIResponse(responseCode = "204", description = "It is not planned any more")
  @APIResponse(responseCode = "403", description = "Not an admin")
  @APIResponse(responseCode = "404", description = "unknown-ladder, no-season-planned")
  public Uni<Void> cancel(@PathParam("ladder") String ladder) {
    return existing
        .require(ladder)
        .chain(() -> sessions.withTransaction(session -> book.cancel(session, ladder)))
        .invoke(
            cancelled -> {
              if (!cancelled) {
                throw Problem.notFound("no-season-planned", "No season is planned.");
              }
            })
        .replaceWithVoid();
  }
}
