package org.inwoarena.game.support;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Random;
import org.inwoarena.contracts.Json;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.MoveFamily;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.Slot;
import org.inwoarena.engine.chance.Hashes;

/** A seat that answers prompts at random, seeded, from nothing but the prompt. */
public final class RandomMoves {

  private final JsonMapper json = Json.mapper();
  private final Random random;
  private final String nonce;

  public RandomMoves(long seed) {
    random = new Random(seed);
    var bytes = new byte[32];
    random.nextBytes(bytes);
    nonce = HexFormat.of().formatHex(bytes);
  }

  /** One of the prompt's legal answers. */
  public Command answer(Prompt prompt) {
    return command(prompt.moves().get(random.nextInt(prompt.moves().size())));
  }

  private Command command(MoveFamily family) {
    return switch (family.type()) {
      case "pledge-nonce" -> new Command.PledgeNonce(Hashes.sha256OfHex(nonce));
      case "reveal-nonce" -> new Command.RevealNonce(nonce);
      default -> {
        var parts = new LinkedHashMap<String, Object>();
        parts.put("type", family.type());
        family.slots().forEach((name, slot) -> parts.put(name, value(slot)));
        yield json.convertValue(parts, Command.class);
      }
    };
  }

  private Object value(Slot slot) {
    return switch (slot) {
      case Slot.OneOf choices -> choices.values().get(random.nextInt(choices.values().size()));
      case Slot.Range range -> range.from() + random.nextInt(range.to() - range.from() + 1);
      case Slot.Hex hex -> "0".repeat(hex.digits());
    };
  }
}
