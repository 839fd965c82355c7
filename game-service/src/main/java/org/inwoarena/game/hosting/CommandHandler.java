package org.inwoarena.game.hosting;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameCommand.Beat;
import org.inwoarena.contracts.GameCommand.ExtendRound;
import org.inwoarena.contracts.GameCommand.Origin;
import org.inwoarena.contracts.GameCommand.Play;
import org.inwoarena.contracts.GameCommand.RoundTime;
import org.inwoarena.contracts.GameCommand.TimeOut;
import org.inwoarena.kit.messaging.Decoder;
import org.inwoarena.kit.messaging.InvalidMessage;

/** One record of the command topic: read, checked and passed to whom it concerns. */
@ApplicationScoped
class CommandHandler {

  /** Ids go into keys and text columns: no spaces, no control characters, no NUL. */
  private static final Pattern ID = Pattern.compile("[\\x21-\\x7e]{1,64}");

  /** No command of the game comes near it. */
  private static final int MOST_BYTES = 16 * 1024;

  private final Decoder decoder;
  private final PlayerCommands players;
  private final ClockCommands clock;

  CommandHandler(Decoder decoder, PlayerCommands players, ClockCommands clock) {
    this.decoder = decoder;
    this.players = players;
    this.clock = clock;
  }

  Uni<Void> handle(BatchRun run, ConsumerRecord<String, byte[]> record) {
    try {
      size(record);
      var command = checked(decoder.decode(record, GameCommand.class).message());
      return switch (command.body()) {
        case Play play -> players.play(run, command, play, trace(record));
        case TimeOut timeOut -> clock.timeOut(run, command, timeOut);
        case RoundTime time -> clock.roundTime(run, command, time);
        case ExtendRound more -> clock.extendRound(run, command, more);
        // Every record is a sign of life of its shard; a beat is nothing more.
        case Beat beat -> Uni.createFrom().voidItem();
      };
    } catch (InvalidMessage invalid) {
      run.bury(record, invalid.getMessage());
      return Uni.createFrom().voidItem();
    }
  }

  private static void size(ConsumerRecord<String, byte[]> record) {
    if (record.value() != null && record.value().length > MOST_BYTES) {
      throw new InvalidMessage(
          "%d bytes, more than %d".formatted(record.value().length, MOST_BYTES));
    }
  }

  private static GameCommand checked(GameCommand command) {
    if (command.body() == null || command.origin() == null || command.receivedAt() == null) {
      throw new InvalidMessage("body, origin or receivedAt is missing");
    }
    id("matchId", command.matchId());
    id("commandId", command.commandId());
    command.player().ifPresent(player -> id("player", player));
    if (command.origin() != speaker(command.body())) {
      throw new InvalidMessage(
          "origin " + command.origin() + " may not send " + command.body().getClass());
    }
    if (command.body() instanceof Play play
        && (play.command() == null || command.player().isEmpty())) {
      throw new InvalidMessage("a play without command or player");
    }
    return command;
  }

  private static Origin speaker(GameCommand.Body body) {
    return switch (body) {
      case Play play -> Origin.PLAYER;
      case TimeOut timeOut -> Origin.CLOCK;
      case RoundTime time -> Origin.CLOCK;
      case ExtendRound more -> Origin.JUDGE;
      case Beat beat -> Origin.HOST;
    };
  }

  private static void id(String name, String value) {
    if (value == null || !ID.matcher(value).matches()) {
      throw new InvalidMessage(name + " is not 1 to 64 printable characters");
    }
  }

  private static Optional<String> trace(ConsumerRecord<String, byte[]> record) {
    return Optional.ofNullable(record.headers().lastHeader("traceparent"))
        .map(header -> new String(header.value(), StandardCharsets.UTF_8))
        .filter(ID.asMatchPredicate());
  }
}
