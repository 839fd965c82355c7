package org.inwoarena.gateway.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.contracts.GameView;
import org.inwoarena.contracts.Json;
import org.inwoarena.gateway.match.ViewRecord.Missed;
import org.inwoarena.gateway.match.ViewRecord.Part;
import org.inwoarena.gateway.match.ViewRecord.Reply;
import org.inwoarena.gateway.socket.Frames;
import org.inwoarena.kit.messaging.InvalidMessage;

/**
 * Reads {@link GameView}s and view answers. They are kept as JSON: a gateway passes on entities and
 * log entries it has never heard of.
 */
@ApplicationScoped
class ViewReader {

  /** The property that names the kind of a {@link GameView.Body}. */
  private static final String KIND = "view";

  private final JsonMapper json = Json.mapper();
  private final Frames frames;

  ViewReader(Frames frames) {
    this.frames = frames;
  }

  /**
   * Reads the value of a Kafka record.
   *
   * @throws InvalidMessage when it is not a part or a reply
   */
  ViewRecord record(byte[] value) {
    try {
      var body = json.readTree(value).path("body");
      return switch (body.path(KIND).asText()) {
        case "part" -> part("part", body);
        case "reply" -> reply(body);
        default -> throw new InvalidMessage("neither part nor reply");
      };
    } catch (IOException | DateTimeException | IllegalArgumentException broken) {
      throw new InvalidMessage("cannot be decoded: " + broken.getMessage());
    }
  }

  /** Reads the answer of game-service: the snapshot alone, or the missed parts. */
  Missed missed(JsonNode answer) {
    var snapshot = answer.path("snapshot");
    if (snapshot.isObject()) {
      return new Missed(true, List.of(part("snapshot", snapshot)));
    }
    var parts = new ArrayList<Part>();
    answer.path("parts").forEach(part -> parts.add(part("part", part)));
    return new Missed(false, parts);
  }

  private Part part(String type, JsonNode body) {
    return new Part(
        body.required("audience").asText(),
        text(body, "player"),
        body.required("viewSeq").asLong(),
        Instant.parse(body.required("serverNow").asText()),
        Instant.parse(body.required("visibleAt").asText()),
        frame(type, body));
  }

  private Reply reply(JsonNode body) {
    return new Reply(
        body.required("player").asText(),
        body.required("commandId").asText(),
        frame("reply", body));
  }

  private String frame(String type, JsonNode body) {
    return frames.frame(type, ((ObjectNode) body.deepCopy()).without(KIND));
  }

  private static Optional<String> text(JsonNode body, String name) {
    return body.hasNonNull(name) ? Optional.of(body.path(name).asText()) : Optional.empty();
  }
}
