package org.inwoarena.engine.trial;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.MoveFamily;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Slot;
import org.inwoarena.engine.api.Texts;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.event.Events;
import org.inwoarena.engine.state.Game;

/**
 * Legal moves and decisions agree: what is listed is accepted, the answer on time-out is listed,
 * and everything else is refused in words, with a clause, and changes nothing.
 */
public final class Agreement implements Watcher {

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
          "decline",
          "done",
          "drop");
  private static final List<String> SIDES = List.of("top", "right", "bottom", "left");
  private static final int STRANGER = 1_000_000;

  private final Engine engine;
  private final Random random;
  private final int oneIn;
  private final ObjectMapper json = Events.mapper();
  private final Texts texts = Texts.in(Locale.ENGLISH);
  private final Chance chance =
      (stream, nonces, place, bound) -> new Chance.Draw((int) (place % bound), place + 1);
  private final SortedMap<String, Integer> accepted = new TreeMap<>();
  private int refused;

  /**
   * Samples commands.
   *
   * @param oneIn one position in so many
   */
  public Agreement(Engine engine, Random random, int oneIn) {
    this.engine = engine;
    this.random = random;
    this.oneIn = oneIn;
  }

  /** How many sampled commands of each type were accepted. */
  public SortedMap<String, Integer> accepted() {
    return accepted;
  }

  /** How many sampled commands were refused. */
  public int refused() {
    return refused;
  }

  @Override
  public void position(Game game, List<Prompt> prompts) {
    for (var prompt : prompts) {
      if (prompt.kind() != PromptKind.PLEDGE && prompt.kind() != PromptKind.REVEAL) {
        Breach.unless(isListed(prompt, prompt.onTimeout()), "the answer on time-out of %s", prompt);
        Breach.unless(isWorded(prompt), "an option without a word in %s", prompt);
        if (random.nextInt(oneIn) == 0) {
          sample(game, prompt);
        }
      }
    }
  }

  /** A place in a list says nothing to a player by itself. */
  private static boolean isWorded(Prompt prompt) {
    for (var family : prompt.moves()) {
      if (family.slots().get("option") instanceof Slot.OneOf(var values, var words)
          && words
              .filter(all -> all.size() == values.size())
              .filter(all -> all.stream().noneMatch(String::isBlank))
              .isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private void sample(Game game, Prompt prompt) {
    check(game, prompt, prompt.onTimeout());
    var player = new RandomPlayer(random);
    for (var i = 0; i < 2; i++) {
      var family = prompt.moves().get(random.nextInt(prompt.moves().size()));
      var command = player.command(family);
      check(game, prompt, command);
      check(game, prompt, mutated(game, command));
      others(game, prompt, command);
    }
  }

  private void check(Game game, Prompt prompt, Command command) {
    var decision = decide(game, Action.answer(prompt.seat(), prompt.id(), command));
    var legal = isListed(prompt, command);
    Breach.unless(
        decision instanceof Decision.Accepted == legal,
        "%s to %s is %s and gave %s",
        command,
        prompt,
        legal ? "listed" : "not listed",
        decision);
    if (legal) {
      accepted.merge((String) fields(command).get("type"), 1, Integer::sum);
    }
  }

  /** Nobody answers for another, or a prompt that is not his. */
  private void others(Game game, Prompt prompt, Command command) {
    for (var index = 0; index < game.seats().size(); index++) {
      var seat = new Seat(index);
      if (!seat.equals(prompt.seat())) {
        refuses(game, Action.answer(seat, prompt.id(), command));
      }
    }
    refuses(game, Action.free(prompt.seat(), command));
    refuses(game, new Action(Optional.empty(), Optional.of(prompt.id()), command));
  }

  private void refuses(Game game, Action action) {
    Breach.unless(decide(game, action) instanceof Decision.Refused, "%s was accepted", action);
  }

  private Decision decide(Game game, Action action) {
    var before = game.hashCode();
    var decision = engine.decide(game, action, chance);
    Breach.unless(game.hashCode() == before, "%s changed the position it was given for", action);
    if (decision instanceof Decision.Refused(var refusal)) {
      tells(refusal);
      refused++;
    }
    return decision;
  }

  private void tells(Refusal refusal) {
    Breach.unless(!refusal.clause().isBlank(), "%s names no clause", refusal);
    var words = texts.render(refusal.code(), refusal.params(), name -> name);
    Breach.unless(
        !words.contains("{") && !words.startsWith(refusal.code()), "%s has no words", refusal);
  }

  private boolean isListed(Prompt prompt, Command command) {
    return prompt.moves().stream().anyMatch(family -> contains(family, command));
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
      case Slot.OneOf one -> one.values().contains(value);
      case Slot.Range(var from, var to) -> (int) value >= from && (int) value <= to;
      case Slot.Hex(var digits) -> value.toString().matches("[0-9a-f]{" + digits + "}");
    };
  }

  /** The command with one component changed, or another command altogether. */
  private Command mutated(Game game, Command command) {
    var fields = fields(command);
    fields.remove("second");
    fields.remove("aided");
    var names = fields.keySet().stream().filter(name -> !name.equals("type")).toList();
    if (names.isEmpty() || random.nextInt(4) == 0) {
      return json.convertValue(
          Map.of("type", TYPES.get(random.nextInt(TYPES.size()))), Command.class);
    }
    var name = names.get(random.nextInt(names.size()));
    fields.put(name, value(game, name));
    return json.convertValue(fields, Command.class);
  }

  private Object value(Game game, String name) {
    return switch (name) {
      case "side" -> SIDES.get(random.nextInt(SIDES.size()));
      case "kind" -> random.nextBoolean() ? "control" : "destroy";
      case "position", "option", "ability" -> random.nextInt(60) - 5;
      case "goal" -> "no-such-goal";
      case "against" -> random.nextBoolean();
      case "to", "player" -> random.nextInt(Math.min(game.seats().size() + 1, 6));
      case "what" -> "peace";
      default -> random.nextInt(10) == 0 ? STRANGER : 1 + random.nextInt(game.roster().size() + 2);
    };
  }

  private Map<String, Object> fields(Command command) {
    return new LinkedHashMap<>(
        json.convertValue(command, new TypeReference<Map<String, Object>>() {}));
  }
}
