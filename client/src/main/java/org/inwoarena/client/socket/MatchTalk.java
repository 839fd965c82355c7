package org.inwoarena.client.socket;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.inwoarena.client.Problem;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.contracts.GameView.Reply;
import org.inwoarena.contracts.Json;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;

/**
 * The client's side of the match protocol, without a network: what to say when a connection opens,
 * and what a frame means. Commands stay here until answered and are said again after a reconnect;
 * the server knows them by their id and answers a repeat with the first reply.
 */
final class MatchTalk {

  static final int PROTOCOL = 1;

  private static final int TOO_MANY = 429;
  private static final int SERVER_ERROR = 500;

  /** What the caller has to do after a frame. */
  enum Then {
    GO_ON,
    /**
     * A part is missing, or a command met a busy server: connect anew, ask for what came after the
     * last part seen, and say again what nobody answered.
     */
    RESUME
  }

  private final MatchListener listener;
  private final JsonMapper json = Json.mapper();
  private final Map<String, String> unanswered = new LinkedHashMap<>();
  private TableView table = TableView.nothing();
  private Optional<Welcome> welcome = Optional.empty();

  MatchTalk(MatchListener listener) {
    this.listener = listener;
  }

  synchronized TableView table() {
    return table;
  }

  synchronized Optional<Welcome> welcome() {
    return welcome;
  }

  /** The frames that open or resume the conversation. */
  synchronized List<String> opening() {
    var hello =
        json.createObjectNode()
            .put("type", "hello")
            .put("protocol", PROTOCOL)
            .put("viewSeq", table.viewSeq());
    return Stream.concat(Stream.of(hello.toString()), unanswered.values().stream()).toList();
  }

  /** The frame of a command, remembered until its reply. */
  synchronized String command(String commandId, Optional<PromptId> prompt, Command command) {
    var frame = json.createObjectNode().put("type", "command").put("commandId", commandId);
    prompt.ifPresent(id -> frame.put("prompt", id.value()));
    frame.set("command", json.valueToTree(command));
    unanswered.put(commandId, frame.toString());
    return frame.toString();
  }

  Then hear(String frame) {
    try {
      return json.readTree(frame) instanceof ObjectNode node ? understand(node) : Then.GO_ON;
    } catch (JsonProcessingException e) {
      listener.troubled(unreadable(e));
      return Then.GO_ON;
    }
  }

  private Then understand(ObjectNode frame) throws JsonProcessingException {
    switch (frame.path("type").asText()) {
      case "welcome" -> greet(json.treeToValue(frame, Welcome.class));
      case "snapshot" -> replace(part(frame));
      case "part" -> {
        return follow(part(frame));
      }
      case "reply" -> answer(json.treeToValue(frame.put("view", "reply"), Reply.class));
      case "error" -> {
        return trouble(frame);
      }
      default -> {} // A newer server may say more than this client understands.
    }
    return Then.GO_ON;
  }

  private Part part(ObjectNode frame) throws JsonProcessingException {
    return json.treeToValue(frame.put("view", "part"), Part.class);
  }

  /** Nobody decided on a command that met a busy server: it is said again after a pause. */
  private Then trouble(ObjectNode frame) throws JsonProcessingException {
    var problem = json.treeToValue(frame.path("problem"), Problem.class);
    var command = frame.path("commandId").asText();
    listener.troubled(problem);
    if (command.isEmpty()) {
      return Then.GO_ON;
    }
    if (problem.status() == TOO_MANY || problem.status() >= SERVER_ERROR) {
      return Then.RESUME;
    }
    synchronized (this) {
      unanswered.remove(command);
    }
    return Then.GO_ON;
  }

  private void greet(Welcome said) {
    synchronized (this) {
      // The commitments first heard are the ones to hold the server to.
      welcome = welcome.or(() -> Optional.of(said));
    }
    listener.welcomed(said);
  }

  private void replace(Part snapshot) {
    TableView now;
    synchronized (this) {
      table = table.replacedBy(snapshot);
      now = table;
    }
    listener.replaced(snapshot, now);
  }

  private Then follow(Part part) {
    TableView now;
    synchronized (this) {
      if (part.viewSeq() <= table.viewSeq()) {
        return Then.GO_ON;
      }
      if (part.viewSeq() > table.viewSeq() + 1) {
        return Then.RESUME;
      }
      table = table.after(part);
      now = table;
    }
    listener.changed(part, now);
    return Then.GO_ON;
  }

  private void answer(Reply reply) {
    synchronized (this) {
      unanswered.remove(reply.commandId());
    }
    listener.replied(reply);
  }

  private static Problem unreadable(JsonProcessingException e) {
    return new Problem(
        "about:blank",
        "unreadable frame",
        0,
        e.getOriginalMessage(),
        "unreadable-frame",
        List.of());
  }
}
