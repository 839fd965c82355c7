package org.inwoarena.matchmaking.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.matchmaking.conduct.Ban;
import org.inwoarena.matchmaking.conduct.Quit;
import org.inwoarena.matchmaking.conduct.RatedGame;
import org.inwoarena.matchmaking.desk.ConductDesk;
import org.inwoarena.matchmaking.desk.ConductDesk.Standing;

/** How a player stands with the platform. */
@Path("/api/v1/players/me/standing")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({"player", "bot"})
@Tag(name = "players")
public class ConductResource {

  private final ConductDesk desk;
  private final Accounts accounts;

  ConductResource(ConductDesk desk, Accounts accounts) {
    this.desk = desk;
    this.accounts = accounts;
  }

  /** A ban that runs. */
  public record BanView(Ban.Reason reason, Instant until, String detail) {}

  /** A rated match the player left. */
  public record QuitView(UUID matchId, String ladder, Instant endedAt, Quit how) {}

  /**
   * What is held against the player.
   *
   * @param bannedUntil when queuing is possible again, if a ban runs
   * @param games how many of the newest rated matches count
   * @param left how many of them the player left
   * @param free so many cost nothing
   * @param nextBanSeconds the ban for leaving one more now
   * @param quits the matches left, newest first
   */
  public record StandingView(
      Optional<Instant> bannedUntil,
      List<BanView> bans,
      int games,
      int left,
      int free,
      long nextBanSeconds,
      List<QuitView> quits) {

    static StandingView of(Standing standing) {
      return new StandingView(
          standing.bans().stream().map(Ban::until).max(Comparator.naturalOrder()),
          standing.bans().stream()
              .map(ban -> new BanView(ban.reason(), ban.until(), ban.detail()))
              .toList(),
          standing.counted().size(),
          standing.quits(),
          standing.free(),
          standing.next().toSeconds(),
          standing.counted().stream().flatMap(game -> quit(game).stream()).toList());
    }

    private static Optional<QuitView> quit(RatedGame game) {
      return game.quit().map(how -> new QuitView(game.match(), game.ladder(), game.endedAt(), how));
    }
  }

  @GET
  @Operation(
      summary = "What is held against you",
      description =
          "Bans that run, with reasons; how many of your newest rated matches you left before they"
              + " were played out, and what leaving one more would cost.")
  @APIResponse(
      responseCode = "200",
      description = "Your standing",
      content =
          @Content(
              schema = @Schema(implementation = StandingView.class),
              examples = @ExampleObject(name = "standing", value = Examples.STANDING)))
  public Uni<StandingView> standing() {
    return desk.standing(accounts.current()).map(StandingView::of);
  }
}
