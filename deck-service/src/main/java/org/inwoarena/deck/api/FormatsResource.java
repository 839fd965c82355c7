package org.inwoarena.deck.api;

import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.deck.decks.DeckWorkshop;
import org.inwoarena.deck.paging.Page;
import org.inwoarena.engine.deck.CardFacts;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.Day;
import org.inwoarena.engine.deck.DeckFormat;
import org.inwoarena.kit.problem.Problem;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Formats of play, for everybody. */
@Path("/api/v1/formats")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "formats", description = "What a deck must be to be played")
public class FormatsResource {

  private final KnownFormats formats;
  private final Catalogue catalogue;
  private final DeckWorkshop workshop;

  FormatsResource(KnownFormats formats, Catalogue catalogue, DeckWorkshop workshop) {
    this.formats = formats;
    this.catalogue = catalogue;
    this.workshop = workshop;
  }

  /** The current version of every format. */
  @GET
  @Operation(
      summary = "Formats and what they ask of a deck",
      description = "With on=2027-03-01 the bans and restrictions of that day (UTC), else today's.")
  @APIResponse(
      responseCode = "200",
      description = "A page of formats, the usual one first",
      content = @Content(examples = @ExampleObject(name = "formats", value = DeckExamples.FORMATS)))
  @APIResponse(responseCode = "400", description = "bad-day")
  public Page<FormatViews.Format> list(
      @RestQuery Optional<String> on, @Valid @BeanParam PageQuery page) {
    var day = day(on);
    return Page.of(formats.all(), page.page, page.size).map(format -> view(format, day));
  }

  /** One format or one version of it. */
  @GET
  @Path("/{id}")
  @Operation(
      summary = "A format with all versions and the history of its bans",
      description = "The id means the current version; a version such as constructed@1 itself.")
  @APIResponse(
      responseCode = "200",
      description = "The format",
      content = @Content(examples = @ExampleObject(name = "format", value = DeckExamples.FORMAT)))
  @APIResponse(responseCode = "404", description = "format-not-found")
  public FormatViews.Whole format(@RestPath String id, @RestQuery Optional<String> on) {
    var format = formats.at(id);
    return FormatViews.Whole.of(
        view(format, day(on)), format, workshop.validator(), formats.versions(format));
  }

  /** The cards a deck of the format may hold. */
  @GET
  @Path("/{id}/cards")
  @Operation(summary = "The catalogue ids a deck of the format may hold, bans left aside")
  @APIResponse(
      responseCode = "200",
      description = "A page of ids",
      content = @Content(examples = @ExampleObject(name = "cards", value = DeckExamples.POOL)))
  @APIResponse(responseCode = "404", description = "format-not-found")
  public Page<String> cards(@RestPath String id, @Valid @BeanParam PageQuery page) {
    return Page.of(pool(formats.at(id)), page.page, page.size);
  }

  private FormatViews.Format view(DeckFormat format, Day day) {
    return FormatViews.Format.of(format, day, pool(format).size());
  }

  private List<String> pool(DeckFormat format) {
    return catalogue.cards().stream().filter(format.pool()::admits).map(CardFacts::id).toList();
  }

  private Day day(Optional<String> on) {
    try {
      return on.map(Day::new).orElseGet(workshop::today);
    } catch (IllegalArgumentException notADay) {
      throw Problem.of(400, "bad-day", "A day is written 2026-12-01.");
    }
  }
}
