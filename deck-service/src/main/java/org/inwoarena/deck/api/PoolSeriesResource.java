package org.inwoarena.deck.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.deck.paging.Page;
import org.inwoarena.deck.pools.Objection;
import org.inwoarena.deck.pools.PoolSeries;
import org.inwoarena.deck.store.PoolStore;
import org.inwoarena.engine.deck.CardPool;
import org.inwoarena.engine.deck.DeckFormat;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.security.Caller;
import org.jboss.resteasy.reactive.RestPath;

/** Pools of sealed events. */
@Path("/api/v1/pool-series")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "sealed pools", description = "Pools dealt for sealed events")
public class PoolSeriesResource {

  private static final int SEED_BYTES = 32;

  private final PoolStore store;
  private final KnownFormats formats;
  private final Caller caller;
  private final SecureRandom random;
  private final Clock clock;

  PoolSeriesResource(
      PoolStore store, KnownFormats formats, Caller caller, SecureRandom random, Clock clock) {
    this.store = store;
    this.formats = formats;
    this.caller = caller;
    this.random = random;
    this.clock = clock;
  }

  /** Makes a series of pools. */
  @POST
  @RolesAllowed({"organizer", "admin"})
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(
      summary = "Make the pools of a sealed event",
      description =
          "The seed is drawn now and its hash is public at once. Name cardPool as the deck format"
              + " of the event, and open the pools when everybody is there.")
  @APIResponse(
      responseCode = "201",
      description = "Made",
      content = @Content(schema = @Schema(implementation = PoolViews.Series.class)))
  @APIResponse(responseCode = "422", description = "unknown-format, format-deals-no-pools")
  public Uni<Response> create(@Valid @NotNull PoolViews.NewSeries wanted) {
    var series =
        new PoolSeries(
            UUID.randomUUID(),
            caller.player(),
            wanted.name().strip(),
            dealing(wanted.format()),
            seed(),
            Set.copyOf(wanted.judges().orElse(List.of())),
            clock.instant(),
            Optional.empty(),
            Optional.empty());
    return store
        .add(series)
        .map(
            kept ->
                Response.created(URI.create("/api/v1/pool-series/" + kept.id()))
                    .entity(PoolViews.Series.of(kept))
                    .build());
  }

  /** The organiser's series. */
  @GET
  @Path("/mine")
  @RolesAllowed({"organizer", "admin"})
  @Operation(summary = "The series you have made, newest first")
  @APIResponse(responseCode = "200", description = "A page of series")
  public Uni<Page<PoolViews.Series>> mine(@Valid @BeanParam PageQuery page) {
    return store
        .list(caller.player(), page.page, page.size)
        .map(found -> found.map(PoolViews.Series::of));
  }

  /** One series. */
  @GET
  @Path("/{id}")
  @PermitAll
  @Operation(summary = "What everybody may know of a series: commitment, deadline, later the seed")
  @APIResponse(responseCode = "200", description = "The series")
  @APIResponse(responseCode = "404", description = "series-not-found")
  public Uni<PoolViews.Series> series(@RestPath UUID id) {
    return find(id).map(PoolViews.Series::of);
  }

  /** Opens the pools. */
  @POST
  @Path("/{id}/open")
  @RolesAllowed({"organizer", "admin"})
  @Operation(
      summary = "Open the pools to everybody; the time to build runs from now",
      description = "Decks are registered with poolId until the deadline, which nothing moves.")
  @APIResponse(responseCode = "200", description = "The series with its deadline")
  @APIResponse(responseCode = "403", description = "organiser-only")
  @APIResponse(responseCode = "404", description = "series-not-found")
  @APIResponse(responseCode = "409", description = "pools-open")
  public Uni<PoolViews.Series> open(@RestPath UUID id) {
    return store.open(caller.player(), id).map(PoolSeriesResource::done).map(PoolViews.Series::of);
  }

  /** Shows the seed. */
  @POST
  @Path("/{id}/reveal")
  @RolesAllowed({"organizer", "admin"})
  @Operation(summary = "Show seed and pools to everybody, when the event is over")
  @APIResponse(responseCode = "200", description = "The series with its seed")
  @APIResponse(responseCode = "403", description = "organiser-only")
  @APIResponse(responseCode = "404", description = "series-not-found")
  @APIResponse(responseCode = "409", description = "building-not-over, pools-revealed")
  public Uni<PoolViews.Series> reveal(@RestPath UUID id) {
    return store
        .reveal(caller.player(), id)
        .map(PoolSeriesResource::done)
        .map(PoolViews.Series::of);
  }

  /** The caller's pool. */
  @GET
  @Path("/{id}/pools/me")
  @RolesAllowed("player")
  @Operation(summary = "Your pool; nobody but you and the judges sees it until the seed is shown")
  @APIResponse(responseCode = "200", description = "The pool with the deadline")
  @APIResponse(responseCode = "404", description = "series-not-found")
  @APIResponse(responseCode = "409", description = "pools-not-open")
  public Uni<PoolViews.Pool> myPool(@RestPath UUID id) {
    return store.mine(id, caller.player()).map(PoolSeriesResource::done).map(PoolViews.Pool::of);
  }

  /** Somebody's pool. */
  @GET
  @Path("/{id}/pools/{player}")
  @PermitAll
  @Operation(summary = "A player's pool: for him, organiser and judges, in the end for everybody")
  @APIResponse(responseCode = "200", description = "The pool")
  @APIResponse(responseCode = "403", description = "pool-hidden")
  @APIResponse(responseCode = "404", description = "series-not-found, pool-not-found")
  public Uni<PoolViews.Pool> pool(@RestPath UUID id, @RestPath String player) {
    var viewer = caller.viewer();
    return find(id)
        .invoke(
            series -> {
              if (!series.shows(player, viewer)) {
                throw Problem.forbidden("pool-hidden", "You may not see this pool yet.");
              }
            })
        .chain(series -> store.dealt(series, player))
        .map(
            found ->
                found
                    .map(PoolViews.Pool::of)
                    .orElseThrow(
                        () ->
                            Problem.notFound(
                                "pool-not-found", "This player has not looked at a pool.")));
  }

  private Uni<PoolSeries> find(UUID id) {
    return store.find(id).map(found -> found.orElseThrow(() -> PoolProblems.of(Objection.UNKNOWN)));
  }

  private static <T> T done(PoolStore.Outcome<T> outcome) {
    return switch (outcome) {
      case PoolStore.Outcome.Done<T>(var result) -> result;
      case PoolStore.Outcome.Refused<T>(var why) -> throw PoolProblems.of(why);
    };
  }

  private DeckFormat dealing(String format) {
    var found = formats.named(format);
    if (!(found.pool() instanceof CardPool.Dealt)) {
      throw Problem.unprocessable(
          "format-deals-no-pools", "Decks of " + found.pin() + " are built from no dealt pool.");
    }
    return found;
  }

  private String seed() {
    var bytes = new byte[SEED_BYTES];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
