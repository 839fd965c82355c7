package org.inwoarena.deck.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.deck.decks.Revision;
import org.inwoarena.deck.paging.Page;
import org.inwoarena.deck.store.DeckStore;
import org.inwoarena.deck.store.RevisionStore;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.security.Caller;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** What the caller's decks were before. */
@Path("/api/v1/decks/{id}/revisions")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed("player")
@Tag(name = "decks")
public class RevisionsResource {

  private final DeckDesk desk;
  private final DeckStore decks;
  private final RevisionStore store;
  private final Caller caller;
  private final Clock clock;

  RevisionsResource(
      DeckDesk desk, DeckStore decks, RevisionStore store, Caller caller, Clock clock) {
    this.desk = desk;
    this.decks = decks;
    this.store = store;
    this.caller = caller;
    this.clock = clock;
  }

  /** Every version kept, newest first. */
  @GET
  @Operation(
      summary = "The versions of a deck, newest first",
      description = "Every save is kept, the present one included; the last hundred stay.")
  @APIResponse(responseCode = "200", description = "A page of versions")
  @APIResponse(responseCode = "404", description = "deck-not-found")
  public Uni<Page<RevisionViews.Line>> list(@RestPath UUID id, @Valid @BeanParam PageQuery page) {
    return store
        .list(caller.player(), id, page.page, page.size)
        .invoke(
            found -> {
              if (found.total() == 0) {
                throw DeckProblems.noDeck();
              }
            })
        .map(found -> found.map(RevisionViews.Line::of));
  }

  /** One version. */
  @GET
  @Path("/{version}")
  @Operation(summary = "A version of a deck with its cards")
  @APIResponse(responseCode = "200", description = "The version")
  @APIResponse(responseCode = "404", description = "revision-not-found")
  public Uni<RevisionViews.Whole> revision(@RestPath UUID id, @RestPath int version) {
    return find(caller.player(), id, version).map(RevisionViews.Whole::of);
  }

  /** What changed since. */
  @GET
  @Path("/{version}/diff")
  @Operation(summary = "What changed from one version to another, by default to the present one")
  @APIResponse(responseCode = "200", description = "Cards whose number changed")
  @APIResponse(responseCode = "404", description = "deck-not-found, revision-not-found")
  public Uni<RevisionViews.Diff> diff(
      @RestPath UUID id, @RestPath int version, @RestQuery Optional<Integer> to) {
    var owner = caller.player();
    return find(owner, id, version)
        .chain(
            before ->
                to.map(other -> find(owner, id, other))
                    .orElseGet(() -> present(owner, id))
                    .map(after -> RevisionViews.Diff.between(before, after)));
  }

  /** Makes a former version the present one. */
  @POST
  @Path("/{version}/restore")
  @Operation(
      summary = "Go back to a version",
      description =
          "The deck gets the version's name, format and cards as a new version. With If-Match only"
              + " if the deck still has the version you have seen.")
  @APIResponse(
      responseCode = "200",
      description = "The deck as it is now",
      content = @Content(schema = @Schema(implementation = DeckViews.DeckAnswer.class)))
  @APIResponse(responseCode = "404", description = "revision-not-found")
  @APIResponse(responseCode = "412", description = "deck-changed")
  public Uni<Response> restore(
      @RestPath UUID id,
      @RestPath int version,
      @RestHeader(HttpHeaders.IF_MATCH) Optional<String> ifMatch) {
    var owner = caller.player();
    var expected = VersionTag.expected(ifMatch);
    return find(owner, id, version)
        .chain(before -> decks.change(owner, id, expected, before.draft(), clock.instant()))
        .map(desk::changed);
  }

  private Uni<Revision> find(String owner, UUID id, int version) {
    return store
        .find(owner, id, version)
        .map(
            found ->
                found.orElseThrow(
                    () ->
                        Problem.notFound(
                            "revision-not-found", "You have no such version of a deck.")));
  }

  private Uni<Revision> present(String owner, UUID id) {
    return decks
        .find(owner, id)
        .map(found -> found.orElseThrow(DeckProblems::noDeck))
        .map(deck -> new Revision(deck.version(), deck.draft(), deck.updatedAt()));
  }
}
