package org.inwoarena.matchmaking.api.event;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.matchmaking.api.Accounts;
import org.inwoarena.matchmaking.desk.event.ImportDesk;
import org.inwoarena.tournament.life.Entrant;

/** An organiser enters players from a spreadsheet. */
@Path("/api/v1/events/{id}/entrants/import")
@RolesAllowed({"organizer", "admin"})
@Tag(name = "Events")
public class EntrantsImportResource {

  private static final int LONGEST = 262_144;
  private static final String LIST =
      """
      id,name,rating,games
      6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01,Alice,1500,12
      0b9d7c1e-52f1-4c55-8a0a-5f6b8a1d2c33,Bob,1620,40
      """;

  private final ImportDesk desk;
  private final Accounts accounts;

  EntrantsImportResource(ImportDesk desk, Accounts accounts) {
    this.desk = desk;
    this.accounts = accounts;
  }

  /**
   * What came of a list, or would come of it.
   *
   * @param dryRun whether nothing has changed
   * @param entrants those on the list, in its order
   */
  @Schema(
      example =
          """
          {"dryRun": false, "entrants": [
            {"player": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "name": "Alice", "rating": 1500,
             "status": "seated"},
            {"player": "0b9d7c1e-52f1-4c55-8a0a-5f6b8a1d2c33", "name": "Bob", "rating": 1620,
             "status": "waiting"}]}
          """)
  public record Imported(boolean dryRun, List<Line> entrants) {

    /** Keeps an own copy. */
    public Imported {
      entrants = List.copyOf(entrants);
    }

    /** One of them. */
    public record Line(String player, String name, int rating, String status) {
      static Line of(Entrant entrant) {
        return new Line(
            entrant.id().value(), entrant.name(), entrant.rating(), entrant.status().word());
      }
    }
  }

  @POST
  @Consumes("text/csv")
  @Operation(
      summary = "Enter everybody on a list, or nobody",
      description =
          "The first line reads id,name,rating,games; each further one names a player by id and"
              + " handle. Rating and games count for those who have no rated game here. Neither"
              + " password nor invitation is asked for; the other entry conditions hold. At most"
              + " 2,000 lines. Every bad line is named, as errors[].where, and then nothing has"
              + " changed.")
  @RequestBody(
      content =
          @Content(
              mediaType = "text/csv",
              schema = @Schema(type = SchemaType.STRING),
              example = LIST))
  @APIResponse(
      responseCode = "200",
      description = "Those on the list as they stand now",
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              schema = @Schema(implementation = Imported.class)))
  @APIResponse(responseCode = "403", description = "organiser-only")
  @APIResponse(
      responseCode = "409",
      description =
          "wrong-phase; or all lines can be read, but entered-already, no-show-ban,"
              + " too-few-rated-games, rating-out-of-range")
  @APIResponse(
      responseCode = "422",
      description =
          "head, too-long, fields, id, twice, name, rating, games, player-unknown, name-differs")
  public Uni<Imported> list(
      @PathParam("id") UUID id,
      @Parameter(description = "Only say what would come of it", example = "true")
          @QueryParam("dryRun")
          @DefaultValue("false")
          boolean dryRun,
      @NotNull @Size(max = LONGEST) String csv) {
    return desk.run(accounts.current(), id, csv, dryRun)
        .map(entrants -> new Imported(dryRun, entrants.stream().map(Imported.Line::of).toList()));
  }
}
