package org.inwoarena.gateway.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.util.List;
import org.inwoarena.contracts.Json;

/** Puts the OpenAPI documents of several services together to one, public paths only. */
final class OpenApiMerger {

  private static final String PUBLIC = "/api/v1/";
  private static final String REFERENCE = "#/components/schemas/";

  private final JsonMapper json = Json.mapper();
  private final ObjectNode merged = json.createObjectNode();
  private final ObjectNode paths = json.createObjectNode();
  private final ObjectNode schemas = json.createObjectNode();

  /** A document of its own, without paths yet. */
  OpenApiMerger() {
    merged.put("openapi", "3.1.0");
    merged
        .putObject("info")
        .put("title", "INWO Arena")
        .put("version", "1")
        .put(
            "description",
            "The public API; bearer tokens of the realm, problem details (RFC 9457).");
    merged.set("paths", paths);
    var components = merged.putObject("components");
    components.set("schemas", schemas);
    components
        .putObject("securitySchemes")
        .putObject("bearer")
        .put("type", "http")
        .put("scheme", "bearer")
        .put("bearerFormat", "JWT");
  }

  /** Adds a service's document; a schema name that means something else already is prefixed. */
  void add(String service, JsonNode document) {
    var own = document.path("components").path("schemas");
    var text = document.toString();
    for (var schema : own.properties()) {
      var known = schemas.get(schema.getKey());
      if (known != null && !known.equals(schema.getValue())) {
        text =
            text.replace(
                '"' + REFERENCE + schema.getKey() + '"',
                '"' + REFERENCE + service + "." + schema.getKey() + '"');
      }
    }
    addRenamed(service, read(text));
  }

  private void addRenamed(String service, JsonNode document) {
    for (var path : document.path("paths").properties()) {
      if (path.getKey().startsWith(PUBLIC)) {
        paths.set(path.getKey(), path.getValue());
      }
    }
    for (var schema : document.path("components").path("schemas").properties()) {
      var known = schemas.get(schema.getKey());
      boolean taken = known != null && !known.equals(schema.getValue());
      schemas.set(taken ? service + "." + schema.getKey() : schema.getKey(), schema.getValue());
    }
  }

  /** The whole; services that did not answer are named in it. */
  ObjectNode document(List<String> missing) {
    if (!missing.isEmpty()) {
      var names = merged.putArray("x-missing-services");
      missing.forEach(names::add);
    }
    return merged;
  }

  private JsonNode read(String text) {
    try {
      return json.readTree(text);
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
