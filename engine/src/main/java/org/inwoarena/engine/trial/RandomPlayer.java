package org.inwoarena.engine.trial;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.MoveFamily;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Slot;
import org.inwoarena.engine.chance.Hashes;
import org.inwoarena.engine.event.Events;

/** Answers prompts by chance, from what the prompt alone says. */
final class RandomPlayer {

  private static final Slot CONTROL = new Slot.OneOf(List.of("control"));

  private final ObjectMapper json = Events.mapper();
  private final Random random;
  private final String nonce;

  RandomPlayer(Random random) {
    this.random = random;
    var bytes = new byte[32];
    random.nextBytes(bytes);
    nonce = HexFormat.of().formatHex(bytes);
  }

  /** A legal answer; attacks and plays are preferred over idle moves so that games move on. */
  Command answer(Prompt prompt) {
    if (prompt.kind() == PromptKind.PLEDGE) {
      return new Command.PledgeNonce(Hashes.sha256OfHex(nonce));
    }
    if (prompt.kind() == PromptKind.REVEAL) {
      return new Command.RevealNonce(nonce);
    }
    return command(family(prompt.moves()));
  }

  private MoveFamily family(List<MoveFamily> families) {
    var left = random.nextInt(families.stream().mapToInt(RandomPlayer::weight).sum());
    for (var family : families) {
      left -= weight(family);
      if (left < 0) {
        return family;
      }
    }
    throw new IllegalStateException("no family was drawn");
  }

  /** How often a move is made, beside others. */
  private static int weight(MoveFamily family) {
    return switch (family.type()) {
      case "attack" -> family.slots().get("kind").equals(CONTROL) ? 40 : 15;
      case "claim-victory", "draw-plot", "draw-group", "take-resource", "take-over" -> 60;
      case "pick-card", "pick-player", "pick-option", "propose" -> 60;
      case "use", "done" -> 30;
      case "proceed", "aid", "pass" -> 20;
      case "knock", "link", "oppose", "play-agent", "add-relief", "offer-relief" -> 8;
      case "move-group", "drop", "call-off", "trade-card", "trade-group" -> 3;
      default -> 1;
    };
  }

  Command command(MoveFamily family) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("type", family.type());
    family.slots().forEach((name, slot) -> fields.put(name, value(slot)));
    return json.convertValue(fields, Command.class);
  }

  private Object value(Slot slot) {
    return switch (slot) {
      case Slot.OneOf one -> one.values().get(random.nextInt(one.values().size()));
      case Slot.Range(var from, var to) -> from + random.nextInt(to - from + 1);
      case Slot.Hex(var digits) -> "0".repeat(digits);
    };
  }
}
