package org.inwoarena.gateway.match;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.UncheckedIOException;
import java.util.UUID;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.Topics;
import org.inwoarena.gateway.socket.SocketMetrics;
import org.inwoarena.kit.messaging.CloudEvents;

/** Puts commands on {@code game-commands}, keyed by match. */
@ApplicationScoped
class CommandSender {

  private final JsonMapper json = Json.mapper();
  private final MutinyEmitter<byte[]> emitter;
  private final SocketMetrics metrics;

  CommandSender(
      @Channel(Topics.GAME_COMMANDS)
          @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = 8192)
          MutinyEmitter<byte[]> emitter,
      SocketMetrics metrics) {
    this.emitter = emitter;
    this.metrics = metrics;
  }

  /** Sends a command; done when Kafka has it on all replicas. */
  Uni<Void> send(GameCommand command) {
    return emitter
        .sendMessage(
            CloudEvents.message(
                UUID.randomUUID().toString(),
                "gateway",
                command.type(),
                command.receivedAt(),
                command.topic(),
                command.key(),
                write(command)))
        .invoke(metrics::commandSent);
  }

  private byte[] write(GameCommand command) {
    try {
      return json.writeValueAsBytes(command);
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
