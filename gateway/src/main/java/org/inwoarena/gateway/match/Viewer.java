package org.inwoarena.gateway.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Context;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.gateway.match.ViewRecord.Part;
import org.inwoarena.gateway.match.ViewRecord.Reply;
import org.inwoarena.gateway.socket.Client;
import org.inwoarena.gateway.socket.CloseCode;
import org.inwoarena.gateway.socket.Frames;
import org.inwoarena.kit.problem.Problem;

/**
 * One client at one match: a player at a seat, or a spectator. Runs on the socket's event loop
 * only, so nothing here needs a lock; {@link #accept} alone may be called from elsewhere.
 */
final class Viewer {

  /** A frame and when it came: a player's clock runs until then. */
  record Received(ObjectNode frame, Instant at) {}

  private static final Audience EVERYBODY = new Audience.Everybody();

  private final String matchId;
  private final Client client;
  private final Context context;
  private final MatchTable table;
  private final ViewStream stream;
  private final List<Received> early = new ArrayList<>();
  private final Set<String> unanswered = new HashSet<>();
  private boolean greeting;
  private boolean greeted;
  private boolean gone;
  private Audience audience = EVERYBODY;

  Viewer(String matchId, Client client, Context context, MatchTable table) {
    this.matchId = matchId;
    this.client = client;
    this.context = context;
    this.table = table;
    this.stream =
        new ViewStream(
            context,
            after -> table.matches().view(matchId, seat().isPresent(), after, client.token()),
            client.outlet(),
            table.metrics(),
            table.limits(),
            this::turnAway);
  }

  /** The client wants to see the match from a viewSeq on. */
  void hello(ObjectNode frame) {
    if (frame.path("protocol").asInt() != Frames.PROTOCOL) {
      client.error(Problem.of(400, "other-protocol", "Spoken here: protocol " + Frames.PROTOCOL));
      client.outlet().close(CloseCode.OTHER_PROTOCOL);
      return;
    }
    var viewSeq = frame.path("viewSeq");
    if (!viewSeq.isMissingNode() && (!viewSeq.canConvertToLong() || viewSeq.asLong() < 0)) {
      client.error(Frames.malformed("viewSeq is a whole number, 0 or more."));
    } else if (greeting) {
      client.error(Problem.conflict("hello-under-way", "The first hello is being answered."));
    } else if (greeted) {
      stream.resumeAfter(viewSeq.asLong());
    } else {
      greet(viewSeq.asLong());
    }
  }

  private void greet(long viewSeq) {
    greeting = true;
    table
        .matches()
        .begun(matchId, client.token())
        .emitOn(task -> context.runOnContext(ignored -> task.run()))
        .subscribe()
        .with(summary -> welcome(summary, viewSeq), this::turnAway);
  }

  private void welcome(JsonNode summary, long viewSeq) {
    greeting = false;
    if (gone) {
      return;
    }
    greeted = true;
    audience = seatIn(summary);
    // Listening comes before fetching: what happens in between is held, not missed.
    table.hub().add(matchId, this);
    client.outlet().send(table.frames().welcome(summary, audience.word()));
    stream.resumeAfter(viewSeq);
    early.forEach(this::command);
    early.clear();
  }

  private Audience seatIn(JsonNode summary) {
    for (JsonNode sitting : summary.path("seats")) {
      var player = sitting.path("player").asText();
      if (client.player().filter(player::equals).isPresent()) {
        return new Audience.At(new Seat(sitting.path("seat").asInt()));
      }
    }
    return EVERYBODY;
  }

  /** The match cannot be shown: the client learns why, and by the code whether to come back. */
  private void turnAway(Throwable failure) {
    greeting = false;
    var problem =
        failure instanceof Problem known
            ? known
            : Problem.of(503, "service-down", "The match cannot be shown now.");
    client.error(problem);
    client
        .outlet()
        .close(
            switch (problem.status()) {
              case 401 -> CloseCode.TOKEN_EXPIRED;
              case 400, 403, 404, 410 -> CloseCode.NO_SUCH_MATCH;
              default -> CloseCode.TRY_AGAIN;
            });
  }

  /**
   * The client sends a command of its seat. One that comes right behind the hello waits for the
   * welcome: so a client that comes back repeats what nobody answered.
   */
  void command(ObjectNode frame) {
    var received = new Received(frame, Instant.now());
    if (greeting && early.size() < table.limits().maxCommands()) {
      early.add(received);
    } else {
      command(received);
    }
  }

  private void command(Received received) {
    var commandId = received.frame().path("commandId").asText();
    try {
      var seat = seatToSpeakFor();
      var command = table.commands().read(matchId, client.player(), seat, received);
      if (unanswered.size() >= table.limits().maxCommands()) {
        throw Problem.of(429, "too-many-commands", "Wait for the replies of earlier commands.");
      }
      unanswered.add(commandId);
      table
          .sender()
          .send(command)
          .emitOn(task -> context.runOnContext(ignored -> task.run()))
          .subscribe()
          .with(sent -> {}, failure -> notSent(commandId));
    } catch (Problem problem) {
      client.error(problem, commandId);
    }
  }

  private Seat seatToSpeakFor() {
    if (!greeted) {
      throw Problem.conflict("hello-first", "Say hello, wait for the welcome, then send commands.");
    }
    return seat()
        .orElseThrow(() -> Problem.forbidden("not-seated", "You do not sit in this match."));
  }

  /** The client comes back and sends it again; under the same id nothing is done twice. */
  private void notSent(String commandId) {
    client.error(
        Problem.of(503, "command-not-sent", "The command was not taken; send it again.")
            .retryAfter(1),
        commandId);
    client.outlet().close(CloseCode.TRY_AGAIN);
  }

  /** Something happened in the match; any thread. */
  void accept(ViewRecord record) {
    context.runOnContext(
        ignored -> {
          switch (record) {
            case Part part when isMine(part) -> stream.accept(part);
            case Reply reply when isMine(reply) -> client.outlet().send(reply.frame());
            default -> {}
          }
        });
  }

  private boolean isMine(Part part) {
    return part.audience().equals(audience.word())
        && (seat().isEmpty() || part.player().equals(client.player()));
  }

  /** Only the socket that asked is answered. */
  private boolean isMine(Reply reply) {
    return client.player().filter(reply.player()::equals).isPresent()
        && unanswered.remove(reply.commandId());
  }

  void gone() {
    gone = true;
    stream.stop();
    table.hub().remove(matchId, this);
  }

  private Optional<Seat> seat() {
    return audience.seat();
  }
}
