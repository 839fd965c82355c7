package org.inwoarena.game.api;

import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.JudgeView;
import org.inwoarena.contracts.MatchSummary;
import org.inwoarena.contracts.MatchSummary.State;
import org.inwoarena.contracts.MatchView;
import org.inwoarena.game.store.MatchQueries;
import org.inwoarena.kit.problem.Problem;

/** Matches, running and finished. Open to everybody; a seat's view only to its player. */
@Path("/api/v1/matches")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "matches")
public class MatchesResource {

  private static final String JUDGE_VIEW =
      """
      {"view": {"view": "part", "audience": "judge", "viewSeq": 240, "log": [],
        "patch": {"set": {"card:3": {"entity": "card", "id": 3, "card": "hackers",
          "zone": "hand", "owner": 0, "holder": 0}}, "removed": []},
        "prompts": [], "clocks": [{"seat": 0, "bankMillis": 1200000}],
        "serverNow": "2026-12-01T20:15:30Z", "visibleAt": "2026-12-01T20:15:30Z"},
       "steps": [{"seq": 412, "viewSeq": 240, "at": "2026-12-01T20:15:30Z",
         "actor": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "log": [{"code": "drew-card",
         "params": {"seat": "seat:0", "card": "card:hackers", "deck": "group"}}]}]}
      """;

  private static final String ID = "[\\x21-\\x7e]{1,64}";

  private final Mutiny.SessionFactory sessions;
  private final MatchQueries matches;
  private final ViewService views;
  private final JudgeViewService judges;

  MatchesResource(
      Mutiny.SessionFactory sessions,
      MatchQueries matches,
      ViewService views,
      JudgeViewService judges) {
    this.sessions = sessions;
    this.matches = matches;
    this.views = views;
    this.judges = judges;
  }

  /** Matches of one state, newest first. */
  @GET
  @Operation(summary = "Matches of a state, newest first")
  public Uni<MatchPage> list(
      @QueryParam("state") @DefaultValue("running") @Pattern(regexp = "running|finished")
          String state,
      @QueryParam("page") @DefaultValue("0") @PositiveOrZero @Max(100_000) int page,
      @QueryParam("size") @DefaultValue("20") @Min(1) @Max(100) int size) {
    var wanted = State.valueOf(state.toUpperCase(Locale.ROOT));
    return sessions.withSession(
        session ->
            matches
                .summaries(session, wanted, page, size)
                .chain(
                    items ->
                        matches
                            .count(session, wanted)
                            .map(total -> new MatchPage(items, page, size, total))));
  }

  /** One match. */
  @GET
  @Path("/{id}")
  @Operation(summary = "A match: who plays, under which rules, how it stands")
  public Uni<MatchSummary> one(@PathParam("id") @Pattern(regexp = ID) String id) {
    return sessions
        .withSession(session -> matches.summary(session, id))
        .map(found -> found.orElseThrow(() -> unknown(id)));
  }

  /** A snapshot, or the parts after one the viewer has seen. */
  @GET
  @Path("/{id}/view")
  @Operation(summary = "What a viewer sees: a snapshot, or the parts after one already seen")
  public Uni<MatchView> view(
      @PathParam("id") @Pattern(regexp = ID) String id,
      @QueryParam("audience") @DefaultValue("public") @Pattern(regexp = "public|me")
          String audience,
      @QueryParam("after") @DefaultValue("0") @PositiveOrZero long after) {
    return views.view(id, audience.equals("me"), after);
  }

  /** A match with every card face up. */
  @GET
  @Path("/{id}/judge-view")
  @Authenticated
  @Operation(
      summary = "A match with every card face up, for judges",
      description =
          "While it is played, for organiser and judges of its event who do not play there; once it"
              + " is over, for any judge. Each look is in the log of the event. The steps name the"
              + " sequence numbers a match can be taken back to.")
  @APIResponse(
      responseCode = "200",
      description = "The view and the newest commands",
      content =
          @Content(
              schema = @Schema(implementation = JudgeView.class),
              examples = @ExampleObject(name = "judge-view", value = JUDGE_VIEW)))
  @APIResponse(responseCode = "403", description = "judge-only, plays-here")
  @APIResponse(responseCode = "404", description = "unknown-match")
  @APIResponse(responseCode = "503", description = "event-unavailable: ask again")
  public Uni<JudgeView> judgeView(@PathParam("id") @Pattern(regexp = ID) String id) {
    return judges.view(id);
  }

  /** The record of a finished match, for replaying and verifying. */
  @GET
  @Path("/{id}/record")
  @Operation(summary = "The record of a finished match")
  public Uni<String> record(@PathParam("id") @Pattern(regexp = ID) String id) {
    return sessions.withSession(
        session ->
            matches
                .summary(session, id)
                .map(found -> finished(found.orElseThrow(() -> unknown(id))))
                .chain(match -> matches.record(session, id))
                .map(record -> record.orElseThrow(() -> unknown(id))));
  }

  private static MatchSummary finished(MatchSummary match) {
    if (match.state() != State.FINISHED) {
      throw Problem.conflict(
          "match-not-finished", "the record of a match is there once it is finished");
    }
    return match;
  }

  static Problem unknown(String id) {
    return Problem.notFound("unknown-match", "there is no match " + id);
  }
}
