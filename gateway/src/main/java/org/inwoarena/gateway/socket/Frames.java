package org.inwoarena.gateway.socket;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Optional;
import org.inwoarena.contracts.Json;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.problem.ProblemDetails;

/** Reads and writes the JSON text frames of the client protocol. */
@ApplicationScoped
public class Frames {

  /** The protocol version spoken here. */
  public static final int PROTOCOL = 1;

  private final JsonMapper json = Json.mapper();

  /**
   * Reads a client's frame.
   *
   * @throws Problem when it is not a JSON object with a {@code type}
   */
  public ObjectNode read(String text) {
    try {
      if (json.readTree(text) instanceof ObjectNode frame && frame.path("type").isTextual()) {
        return frame;
      }
    } catch (JsonProcessingException broken) {
      throw malformed("Not JSON: " + broken.getOriginalMessage());
    }
    throw malformed("A message is a JSON object with a type.");
  }

  /** A frame of a type that carries the fields of an object. */
  public String frame(String type, JsonNode fields) {
    var frame = json.createObjectNode().put("type", type);
    fields
        .properties()
        .forEach(
            field -> {
              if (!frame.has(field.getKey())) {
                frame.set(field.getKey(), field.getValue());
              }
            });
    return text(frame);
  }

  /** The first frame a match socket gets. */
  public String welcome(JsonNode match, String audience) {
    var frame = json.createObjectNode().put("type", "welcome").put("protocol", PROTOCOL);
    frame.set("match", match);
    return text(frame.put("audience", audience));
  }

  /** A problem, with the command it is about where it is about one. */
  public String error(Problem problem, Optional<String> commandId) {
    var frame = json.createObjectNode().put("type", "error");
    commandId.ifPresent(id -> frame.put("commandId", id));
    frame.set("problem", json.valueToTree(ProblemDetails.of(problem)));
    return text(frame);
  }

  /** The new token was taken. */
  public String tokenTaken(Optional<Instant> expiresAt) {
    var frame = json.createObjectNode().put("type", "token");
    expiresAt.ifPresent(at -> frame.put("expiresAt", at.toString()));
    return text(frame);
  }

  /** A 400 about a frame. */
  public static Problem malformed(String detail) {
    return Problem.of(400, "malformed-message", detail);
  }

  private String text(ObjectNode frame) {
    try {
      return json.writeValueAsString(frame);
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
