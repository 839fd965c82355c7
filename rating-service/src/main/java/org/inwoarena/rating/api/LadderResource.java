package org.inwoarena.rating.api;

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
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.problem.ProblemDetails;
import org.inwoarena.kit.security.Caller;
import org.inwoarena.rating.store.BookLine;
import org.inwoarena.rating.store.Books;
import org.inwoarena.rating.store.ChangeLine;
import org.inwoarena.rating.store.LadderLine;
import org.inwoarena.rating.store.Ladders;
import org.inwoarena.rating.store.LeaderboardLine;
import org.inwoarena.rating.store.Profile;
import org.inwoarena.rating.store.Profiles;
import org.inwoarena.rating.store.WithheldMatches;

/** Ladders, leaderboards and rating history. Ratings are in hundredths of a point. */
@Path("/api/v1/ladders")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Ladders")
public class LadderResource {

  private static final String FIRST_PAGE = "0";
  private static final String USUAL_SIZE = "50";
  private static final long LAST_PAGE = 1_000_000;
  private static final long LARGEST_SIZE = 200;
  private static final long LONGEST_PAUSE = 3650;

  private final ExistingLadder existing;
  private final Ladders ladders;
  private final Profiles profiles;
  private final Books books;
  private final WithheldMatches withheld;
  private final Caller caller;
  private final Clock clock;

  LadderResource(
      ExistingLadder existing,
      Ladders ladders,
      Profiles profiles,
      Books books,
      WithheldMatches withheld,
      Caller caller,
      Clock clock) {
    this.existing = existing;
    this.ladders = ladders;
    this.profiles = profiles;
    this.books = books;
    this.withheld = withheld;
    this.caller = caller;
    this.clock = clock;
  }

  @GET
  @Operation(summary = "All ladders")
  @APIResponse(
      responseCode = "200",
      description = "All ladders by name",
      content = @Content(examples = @ExampleObject(name = "ladders", value = Examples.LADDERS)))
  public Uni<List<LadderLine>> all() {
    return ladders.all();
  }

  @GET
  @Path("/{ladder}/leaderboard")
  @Operation(summary = "One page of a ladder's table, best first, and the caller's own line")
  @APIResponse(
      responseCode = "200",
      description = "A page of the table",
      content =
          @Content(
              schema = @Schema(implementation = Leaderboard.class),
              examples = @ExampleObject(name = "leaderboard", value = Examples.LEADERBOARD)))
  @APIResponse(responseCode = "400", description = "Out of bounds; every reason is listed")
  @APIResponse(responseCode = "404", description = "unknown-ladder")
  public Uni<Leaderboard> leaderboard(
      @PathParam("ladder") String ladder,
      @QueryParam("page") @DefaultValue(FIRST_PAGE) @Min(0) @Max(LAST_PAGE) int page,
      @QueryParam("size") @DefaultValue(USUAL_SIZE) @Min(1) @Max(LARGEST_SIZE) int size,
      @Parameter(description = "Only players with at least as many rated games")
          @QueryParam("minGames")
          @DefaultValue("0")
          @Min(0)
          @Max(LAST_PAGE)
          int minGames,
      @Parameter(description = "Only players with a rated game in the last so many days; 0: all")
          @QueryParam("activeDays")
          @DefaultValue("0")
          @Min(0)
          @Max(LONGEST_PAUSE)
          int activeDays) {
    var since =
        activeDays == 0 ? Instant.EPOCH : clock.instant().minus(Duration.ofDays(activeDays));
    var listed = new Ladders.Listed(minGames, since);
    return existing.require(ladder).chain(line -> page(line, listed, page, size));
  }

  private Uni<Leaderboard> page(LadderLine line, Ladders.Listed listed, int page, int size) {
    return ladders
        .players(line.id(), listed)
        .chain(
            total ->
                ladders
                    .leaderboard(line.id(), listed, page, size)
                    .chain(
                        items ->
                            own(line.id())
                                .map(you -> new Leaderboard(line, page, size, total, items, you))));
  }

  @GET
  @Path("/{ladder}/players/{player}/profile")
  @Operation(summary = "A player's rating curve, peak, and records by Illuminati and by opponent")
  @APIResponse(
      responseCode = "200",
      description = "The profile",
      content =
          @Content(
              schema = @Schema(implementation = Profile.class),
              examples = @ExampleObject(name = "profile", value = Examples.PROFILE)))
  @APIResponse(responseCode = "404", description = "unknown-ladder, unknown-player")
  public Uni<Profile> profile(
      @PathParam("ladder") String ladder, @PathParam("player") String player) {
    return existing
        .require(ladder)
        .chain(() -> standing(ladder, player))
        .chain(standing -> profiles.of(ladder, standing));
  }

  @GET
  @Path("/{ladder}/book")
  @Operation(
      summary =
          "The ladder's book in its own order: games, corrections and turns of seasons, with all"
              + " that is needed to recompute every rating")
  @APIResponse(
      responseCode = "200",
      description = "The entries that follow",
      content = @Content(examples = @ExampleObject(name = "book", value = Examples.BOOK)))
  @APIResponse(responseCode = "404", description = "unknown-ladder")
  public Uni<List<BookLine>> book(
      @PathParam("ladder") String ladder,
      @Parameter(description = "The last number already read")
          @QueryParam("after")
          @DefaultValue("0")
          @Min(0)
          long after,
      @QueryParam("size") @DefaultValue("200") @Min(1) @Max(LARGEST_SIZE) int size) {
    return existing.require(ladder).chain(() -> books.after(ladder, after, size));
  }

  @GET
  @Path("/{ladder}/players/{player}")
  @Operation(summary = "A player's rating and rank; without a rank before the first rated game")
  @APIResponse(
      responseCode = "200",
      description = "The line of the table",
      content =
          @Content(
              schema = @Schema(implementation = LeaderboardLine.class),
              examples = @ExampleObject(name = "standing", value = Examples.STANDING)))
  @APIResponse(responseCode = "404", description = "unknown-ladder, unknown-player")
  public Uni<LeaderboardLine> player(
      @PathParam("ladder") String ladder, @PathParam("player") String player) {
    return existing.require(ladder).chain(() -> standing(ladder, player));
  }

  @GET
  @Path("/{ladder}/players/{player}/history")
  @Operation(summary = "A player's rated games, newest first")
  @APIResponse(
      responseCode = "200",
      description = "A page of rated games",
      content = @Content(examples = @ExampleObject(name = "history", value = Examples.HISTORY)))
  @APIResponse(responseCode = "404", description = "unknown-ladder, unknown-player")
  public Uni<Page<ChangeLine>> history(
      @PathParam("ladder") String ladder,
      @PathParam("player") String player,
      @QueryParam("page") @DefaultValue(FIRST_PAGE) @Min(0) @Max(LAST_PAGE) int page,
      @QueryParam("size") @DefaultValue(USUAL_SIZE) @Min(1) @Max(LARGEST_SIZE) int size) {
    return existing
        .require(ladder)
        .chain(() -> standing(ladder, player))
        .chain(
            standing ->
                ladders
                    .history(ladder, player, page, size)
                    .map(items -> new Page<>(page, size, standing.games(), items)));
  }

  @GET
  @Path("/{ladder}/matches/{match}")
  @Operation(
      summary = "What one match did to both ratings, with all that is needed to recompute it")
  @APIResponse(
      responseCode = "200",
      description = "Both changes, and corrections after them",
      content =
          @Content(
              schema = @Schema(implementation = MatchRating.class),
              examples = @ExampleObject(name = "match", value = Examples.MATCH)))
  @APIResponse(
      responseCode = "404",
      description = "unknown-ladder; match-not-rated, with the reason",
      content =
          @Content(
              mediaType = ProblemDetails.MEDIA_TYPE,
              examples = @ExampleObject(name = "not-rated", value = Examples.NOT_RATED)))
  public Uni<MatchRating> match(
      @PathParam("ladder") String ladder, @PathParam("match") String match) {
    return existing
        .require(ladder)
        .chain(() -> ladders.match(ladder, match))
        .chain(
            changes ->
                changes.isEmpty()
                    ? notRated(ladder, match)
                    : Uni.createFrom()
                        .item(new MatchRating(ladder, match, changes.getFirst().seq(), changes)));
  }

  private Uni<MatchRating> notRated(String ladder, String match) {
    return withheld
        .reason(ladder, match)
        .map(
            reason -> {
              throw Problem.notFound(
                  "match-not-rated",
                  reason.orElse("No rating was given for match " + match + " here."));
            });
  }

  private Uni<LeaderboardLine> standing(String ladder, String player) {
    return ladders
        .line(ladder, player)
        .chain(line -> line.isPresent() ? Uni.createFrom().item(line) : ladders.newcomer(player))
        .map(
            found ->
                found.orElseThrow(
                    () ->
                        Problem.notFound("unknown-player", "There is no player " + player + ".")));
  }

  private Uni<Optional<LeaderboardLine>> own(String ladder) {
    return caller.anonymous()
        ? Uni.createFrom().item(Optional.empty())
        : ladders.line(ladder, caller.player());
  }
}
