package org.inwoarena.rating;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.inwoarena.contracts.Json;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;

/** Every call says what it does, with examples of what is asked and answered. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "rating"))
class OpenApiTest {

  @Test
  void everyCallIsDescribedAndHasExamples() throws Exception {
    var text = RestAssured.given().get("/q/openapi?format=json").asString();
    var document = Json.mapper().readTree(text);
    var gaps = new ArrayList<String>();
    document
        .path("paths")
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .properties()
                    .forEach(
                        call ->
                            gaps(document, call.getValue())
                                .forEach(gap -> gaps.add(call.getKey() + path.getKey() + gap))));
    assertThat(gaps).isEmpty();
  }

  private static List<String> gaps(JsonNode document, JsonNode call) {
    var gaps = new ArrayList<String>();
    if (call.path("summary").asText().isBlank()) {
      gaps.add(": no summary");
    }
    if (call.has("requestBody") && !hasExample(document, call.path("requestBody"))) {
      gaps.add(": " + call.path("requestBody"));
    }
    Stream.of("200", "201")
        .filter(call.path("responses")::has)
        .filter(status -> !hasExample(document, call.path("responses").path(status)))
        .forEach(status -> gaps.add(" " + status + ": " + call.path("responses").path(status)));
    return gaps;
  }

  /** Whether a body has a schema, and an example of its own or of its schema. */
  private static boolean hasExample(JsonNode document, JsonNode body) {
    return body.path("content").properties().stream()
        .map(Map.Entry::getValue)
        .anyMatch(
            content ->
                content.has("schema") && examples(document, content).anyMatch(OpenApiTest::isJson));
  }

  private static Stream<JsonNode> examples(JsonNode document, JsonNode content) {
    var named = content.path("schema").path("$ref").asText().replace("#", "");
    var schema = named.isEmpty() ? content.path("schema") : document.at(named);
    return Stream.of(
            content.path("examples").valueStream().map(example -> example.path("value")),
            schema.path("examples").valueStream(),
            Stream.of(schema.path("example")))
        .flatMap(found -> found);
  }

  private static boolean isJson(JsonNode example) {
    if (!example.isTextual()) {
      return example.isContainerNode();
    }
    try {
      return Json.mapper().readTree(example.asText()).isContainerNode();
    } catch (JsonProcessingException broken) {
      return false;
    }
  }
}
