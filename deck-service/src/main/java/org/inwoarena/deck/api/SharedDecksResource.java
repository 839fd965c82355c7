package org.inwoarena.deck.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Pattern;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.deck.decks.DeckWorkshop;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.deck.paging.Page;
import org.inwoarena.deck.statistics.DeckStatistics;
import org.inwoarena.deck.store.SharingStore;
import org.inwoarena.engine.deck.DeckReport;
import org.inwoarena.kit.problem.Problem;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Decks their owners share, for everybody. */
@Path("/api/v1/shared-decks")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "shared decks", description = "Public decks, and unlisted ones by their link")
public class SharedDecksResource {

  static final String PATH = "/api/v1/shared-decks/";

  private final SharingStore store;
  private final DeckWorkshop workshop;

  SharedDecksResource(SharingStore store, DeckWorkshop workshop) {
    this.store = store;
    this.workshop = workshop;
  }

  /** Public decks, last changed first. */
  @GET
  @Operation(summary = "Public decks, last changed first; by format, or with a card in them")
  @APIResponse(responseCode = "200", description = "A page of decks")
  @APIResponse(responseCode = "400", description = "invalid-request")
  public Uni<Page<SharingViews.SharedDeck>> list(
      @RestQuery Optional<@Pattern(regexp = "[a-z0-9-]{1,100}") String> format,
      @RestQuery Optional<@Pattern(regexp = "[a-z0-9-]{1,100}") String> card,
      @Valid @BeanParam PageQuery page) {
    return store
        .list(new SharingStore.Wanted(format, card), page.page, page.size)
        .map(
            found ->
                found.map(
                    deck -> SharingViews.SharedDeck.of(deck, report(deck), Optional.empty())));
  }

  /** The deck behind a link. */
  @GET
  @Path("/{key}")
  @Operation(summary = "The deck behind a link")
  @APIResponse(responseCode = "200", description = "The deck with its cards")
  @APIResponse(responseCode = "404", description = "deck-not-found: never, or not any more")
  public Uni<SharingViews.SharedDeck> deck(@RestPath String key) {
    return find(key)
        .map(
            deck ->
                SharingViews.SharedDeck.of(
                    deck, report(deck), Optional.of(deck.draft().list().cards())));
  }

  /** What the deck behind a link is made of. */
  @GET
  @Path("/{key}/statistics")
  @Operation(summary = "What the deck behind a link is made of, and which goals it can reach")
  @APIResponse(
      responseCode = "200",
      description = "Printed numbers; goals as if every own card were in play",
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              examples = @ExampleObject(name = "statistics", value = DeckExamples.STATISTICS)))
  @APIResponse(responseCode = "404", description = "deck-not-found")
  public Uni<DeckStatistics> statistics(@RestPath String key) {
    return find(key).map(deck -> workshop.statistics(deck.draft().list()));
  }

  private Uni<SavedDeck> find(String key) {
    return store
        .find(key)
        .map(
            found ->
                found.orElseThrow(
                    () -> Problem.notFound("deck-not-found", "This link leads to no deck.")));
  }

  private DeckReport report(SavedDeck deck) {
    return workshop.check(deck.draft().list(), deck.draft().format());
  }
}
