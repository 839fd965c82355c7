package org.inwoarena.deck.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;

/** Every call shows an example of what it takes and of what it answers. */
@QuarkusTest
@WithTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "deck"))
class OpenApiExamplesTest {

  private JsonNode document;

  @Test
  void everyCallShowsWhatItTakesAndAnswers() throws JsonProcessingException {
    document = new JsonMapper().readTree(given().get("/q/openapi?format=json").asString());
    var missing = new ArrayList<String>();
    for (var path : document.path("paths").properties()) {
      for (var call : path.getValue().properties()) {
        var name = call.getKey() + " " + path.getKey();
        if (path.getKey().startsWith("/api/v1/") && call.getValue().has("responses")) {
          missing.addAll(missing(name, call.getValue()));
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  private List<String> missing(String name, JsonNode call) {
    var found = new ArrayList<String>();
    var body = call.path("requestBody").path("content").path("application/json");
    if (!body.isMissingNode() && !shown(body)) {
      found.add(name + ": request");
    }
    for (var response : call.path("responses").properties()) {
      var answers = response.getKey().matches("20[01]");
      var json = response.getValue().path("content").path("application/json");
      if (answers && !name.endsWith("/export") && !shown(json)) {
        found.add(name + ": " + response.getKey());
      }
    }
    return found;
  }

  private boolean shown(JsonNode content) {
    return content.has("example") || content.has("examples") || described(content.path("schema"));
  }

  /** By itself, by its elements, or by those of the page it is. */
  private boolean described(JsonNode schema) {
    if (schema.has("$ref")) {
      return described(document.at(schema.path("$ref").asText().substring(1)));
    }
    return schema.has("example")
        || schema.has("examples")
        || (schema.path("type").asText().equals("array") && described(schema.path("items")))
        || (schema.path("properties").has("total")
            && described(schema.path("properties").path("items")));
  }
}
