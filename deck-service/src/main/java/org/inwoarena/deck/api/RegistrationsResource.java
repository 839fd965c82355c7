package org.inwoarena.deck.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.deck.paging.Page;
import org.inwoarena.deck.registration.Registration;
import org.inwoarena.deck.registration.Registration.Outcome;
import org.inwoarena.deck.store.RegistrationStore;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.security.Caller;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;

/** Decks frozen for play. */
@Path("/api/v1/registrations")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed("player")
@Tag(name = "registrations", description = "Your decks frozen for play")
public class RegistrationsResource {

  private final RegistrationStore store;
  private final KnownFormats formats;
  private final Caller caller;

  RegistrationsResource(RegistrationStore store, KnownFormats formats, Caller caller) {
    this.store = store;
    this.formats = formats;
    this.caller = caller;
  }

  /** Freezes a deck as it is now. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(
      summary = "Register a deck for play",
      description =
          "List, hash and validator version are frozen. A repeat with the same Idempotency-Key"
              + " answers with the first registration.")
  @APIResponse(
      responseCode = "201",
      description = "Registered",
      content = @Content(schema = @Schema(implementation = DeckViews.RegistrationAnswer.class)))
  @APIResponse(
      responseCode = "200",
      description = "Registered earlier by the same request",
      content = @Content(schema = @Schema(implementation = DeckViews.RegistrationAnswer.class)))
  @APIResponse(responseCode = "404", description = "deck-not-found, series-not-found")
  @APIResponse(responseCode = "409", description = "pools-not-open, building-over")
  @APIResponse(responseCode = "422", description = "Not legal, or the key was used otherwise")
  public Uni<Response> register(
      @RestHeader("Idempotency-Key") @Size(min = 1, max = DeckViews.LONGEST_KEY) String key,
      @Valid @NotNull DeckViews.NewRegistration wanted) {
    var format = wanted.format().map(formats::named);
    var wish =
        new RegistrationStore.Wish(
            caller.player(), wanted.deckId(), format, wanted.poolId(), Optional.ofNullable(key));
    return store.register(wish).map(RegistrationsResource::answer);
  }

  /** The caller's registrations, newest first. */
  @GET
  @Path("/mine")
  @Operation(summary = "Your registrations, newest first")
  public Uni<Page<DeckViews.RegistrationAnswer>> mine(@Valid @BeanParam PageQuery page) {
    return store
        .list(caller.player(), page.page, page.size)
        .map(found -> found.map(DeckViews.RegistrationAnswer::of));
  }

  /** One of the caller's registrations. */
  @GET
  @Path("/{id}")
  @Operation(summary = "One of your registrations")
  @APIResponse(
      responseCode = "200",
      description = "The registration",
      content = @Content(schema = @Schema(implementation = DeckViews.RegistrationAnswer.class)))
  @APIResponse(responseCode = "404", description = "You have no such registration")
  public Uni<DeckViews.RegistrationAnswer> registration(@RestPath UUID id) {
    var owner = caller.player();
    return store
        .find(id)
        .map(found -> found.filter(registration -> registration.owner().equals(owner)))
        .map(
            mine ->
                mine.map(DeckViews.RegistrationAnswer::of)
                    .orElseThrow(RegistrationsResource::none));
  }

  private static Response answer(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Frozen(var registration, var before) -> answer(registration, before);
      case Outcome.Illegal(var report) -> throw DeckProblems.illegal(report);
      case Outcome.NoDeck() -> throw DeckProblems.noDeck();
      case Outcome.Barred(var why) -> throw PoolProblems.of(why);
      case Outcome.KeyReused() ->
          throw Problem.unprocessable(
              "idempotency-key-reused",
              "This Idempotency-Key was used to register another deck or format.");
    };
  }

  private static Response answer(Registration registration, boolean before) {
    var body = DeckViews.RegistrationAnswer.of(registration);
    var place = URI.create("/api/v1/registrations/" + registration.id());
    return (before ? Response.ok().location(place) : Response.created(place)).entity(body).build();
  }

  private static Problem none() {
    return Problem.notFound("registration-not-found", "You have no such registration.");
  }
}
