package org.inwoarena.game.messaging;

import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.inwoarena.contracts.GameEvent;
import org.inwoarena.contracts.GameView;
import org.inwoarena.contracts.Message;
import org.inwoarena.contracts.Topics;
import org.inwoarena.game.hosting.Outgoing;
import org.inwoarena.game.hosting.Publisher;
import org.inwoarena.game.store.Codec;
import org.inwoarena.game.store.Frame;
import org.inwoarena.game.store.FrameStore;
import org.inwoarena.kit.messaging.CloudEvents;
import org.inwoarena.kit.messaging.DeadLetters;

/** Frames to game-views, and the log lines of public parts to game-events. */
@ApplicationScoped
public class KafkaPublisher implements Publisher {

  private final MutinyEmitter<byte[]> emitter;
  private final DeadLetters deadLetters;
  private final FrameStore frames;
  private final Codec codec;
  private final String source;

  KafkaPublisher(
      @Channel("frames") @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER)
          MutinyEmitter<byte[]> emitter,
      DeadLetters deadLetters,
      FrameStore frames,
      Codec codec,
      @ConfigProperty(name = "quarkus.application.name") String source) {
    this.emitter = emitter;
    this.deadLetters = deadLetters;
    this.frames = frames;
    this.codec = codec;
    this.source = source;
  }

  /** All are handed to the producer in order; it keeps their order per partition. */
  @Override
  public Uni<Void> send(List<Outgoing> outgoing) {
    var sent = outgoing.stream().flatMap(this::send).toList();
    return sent.isEmpty()
        ? Uni.createFrom().voidItem()
        : Uni.join().all(sent).andFailFast().replaceWithVoid();
  }

  private Stream<Uni<Void>> send(Outgoing outgoing) {
    return switch (outgoing) {
      case Outgoing.Stored(Frame frame) -> send(frame);
      case Outgoing.Passing(GameView view) -> Stream.of(pass(view));
      case Outgoing.Buried buried -> Stream.of(deadLetters.put(buried.record(), buried.reason()));
    };
  }

  private Stream<Uni<Void>> send(Frame frame) {
    var id = frame.matchId() + ":" + frame.frameNo();
    var view =
        send(
            id,
            Message.typeOf(GameView.class),
            frame.at(),
            Topics.GAME_VIEWS,
            frame.matchId(),
            frame.body());
    return Stream.concat(
        Stream.of(view),
        frames.publicPart(frame).stream()
            .map(
                part ->
                    new GameEvent(frame.matchId(), part.viewSeq(), part.serverNow(), part.log()))
            .map(event -> send(id, event, frame.at())));
  }

  private Uni<Void> pass(GameView view) {
    var reply = (GameView.Reply) view.body();
    return send(
        view.matchId() + ":" + reply.player() + ":" + reply.commandId(), view, Instant.now());
  }

  private Uni<Void> send(String id, Message message, Instant at) {
    return send(id, message.type(), at, message.topic(), message.key(), codec.write(message));
  }

  private Uni<Void> send(
      String id, String type, Instant at, String topic, String key, String json) {
    var bytes = json.getBytes(StandardCharsets.UTF_8);
    return emitter.sendMessage(CloudEvents.message(id, source, type, at, topic, key, bytes));
  }
}
