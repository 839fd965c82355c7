package org.inwoarena.engine.random;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.MoveFamily;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Slot;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.event.Events;
import org.inwoarena.engine.state.Game;
import org.junit.jupiter.api.Test;

/** Legal moves and decisions agree: what is listed is accepted, everything else is refused. */
class LegalMovesTest {

  private static final int GAMES = Integer.getInteger("arena.random.games", 200) / 10;
  private static final List<String> TYPES =
      List.of(
          "draw-plot",
          "draw-group",
          "buy-group",
          "call-off",
          "proceed",
          "knock",
          "pass",
          "propose",
          "accept",
          "decline");
  private static final List<String> SIDES = List.of("top", "right", "bottom", "left");

  private final Engine engine = new Engine(Board.CATALOGUE);
  private final ObjectMapper json = Events.mapper();
  private final Chance chance =
      (stream, nonces, place, bound) -> new Chance.Draw((int) (place % bound), place + 1);
  private final Map<String, Integer> accepted = new TreeMap<>();
  private int refused;

  @Test
  void legalMovesAndDecisionsAgree() {
    var seed = StartSeed.start("legal moves");
    var random = new Random(seed);
    for (var i = 0; i < GAMES; i++) {
      new RandomGame(engine, seed + i)
          .play((game, prompt, player) -> sample(game, prompt, player, random));
    }
    System.out.println("sampled: accepted " + accepted + ", refused " + refused);
    assertThat(accepted.keySet())
        .contains("attack", "aid", "oppose", "call-off", "move-group", "buy-plot", "place")
        .contains("offer-trade", "trade-card", "trade-group", "propose", "accept", "decline")
        .contains("show-plot", "remove-token", "promise");
    assertThat(refused).isPositive();
  }

  private void sample(Game game, Prompt prompt, RandomPlayer player, Random random) {
    if (prompt.kind() == PromptKind.PLEDGE || prompt.kind() == PromptKind.REVEAL) {
      return;
    }
    check(game, prompt, prompt.onTimeout());
    for (var i = 0; i < 2; i++) {
      var family = prompt.moves().get(random.nextInt(prompt.moves().size()));
      var command = player.command(family);
      check(game, prompt, command);
      check(game, prompt, mutated(game, command, random));
    }
  }

  private void check(Game game, Prompt prompt, Command command) {
    var legal = prompt.moves().stream().anyMatch(family -> contains(family, command));
    var action = Action.answer(prompt.seat(), prompt.id(), command);
    var decision = engine.decide(game, action, chance);
    assertThat(decision instanceof Decision.Accepted)
        .as("%s to %s gave %s", command, prompt, decision)
        .isEqualTo(legal);
    if (legal) {
      accepted.merge((String) fields(command).get("type"), 1, Integer::sum);
    } else {
      refused++;
    }
  }

  private boolean contains(MoveFamily family, Command command) {
    var fields = fields(command);
    if (!family.type().equals(fields.remove("type"))
        || !family.slots().keySet().equals(fields.keySet())) {
      return false;
    }
    return family.slots().entrySet().stream()
        .allMatch(slot -> allows(slot.getValue(), fields.get(slot.getKey())));
  }

  private static boolean allows(Slot slot, Object value) {
    return switch (slot) {
      case Slot.OneOf(var values) -> values.contains(value);
      case Slot.Range(var from, var to) -> (int) value >= from && (int) value <= to;
      case Slot.Hex(var digits) -> value.toString().matches("[0-9a-f]{" + digits + "}");
    };
  }

  /** The command with one component changed, or another command altogether. */
  private Command mutated(Game game, Command command, Random random) {
    var fields = fields(command);
    fields.remove("second");
    fields.remove("aided");
    var names = fields.keySet().stream().filter(name -> !name.equals("type")).toList();
    if (names.isEmpty() || random.nextInt(4) == 0) {
      return json.convertValue(
          Map.of("type", TYPES.get(random.nextInt(TYPES.size()))), Command.class);
    }
    var name = names.get(random.nextInt(names.size()));
    fields.put(name, value(game, name, random));
    return json.convertValue(fields, Command.class);
  }

  private static Object value(Game game, String name, Random random) {
    return switch (name) {
      case "side" -> SIDES.get(random.nextInt(SIDES.size()));
      case "kind" -> random.nextBoolean() ? "control" : "destroy";
      case "position", "option", "ability" -> random.nextInt(60) - 5;
      case "goal" -> "no-such-goal";
      case "against" -> random.nextBoolean();
      case "to", "player" -> random.nextInt(game.seats().size() + 1);
      case "what" -> "peace";
      default -> 1 + random.nextInt(game.roster().size() + 2);
    };
  }

  private Map<String, Object> fields(Command command) {
    return new LinkedHashMap<>(
        json.convertValue(command, new TypeReference<Map<String, Object>>() {}));
  }
}
