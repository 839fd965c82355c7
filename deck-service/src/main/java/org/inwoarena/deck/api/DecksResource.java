package org.inwoarena.deck.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.deck.paging.Page;
import org.inwoarena.deck.store.DeckStore;
import org.inwoarena.deck.store.DeckStore.Change;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.security.Caller;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;

/** The caller's decks. Decks of others do not exist for him. */
@Path("/api/v1/decks")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed("player")
@Tag(name = "decks", description = "Your decks")
public class DecksResource {

  private static final Pattern VERSION_TAG = Pattern.compile("(?:W/)?\"?(\\d{1,9})\"?");

  private final DeckDesk desk;
  private final DeckStore store;
  private final Caller caller;
  private final Clock clock;

  DecksResource(DeckDesk desk, DeckStore store, Caller caller, Clock clock) {
    this.desk = desk;
    this.store = store;
    this.caller = caller;
    this.clock = clock;
  }

  /** The caller's decks, last changed first. */
  @GET
  @Operation(summary = "Your decks, last changed first")
  public Uni<Page<DeckViews.DeckAnswer>> list(@Valid @BeanParam PageQuery page) {
    return store.list(caller.player(), page.page, page.size).map(found -> found.map(desk::inList));
  }

  /** Keeps a new deck, also one that is not legal yet. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(
      summary = "Keep a new deck",
      description =
          "A deck that is not legal yet is kept and its problems are told; a deck with lines that"
              + " cannot be understood is refused with all of them.")
  @APIResponse(responseCode = "201", description = "Kept")
  @APIResponse(responseCode = "413", description = "Larger than 1 MB")
  @APIResponse(responseCode = "422", description = "Not understood; errors name line and reason")
  public Uni<Response> create(@Valid @NotNull DeckViews.NewDeck deck) {
    var owner = caller.player();
    return draft(deck).chain(draft -> desk.keep(owner, draft));
  }

  /** Checks a deck without keeping it. */
  @POST
  @Path("/check")
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(summary = "Check a deck without keeping it")
  @APIResponse(responseCode = "200", description = "Everything the validator has to say")
  public Uni<DeckViews.CheckAnswer> check(@Valid @NotNull DeckViews.DeckToCheck deck) {
    return desk.check(() -> desk.file(deck.text(), deck.cards()), deck.format())
        .map(DeckViews.CheckAnswer::of);
  }

  /** One deck. */
  @GET
  @Path("/{id}")
  @Operation(summary = "One of your decks, with what bars it from play")
  @APIResponse(responseCode = "404", description = "You have no such deck")
  public Uni<Response> deck(@RestPath UUID id) {
    return store
        .find(caller.player(), id)
        .map(found -> found.orElseThrow(DeckProblems::noDeck))
        .map(this::ok);
  }

  /** Replaces name, format and cards of a deck. */
  @PUT
  @Path("/{id}")
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(
      summary = "Replace a deck",
      description = "With If-Match only if the deck still has the version you have seen.")
  @APIResponse(responseCode = "412", description = "It was changed since")
  public Uni<Response> replace(
      @RestPath UUID id,
      @RestHeader(HttpHeaders.IF_MATCH) Optional<String> ifMatch,
      @Valid @NotNull DeckViews.NewDeck deck) {
    var owner = caller.player();
    var expected = version(ifMatch);
    return draft(deck)
        .chain(draft -> store.change(owner, id, expected, draft, clock.instant()))
        .map(this::answer);
  }

  /** Deletes a deck; its registrations stay. */
  @DELETE
  @Path("/{id}")
  @Operation(summary = "Delete a deck; its registrations stay")
  @APIResponse(responseCode = "204", description = "Deleted")
  public Uni<Void> delete(@RestPath UUID id) {
    return store
        .remove(caller.player(), id)
        .invoke(
            removed -> {
              if (!removed) {
                throw DeckProblems.noDeck();
              }
            })
        .replaceWithVoid();
  }

  private Uni<SavedDeck.Draft> draft(DeckViews.NewDeck deck) {
    return desk.draft(
        deck.name().strip(), () -> desk.file(deck.text(), deck.cards()), deck.format());
  }

  private Response answer(Change change) {
    return switch (change) {
      case Change.Done(var deck) -> ok(deck);
      case Change.NoDeck() -> throw DeckProblems.noDeck();
      case Change.Stale(var version) ->
          throw Problem.of(
              412,
              "deck-changed",
              "The deck was changed in the meantime and has version " + version + " now.");
    };
  }

  private Response ok(SavedDeck deck) {
    return Response.ok(desk.answer(deck)).tag(DeckDesk.tag(deck)).build();
  }

  private static OptionalInt version(Optional<String> ifMatch) {
    if (ifMatch.isEmpty() || ifMatch.get().equals("*")) {
      return OptionalInt.empty();
    }
    var tag = VERSION_TAG.matcher(ifMatch.get());
    if (!tag.matches()) {
      throw Problem.of(400, "bad-if-match", "If-Match takes the ETag of the deck.");
    }
    return OptionalInt.of(Integer.parseInt(tag.group(1)));
  }
}
