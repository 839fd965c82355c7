package org.inwoarena.matchmaking.api.event;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.matchmaking.desk.event.JudgeDesk;

/** Who may see every card of a match; for game-service only, the gateway does not pass this on. */
@Path("/internal/matches/{match}/looks")
@RolesAllowed("service")
@Tag(name = "internal")
public class LooksResource {

  private final JudgeDesk desk;

  LooksResource(JudgeDesk desk) {
    this.desk = desk;
  }

  /**
   * A look.
   *
   * @param viewer player id
   * @param judge whether the account is a judge of the platform
   */
  @Schema(example = "{\"viewer\": \"6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01\", \"judge\": true}")
  public record Look(@NotBlank @Size(max = 64) String viewer, boolean judge) {}

  @POST
  @Operation(summary = "Notes a look at every card of a match, or refuses it")
  @APIResponse(responseCode = "204", description = "Allowed, and in the log of the event")
  @APIResponse(responseCode = "403", description = "judge-only, plays-here")
  @APIResponse(responseCode = "404", description = "match-unknown")
  public Uni<Void> look(@PathParam("match") UUID match, @NotNull @Valid Look look) {
    return desk.watch(look.viewer(), match, look.judge());
  }
}
