package org.inwoarena.gateway.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The description of the whole public API. */
@Path("/api/v1/openapi")
@Tag(name = "openapi")
public class OpenApiResource {

  private final OpenApiDocuments documents;

  OpenApiResource(OpenApiDocuments documents) {
    this.documents = documents;
  }

  /** One OpenAPI document for everything under {@code /api/v1}. */
  @GET
  @Produces(MediaType.APPLICATION_JSON)
  @Operation(summary = "The OpenAPI document of the public API, all services together")
  public Uni<ObjectNode> openApi() {
    return documents.merged();
  }
}
