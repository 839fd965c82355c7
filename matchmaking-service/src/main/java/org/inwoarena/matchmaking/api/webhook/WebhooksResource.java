package org.inwoarena.matchmaking.api.webhook;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.matchmaking.api.Accounts;
import org.inwoarena.matchmaking.api.Page;
import org.inwoarena.matchmaking.desk.webhook.WebhookDesk;
import org.jboss.resteasy.reactive.RestResponse;

/** Word of an organiser's events to his own server. */
@Path("/api/v1/webhooks")
@RolesAllowed({"organizer", "admin"})
@Tag(name = "Webhooks")
public class WebhooksResource {

  private static final String PATH = "/api/v1/webhooks/";

  private final WebhookDesk desk;
  private final Accounts accounts;

  WebhooksResource(WebhookDesk desk, Accounts accounts) {
    this.desk = desk;
    this.accounts = accounts;
  }

  /** The address to write to. */
  @Schema(example = "{\"url\": \"https://club.example.org/arena\"}")
  public record Address(@NotBlank @Size(max = 500) String url) {}

  @POST
  @Operation(
      summary = "Register an address that hears what happens at all your events",
      description =
          "Kinds: registration, round-paired, result, standings, finished, cancelled. Messages come"
              + " as POST in the order they were written, with the headers Arena-Webhook-Id (the"
              + " same at every attempt), Arena-Webhook-Kind, Arena-Webhook-Timestamp (seconds"
              + " since 1970) and Arena-Webhook-Signature: v1= and the HMAC-SHA-256, in hex, of"
              + " timestamp, a full stop and the body, under the secret. Any 2xx answer within ten"
              + " seconds is good. The secret is told this once.")
  @APIResponse(
      responseCode = "201",
      description = "The webhook with its secret",
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              schema = @Schema(implementation = WebhookView.class)))
  @APIResponse(responseCode = "409", description = "webhook-known, webhooks-too-many")
  @APIResponse(
      responseCode = "422",
      description =
          "url-syntax, url-scheme, url-host, url-log-in, url-fragment, url-unknown-host,"
              + " url-private")
  public Uni<RestResponse<WebhookView>> add(@NotNull @Valid Address address) {
    return desk.add(accounts.current(), address.url())
        .map(WebhookView::fresh)
        .map(
            webhook ->
                RestResponse.ResponseBuilder.create(RestResponse.Status.CREATED, webhook)
                    .location(URI.create(PATH + webhook.id()))
                    .build());
  }

  @GET
  @Operation(summary = "Your webhooks, without their secrets")
  public Uni<List<WebhookView>> all() {
    return desk.all(accounts.current()).map(found -> found.stream().map(WebhookView::of).toList());
  }

  @DELETE
  @Path("/{id}")
  @Operation(summary = "Remove a webhook with all it was told")
  @APIResponse(responseCode = "204", description = "Removed")
  @APIResponse(responseCode = "404", description = "webhook-unknown")
  public Uni<Void> remove(@PathParam("id") UUID id) {
    return desk.remove(accounts.current(), id);
  }

  @POST
  @Path("/{id}/enable")
  @Operation(
      summary = "Write again to a webhook that was disabled, or is left alone after a failure",
      description = "What waited for it is sent now.")
  @APIResponse(responseCode = "204", description = "Enabled")
  @APIResponse(responseCode = "404", description = "webhook-unknown")
  public Uni<Void> enable(@PathParam("id") UUID id) {
    return desk.enable(accounts.current(), id);
  }

  @GET
  @Path("/{id}/deliveries")
  @Operation(
      summary = "What a webhook was told, the newest first",
      description = "Kept for thirty days.")
  @APIResponse(responseCode = "200", description = "A page of deliveries, newest first")
  @APIResponse(responseCode = "404", description = "webhook-unknown")
  public Uni<Page<DeliveryView>> deliveries(
      @PathParam("id") UUID id,
      @QueryParam("page") @DefaultValue("0") @Min(0) @Max(100_000) int page,
      @QueryParam("size") @DefaultValue("20") @Min(1) @Max(100) int size) {
    return desk.log(accounts.current(), id, page, size)
        .map(found -> Page.of(found, page, size, DeliveryView::of));
  }

  @POST
  @Path("/{id}/deliveries/{delivery}/redeliver")
  @Operation(summary = "Send a message again, with its own id")
  @APIResponse(responseCode = "204", description = "It will be sent after those that wait")
  @APIResponse(responseCode = "404", description = "webhook-unknown, delivery-unknown")
  @APIResponse(responseCode = "409", description = "webhook-disabled")
  public Uni<Void> redeliver(@PathParam("id") UUID id, @PathParam("delivery") UUID delivery) {
    return desk.redeliver(accounts.current(), id, delivery);
  }
}
