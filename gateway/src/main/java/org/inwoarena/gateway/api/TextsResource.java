package org.inwoarena.gateway.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Locale;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.inwoarena.engine.api.Texts;
import org.jboss.resteasy.reactive.Cache;

/** The words for log entries and refusals. */
@Path("/api/v1/texts")
@Tag(name = "texts")
public class TextsResource {

  /** All templates of a language by code; English where the language has none. */
  @GET
  @Path("{language: [a-z][a-z]}")
  @Produces(MediaType.APPLICATION_JSON)
  @Cache(maxAge = 3600)
  @Operation(summary = "Texts for log entries and refusals, with parameters in braces")
  public Map<String, String> texts(String language) {
    return Texts.in(Locale.of(language)).templates();
  }
}
