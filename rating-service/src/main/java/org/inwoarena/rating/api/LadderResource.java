package org.inwoarena.rating.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.security.Caller;
import org.inwoarena.rating.store.ChangeLine;
import org.inwoarena.rating.store.LadderLine;
import org.inwoarena.rating.store.Ladders;
import org.inwoarena.rating.store.LeaderboardLine;

/** Ladders, leaderboards and rating history. Ratings are in hundredths of a point. */
@Path("/api/v1/ladders")
@PermitAll
@Tag(name = "Ladders")
public class LadderResource {

  private static final String FIRST_PAGE = "0";
  private static final String USUAL_SIZE = "50";
  private static final long LAST_PAGE = 1_000_000;
  private static final long LARGEST_SIZE = 200;

  private final Ladders ladders;
  private final Caller caller;

  LadderResource(Ladders ladders, Caller caller) {
    this.ladders = ladders;
    this.caller = caller;
  }

  @GET
  @Operation(summary = "All ladders")
  public Uni<List<LadderLine>> all() {
    return ladders.all();
  }

  @GET
  @Path("/{ladder}/leaderboard")
  @Operation(summary = "One page of a ladder's table, best first, and the caller's own line")
  public Uni<Leaderboard> leaderboard(
      @PathParam("ladder") String ladder,
      @QueryParam("page") @DefaultValue(FIRST_PAGE) @Min(0) @Max(LAST_PAGE) int page,
      @QueryParam("size") @DefaultValue(USUAL_SIZE) @Min(1) @Max(LARGEST_SIZE) int size) {
    return existing(ladder)
        .chain(
            line ->
                ladders
                    .leaderboard(ladder, page, size)
                    .chain(
                        items ->
                            own(ladder)
                                .map(
                                    you ->
                                        new Leaderboard(
                                            line, page, size, line.players(), items, you))));
  }

  @GET
  @Path("/{ladder}/players/{player}")
  @Operation(summary = "A player's rating and rank; without a rank before the first rated game")
  public Uni<LeaderboardLine> player(
      @PathParam("ladder") String ladder, @PathParam("player") String player) {
    return existing(ladder).chain(() -> standing(ladder, player));
  }

  @GET
  @Path("/{ladder}/players/{player}/history")
  @Operation(summary = "A player's rated games, newest first")
  public Uni<Page<ChangeLine>> history(
      @PathParam("ladder") String ladder,
      @PathParam("player") String player,
      @QueryParam("page") @DefaultValue(FIRST_PAGE) @Min(0) @Max(LAST_PAGE) int page,
      @QueryParam("size") @DefaultValue(USUAL_SIZE) @Min(1) @Max(LARGEST_SIZE) int size) {
    return existing(ladder)
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
  public Uni<MatchRating> match(
      @PathParam("ladder") String ladder, @PathParam("match") String match) {
    return existing(ladder)
        .chain(() -> ladders.match(ladder, match))
        .map(
            changes -> {
              if (changes.isEmpty()) {
                throw Problem.notFound(
                    "match-not-rated", "No rating was given for match " + match + " here.");
              }
              return new MatchRating(ladder, match, changes.getFirst().seq(), changes);
            });
  }

  private Uni<LadderLine> existing(String ladder) {
    return ladders
        .find(ladder)
        .map(
            found ->
                found.orElseThrow(
                    () ->
                        Problem.notFound("unknown-ladder", "There is no ladder " + ladder + ".")));
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
