package org.inwoarena.gateway.match;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.regex.Pattern;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.Json;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.gateway.socket.Frames;

/**
 * Makes a {@link GameCommand} of a client's frame. Who speaks and for which seat comes from the
 * token and the match, never from the frame.
 */
@ApplicationScoped
class CommandReader {

  private static final Pattern COMMAND_ID = Pattern.compile("[\\x21-\\x7e]{1,64}");

  private final JsonMapper json = Json.mapper();

  /**
   * Reads a frame of type {@code command}.
   *
   * @throws org.inwoarena.kit.problem.Problem when it is malformed
   */
  GameCommand read(String matchId, Optional<String> player, Seat seat, Viewer.Received received) {
    var frame = received.frame();
    var commandId = frame.path("commandId").asText();
    if (!COMMAND_ID.matcher(commandId).matches()) {
      throw Frames.malformed("commandId: 1 to 64 printable characters, chosen by the client.");
    }
    return new GameCommand(
        matchId,
        GameCommand.Origin.PLAYER,
        player,
        Optional.of(seat),
        received.at(),
        commandId,
        new GameCommand.Play(prompt(frame.path("prompt")), command(frame.path("command"))));
  }

  private static Optional<PromptId> prompt(JsonNode prompt) {
    if (prompt.isMissingNode() || prompt.isNull()) {
      return Optional.empty();
    }
    if (!prompt.isIntegralNumber() || !prompt.canConvertToLong()) {
      throw Frames.malformed("prompt: the number of an open prompt.");
    }
    return Optional.of(new PromptId(prompt.asLong()));
  }

  private Command command(JsonNode command) {
    if (!command.isObject()) {
      throw Frames.malformed("command: an object with a type.");
    }
    try {
      return json.treeToValue(command, Command.class);
    } catch (JsonProcessingException unknown) {
      throw Frames.malformed("command: " + unknown.getOriginalMessage());
    }
  }
}
