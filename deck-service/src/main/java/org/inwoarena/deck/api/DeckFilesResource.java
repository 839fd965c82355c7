package org.inwoarena.deck.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.deck.decks.DeckWorkshop;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.deck.store.DeckStore;
import org.inwoarena.engine.deck.DeckFile;
import org.inwoarena.engine.deck.DeckLimits;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.security.Caller;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.multipart.FileUpload;

/** Deck files in and out. */
@Path("/api/v1/decks")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed("player")
@Tag(name = "decks")
public class DeckFilesResource {

  private static final String UNNAMED = "Imported deck";

  private final DeckDesk desk;
  private final DeckStore store;
  private final DeckWorkshop workshop;
  private final Caller caller;

  DeckFilesResource(DeckDesk desk, DeckStore store, DeckWorkshop workshop, Caller caller) {
    this.desk = desk;
    this.store = store;
    this.workshop = workshop;
    this.caller = caller;
  }

  /** Keeps a deck sent as the bare file. */
  @POST
  @Consumes({
    MediaType.TEXT_PLAIN,
    MediaType.APPLICATION_XML,
    MediaType.TEXT_XML,
    MediaType.APPLICATION_OCTET_STREAM
  })
  @Operation(summary = "Keep a new deck from a file sent as the body")
  @RequestBody(
      content = {
        @Content(mediaType = MediaType.TEXT_PLAIN, example = DeckExamples.LIST),
        @Content(mediaType = MediaType.APPLICATION_XML, example = DeckExamples.LACKEY),
        @Content(mediaType = MediaType.TEXT_XML, example = DeckExamples.LACKEY),
        @Content(mediaType = MediaType.APPLICATION_OCTET_STREAM, example = DeckExamples.LIST)
      })
  @APIResponse(
      responseCode = "201",
      description = "Kept",
      content = @Content(schema = @Schema(implementation = DeckViews.DeckAnswer.class)))
  public Uni<Response> createFromBody(
      @RestQuery Optional<String> name, @RestQuery Optional<String> format, byte[] body) {
    return keep(name, format, () -> desk.file(body, name));
  }

  /** Keeps a deck from an upload form. */
  @POST
  @Consumes(MediaType.MULTIPART_FORM_DATA)
  @Operation(summary = "Keep a new deck from an uploaded file")
  @RequestBody(
      content =
          @Content(
              mediaType = MediaType.MULTIPART_FORM_DATA,
              schema = @Schema(implementation = DeckViews.UploadForm.class)))
  @APIResponse(
      responseCode = "201",
      description = "Kept",
      content = @Content(schema = @Schema(implementation = DeckViews.DeckAnswer.class)))
  public Uni<Response> createFromUpload(
      @RestForm("file") FileUpload file,
      @RestForm Optional<String> name,
      @RestForm Optional<String> format) {
    if (file == null) {
      throw Problem.of(400, "file-missing", "The form has no part called \"file\".");
    }
    var fileName = Optional.ofNullable(file.fileName());
    return keep(name.or(() -> fileName), format, () -> desk.file(bytes(file), fileName));
  }

  /** Checks a file without keeping it. */
  @POST
  @Path("/check")
  @Consumes({
    MediaType.TEXT_PLAIN,
    MediaType.APPLICATION_XML,
    MediaType.TEXT_XML,
    MediaType.APPLICATION_OCTET_STREAM
  })
  @Operation(summary = "Check a deck file without keeping it")
  @RequestBody(
      content = {
        @Content(mediaType = MediaType.TEXT_PLAIN, example = DeckExamples.LIST),
        @Content(mediaType = MediaType.APPLICATION_XML, example = DeckExamples.LACKEY),
        @Content(mediaType = MediaType.TEXT_XML, example = DeckExamples.LACKEY),
        @Content(mediaType = MediaType.APPLICATION_OCTET_STREAM, example = DeckExamples.LIST)
      })
  public Uni<DeckViews.CheckAnswer> check(
      @RestQuery Optional<String> name, @RestQuery Optional<String> format, byte[] body) {
    return desk.check(() -> desk.file(body, name), format).map(DeckViews.CheckAnswer::of);
  }

  /** The deck as a file. */
  @GET
  @Path("/{id}/export")
  @Produces({MediaType.TEXT_PLAIN, MediaType.APPLICATION_XML})
  @Operation(summary = "One of your decks as a file: as=lackey (.dek of LackeyCCG) or as=text")
  @APIResponse(
      responseCode = "200",
      description = "The file, to be saved",
      content = {
        @Content(
            mediaType = MediaType.TEXT_PLAIN,
            schema = @Schema(implementation = String.class),
            example = DeckExamples.LIST),
        @Content(
            mediaType = MediaType.APPLICATION_XML,
            schema = @Schema(implementation = String.class),
            example = DeckExamples.LACKEY)
      })
  @APIResponse(responseCode = "404", description = "You have no such deck")
  public Uni<Response> export(@RestPath UUID id, @RestQuery @DefaultValue("lackey") String as) {
    return store
        .find(caller.player(), id)
        .map(found -> found.orElseThrow(DeckProblems::noDeck))
        .map(deck -> file(deck.draft(), as));
  }

  private Uni<Response> keep(
      Optional<String> name, Optional<String> format, Supplier<DeckFile> file) {
    var owner = caller.player();
    return desk.draft(deckName(name), file, format).chain(draft -> desk.keep(owner, draft));
  }

  private Response file(SavedDeck.Draft draft, String as) {
    return switch (as) {
      case "lackey" ->
          attachment(draft, ".dek", MediaType.APPLICATION_XML, workshop.lackey(draft.list()));
      case "text" ->
          attachment(
              draft, ".txt", MediaType.TEXT_PLAIN, workshop.text(draft.name(), draft.list()));
      default ->
          throw Problem.of(400, "unknown-file-type", "Decks are exported as=lackey or as=text.");
    };
  }

  private static Response attachment(
      SavedDeck.Draft draft, String ending, String type, String text) {
    var name = draft.name().replaceAll("[^A-Za-z0-9]+", "_") + ending;
    return Response.ok(text, type + ";charset=UTF-8")
        .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + name + "\"")
        .build();
  }

  /** What a file is called says what the deck is called: without folders and ending. */
  private static String deckName(Optional<String> given) {
    var name =
        given
            .map(text -> text.replaceAll(".*[/\\\\]", "").replaceAll("\\.(dek|txt|xml)$", ""))
            .map(text -> text.replaceAll("\\p{Cntrl}+", " ").strip())
            .filter(text -> !text.isEmpty())
            .orElse(UNNAMED);
    return name.length() > DeckViews.LONGEST_NAME
        ? name.substring(0, DeckViews.LONGEST_NAME)
        : name;
  }

  private static byte[] bytes(FileUpload file) {
    try (var in = Files.newInputStream(file.uploadedFile())) {
      return in.readNBytes(DeckLimits.BYTES + 1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
