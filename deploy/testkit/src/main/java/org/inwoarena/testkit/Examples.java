package org.inwoarena.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.util.List;
import java.util.stream.Stream;

/**
 * The examples of an OpenAPI document beside the schemas made from the types: an example that is no
 * longer of its type misleads whoever copies it.
 */
final class Examples {

  private static final String COMPONENTS = "components";

  private final JsonSchemaFactory factory = JsonSchemaFactory.getInstance(VersionFlag.V202012);
  private final SchemaValidatorsConfig config =
      SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).build();
  private final JsonNode document;
  private final JsonNode components;

  Examples(JsonNode document) {
    this.document = document;
    this.components = document.path(COMPONENTS).deepCopy();
    components.findParents("properties").forEach(Examples::allowNothingElse);
  }

  private static void allowNothingElse(JsonNode schema) {
    if (schema instanceof ObjectNode object && !object.has("additionalProperties")) {
      object.put("additionalProperties", false);
    }
  }

  /** What is wrong with the examples of a body; nothing if it has none. */
  List<String> faults(JsonNode media) {
    return of(media).flatMap(example -> faults(media.path("schema"), example)).toList();
  }

  /** Examples of the body as such, and of its type. */
  private Stream<JsonNode> of(JsonNode media) {
    return Stream.of(
            Stream.of(media.path("example")),
            media.path("examples").valueStream().map(named -> named.path("value")),
            ofSchema(media.path("schema")))
        .flatMap(found -> found)
        .filter(example -> !example.isMissingNode());
  }

  private Stream<JsonNode> ofSchema(JsonNode schema) {
    var named = schema.path("$ref").asText();
    var type = named.isEmpty() ? schema : document.at(named.substring(1));
    return Stream.concat(Stream.of(type.path("example")), type.path("examples").valueStream());
  }

  private Stream<String> faults(JsonNode schema, JsonNode example) {
    var rooted = JsonNodeFactory.instance.objectNode();
    rooted.set(COMPONENTS, components);
    rooted.putArray("allOf").add(schema);
    return factory.getSchema(rooted, config).validate(example).stream()
        .map(ValidationMessage::getMessage);
  }
}
