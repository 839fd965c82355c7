package org.inwoarena.game.messaging;

import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.eclipse.microprofile.reactive.messaging.Metadata;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameCommand.Origin;
import org.inwoarena.game.hosting.OwnCommands;
import org.inwoarena.game.store.Codec;
import org.inwoarena.game.store.DeadlineStore.Due;

/** Time-outs and beats onto the command topic. */
@ApplicationScoped
public class OwnCommandsProducer implements OwnCommands {

  private final MutinyEmitter<byte[]> emitter;
  private final Codec codec;

  OwnCommandsProducer(
      @Channel("own-commands") @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER)
          MutinyEmitter<byte[]> emitter,
      Codec codec) {
    this.emitter = emitter;
    this.codec = codec;
  }

  @Override
  public Uni<Void> timeUp(Due due, Instant now) {
    var at = due.deadline();
    var id =
        due.prompt().map(prompt -> "time-out-" + prompt.value()).orElse("round-time")
            + "-"
            + at.toEpochMilli();
    var body =
        due.prompt()
            .<GameCommand.Body>map(prompt -> new GameCommand.TimeOut(prompt, at))
            .orElseGet(() -> new GameCommand.RoundTime(at));
    return send(command(due.matchId(), Origin.CLOCK, now, id, body), Optional.empty());
  }

  @Override
  public Uni<Void> beat(int partition, Instant now) {
    var id = "beat-" + partition;
    var body = new GameCommand.Beat(partition, now);
    return send(command(id, Origin.HOST, now, id, body), Optional.of(partition));
  }

  private static GameCommand command(
      String key, Origin origin, Instant now, String id, GameCommand.Body body) {
    return new GameCommand(key, origin, Optional.empty(), Optional.empty(), now, id, body);
  }

  private Uni<Void> send(GameCommand command, Optional<Integer> partition) {
    var metadata = OutgoingKafkaRecordMetadata.<String>builder().withKey(command.key());
    partition.ifPresent(metadata::withPartition);
    var json = codec.write(command).getBytes(StandardCharsets.UTF_8);
    return emitter.sendMessage(Message.of(json, Metadata.of(metadata.build())));
  }
}
