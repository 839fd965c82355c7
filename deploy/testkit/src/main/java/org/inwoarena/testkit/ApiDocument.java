package org.inwoarena.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.contracts.Json;

/** An OpenAPI document under the eyes of somebody who has to use it. */
public final class ApiDocument {

  private static final Set<String> METHODS = Set.of("get", "post", "put", "delete", "patch");
  private static final String PROBLEM = "application/problem+json";

  private final JsonNode document;
  private final Examples examples;

  private ApiDocument(JsonNode document) {
    this.document = document;
    this.examples = new Examples(document);
  }

  /** Reads a document. */
  public static ApiDocument read(String json) {
    try {
      return new ApiDocument(Json.mapper().readTree(json));
    } catch (JsonProcessingException broken) {
      throw new IllegalArgumentException(broken);
    }
  }

  /**
   * What is missing of the calls below a path: a summary, an example of the request and of the
   * answer that is of its type, the refusals as problem details.
   */
  public List<String> gaps(String below) {
    var gaps = new ArrayList<String>();
    for (var operation : operations(below)) {
      if (operation.node().path("summary").asText().isBlank()) {
        gaps.add(operation.name() + ": no summary");
      }
      for (var body : operation.node().path("requestBody").path("content")) {
        example(operation.name() + ", the request", body, gaps);
      }
      success(operation, gaps);
      refusals(operation, gaps);
    }
    return gaps;
  }

  /**
   * A call as the document shows it.
   *
   * @param mediaType of the request, if it has a body
   * @param body the example of it
   */
  public record Call(String method, String path, Optional<String> mediaType, String body) {}

  /** The calls below a path, with their documented requests. */
  public List<Call> callsBelow(String below) {
    return operations(below).stream().map(this::call).toList();
  }

  private Call call(Operation operation) {
    var name = operation.name().split(" ", 2);
    var content = operation.node().path("requestBody").path("content").properties().iterator();
    if (!content.hasNext()) {
      return new Call(name[0], name[1], Optional.empty(), "");
    }
    var body = content.next();
    var example = example(body.getValue());
    return new Call(
        name[0],
        name[1],
        Optional.of(body.getKey()),
        example.isTextual() ? example.asText() : example.toString());
  }

  private JsonNode example(JsonNode media) {
    if (media.has("example")) {
      return media.get("example");
    }
    var named = media.path("schema").path("$ref").asText();
    return exampleOf(named.isEmpty() ? media.path("schema") : document.at(named.substring(1)));
  }

  private static JsonNode exampleOf(JsonNode schema) {
    return schema.has("example") ? schema.get("example") : schema.path("examples").path(0);
  }

  private record Operation(String name, JsonNode node) {}

  private List<Operation> operations(String below) {
    var found = new ArrayList<Operation>();
    for (var path : document.path("paths").properties()) {
      if (path.getKey().equals(below) || path.getKey().startsWith(below + "/")) {
        for (var operation : path.getValue().properties()) {
          if (METHODS.contains(operation.getKey())) {
            found.add(
                new Operation(operation.getKey() + " " + path.getKey(), operation.getValue()));
          }
        }
      }
    }
    return found;
  }

  private void example(String of, JsonNode body, List<String> gaps) {
    if (!hasExample(body)) {
      gaps.add(of + ": no example");
    }
    examples.faults(body).forEach(fault -> gaps.add(of + ": the example: " + fault));
  }

  private void success(Operation operation, List<String> gaps) {
    var good = 0;
    for (var response : operation.node().path("responses").properties()) {
      if (response.getKey().startsWith("2")) {
        good++;
        var content = response.getValue().path("content");
        if (content.isEmpty() && !response.getKey().equals("204")) {
          gaps.add(operation.name() + ": nothing said of the answer " + response.getKey());
        }
        for (var body : content) {
          example(operation.name() + ", the answer " + response.getKey(), body, gaps);
        }
      }
    }
    if (good == 0) {
      gaps.add(operation.name() + ": no good answer");
    }
  }

  private static void refusals(Operation operation, List<String> gaps) {
    var refusals = 0;
    for (var response : operation.node().path("responses").properties()) {
      if (response.getKey().startsWith("4") || response.getKey().startsWith("5")) {
        refusals++;
        if (!response.getValue().path("content").has(PROBLEM)) {
          gaps.add(operation.name() + ": " + response.getKey() + " is no problem");
        }
      }
    }
    if (refusals == 0) {
      gaps.add(operation.name() + ": no refusal");
    }
  }

  private boolean hasExample(JsonNode media) {
    return media.has("example") || media.has("examples") || describes(media.path("schema"));
  }

  /** An example of its own, or of what a list or page holds. */
  private boolean describes(JsonNode schema) {
    var named = schema.path("$ref").asText();
    if (!named.isEmpty()) {
      return describes(document.at(named.substring(1)));
    }
    return schema.has("example")
        || schema.has("examples")
        || (schema.has("items") && describes(schema.get("items")))
        || (schema.path("properties").has("items")
            && describes(schema.path("properties").get("items")));
  }
}
