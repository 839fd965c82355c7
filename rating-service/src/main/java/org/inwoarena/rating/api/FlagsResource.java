package org.inwoarena.rating.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.security.Caller;
import org.inwoarena.rating.store.FlagLine;
import org.inwoarena.rating.store.ReviewBook;

/** Suspicious patterns for judges to look at. A flag changes no rating; a correction does. */
@Path("/api/v1/ladders/{ladder}/flags")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({"judge", "admin"})
@Tag(name = "Ladders")
public class FlagsResource {

  private static final long LAST_PAGE = 1_000_000;
  private static final long LARGEST_SIZE = 200;

  private final Mutiny.SessionFactory sessions;
  private final ExistingLadder existing;
  private final ReviewBook book;
  private final Caller caller;
  private final Clock clock;

  FlagsResource(
      Mutiny.SessionFactory sessions,
      ExistingLadder existing,
      ReviewBook book,
      Caller caller,
      Clock clock) {
    this.sessions = sessions;
    this.existing = existing;
    this.book = book;
    this.caller = caller;
    this.clock = clock;
  }

  /**
   * What a judge found.
   *
   * @param text at most 1,000 characters
   */
  @Schema(example = Examples.VERDICT)
  public record Verdict(@NotBlank @Size(max = 1000) String text) {}

  @GET
  @Operation(summary = "Flags of a ladder, newest first; only open ones unless asked otherwise")
  @APIResponse(
      responseCode = "200",
      description = "A page of flags",
      content = @Content(examples = @ExampleObject(name = "flags", value = Examples.FLAGS)))
  @APIResponse(responseCode = "403", description = "Not a judge")
  @APIResponse(responseCode = "404", description = "unknown-ladder")
  public Uni<Page<FlagLine>> flags(
      @PathParam("ladder") String ladder,
      @QueryParam("open") @DefaultValue("true") boolean open,
      @QueryParam("page") @DefaultValue("0") @Min(0) @Max(LAST_PAGE) int page,
      @QueryParam("size") @DefaultValue("50") @Min(1) @Max(LARGEST_SIZE) int size) {
    return existing
        .require(ladder)
        .chain(
            () ->
                sessions.withSession(
                    session ->
                        book.count(session, ladder, open)
                            .chain(
                                total ->
                                    book.flags(session, ladder, open, page, size)
                                        .map(lines -> new Page<>(page, size, total, lines)))));
  }

  @POST
  @Path("/{flag}/verdict")
  @Operation(summary = "Closes a flag with what was found")
  @APIResponse(
      responseCode = "200",
      description = "The flag, closed",
      content =
          @Content(
              schema = @Schema(implementation = FlagLine.class),
              examples = @ExampleObject(name = "flag-closed", value = Examples.FLAG_CLOSED)))
  @APIResponse(responseCode = "403", description = "Not a judge")
  @APIResponse(responseCode = "404", description = "unknown-ladder, unknown-flag")
  @APIResponse(responseCode = "409", description = "flag-already-closed")
  public Uni<FlagLine> close(
      @PathParam("ladder") String ladder,
      @PathParam("flag") UUID flag,
      @NotNull @Valid Verdict verdict) {
    var judge = caller.player();
    return existing
        .require(ladder)
        .chain(
            () ->
                sessions.withTransaction(
                    session ->
                        book.close(session, ladder, flag, judge, verdict.text(), clock.instant())))
        .map(
            closing ->
                switch (closing.orElseThrow(
                    () -> Problem.notFound("unknown-flag", "There is no flag " + flag + "."))) {
                  case ReviewBook.Closed(var line) -> line;
                  case ReviewBook.WasClosed(var line) ->
                      throw Problem.conflict(
                          "flag-already-closed",
                          "The flag was closed at " + line.closedAt().orElseThrow() + ".");
                });
  }
}
