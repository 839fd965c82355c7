package org.inwoarena.deck.api;

import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.CacheControl;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.deck.catalogue.CardFilter;
import org.inwoarena.deck.paging.Page;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.kit.problem.Problem;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** The card catalogue, for everybody. */
@Path("/api/v1/cards")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "cards", description = "The card catalogue")
public class CardsResource {

  private static final Duration FRESH = Duration.ofMinutes(5);

  private final Catalogue catalogue;
  private final EntityTag tag;

  CardsResource(Catalogue catalogue) {
    this.catalogue = catalogue;
    this.tag = new EntityTag(catalogue.hash());
  }

  /** Cards that fit every filter given, by id. */
  @GET
  @Operation(summary = "Search cards by words, set, kind, Alignment and Attribute")
  @APIResponse(
      responseCode = "200",
      description = "A page of cards; the ETag is the catalogue's",
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              examples = @ExampleObject(name = "cards", value = DeckExamples.CARDS)))
  @APIResponse(responseCode = "304", description = "The catalogue has not changed")
  public Response list(
      @RestQuery Optional<String> q,
      @RestQuery Optional<String> set,
      @RestQuery Optional<String> kind,
      @RestQuery Optional<String> alignment,
      @RestQuery Optional<String> attribute,
      @Valid @BeanParam PageQuery page,
      @Context Request request) {
    var filter = new CardFilter(q, set, kind, alignment, attribute);
    return tagged(
        request,
        () -> Page.of(catalogue.cards().stream().filter(filter).toList(), page.page, page.size));
  }

  /** One card. */
  @GET
  @Path("/{id}")
  @Operation(summary = "One card")
  @APIResponse(
      responseCode = "200",
      description = "The card",
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              examples = @ExampleObject(name = "card", value = DeckExamples.CARD)))
  @APIResponse(responseCode = "304", description = "The catalogue has not changed")
  @APIResponse(responseCode = "404", description = "No card has this id")
  public Response card(@RestPath String id, @Context Request request) {
    var card =
        catalogue
            .find(id)
            .orElseThrow(
                () -> Problem.notFound("card-not-found", "No card has the id " + id + "."));
    return tagged(request, () -> card);
  }

  private Response tagged(Request request, Supplier<Object> body) {
    var unchanged = Optional.ofNullable(request.evaluatePreconditions(tag));
    var cache = new CacheControl();
    cache.setMaxAge((int) FRESH.toSeconds());
    return unchanged.orElseGet(() -> Response.ok(body.get())).tag(tag).cacheControl(cache).build();
  }
}
