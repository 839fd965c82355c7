package org.inwoarena.client.bots;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.inwoarena.contracts.Json;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.MoveFamily;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.Slot;

/** Turns move families into commands: all of them, how many, or one at random. */
public final class MoveFamilies {

  private final JsonMapper json = Json.mapper();

  /** How many commands a family stands for; {@link Long#MAX_VALUE} when there are too many. */
  public static long count(MoveFamily family) {
    return family.slots().values().stream()
        .mapToLong(MoveFamilies::count)
        .reduce(1, MoveFamilies::times);
  }

  private static long count(Slot slot) {
    return switch (slot) {
      case Slot.OneOf one -> one.values().size();
      case Slot.Range(int from, int to) -> Math.max(0, to - from + 1L);
      case Slot.Hex(int digits) -> digits < 15 ? 1L << (4 * digits) : Long.MAX_VALUE;
    };
  }

  private static long times(long a, long b) {
    return b != 0 && a > Long.MAX_VALUE / b ? Long.MAX_VALUE : a * b;
  }

  /**
   * Every command of a family, in the order of its choices.
   *
   * @throws IllegalArgumentException for a family with a free slot of hex digits
   */
  public Stream<Command> all(MoveFamily family) {
    Stream<Map<String, Object>> rows = Stream.of(Map.of());
    for (var slot : family.slots().entrySet()) {
      rows = rows.flatMap(row -> choices(slot.getValue()).map(v -> plus(row, slot.getKey(), v)));
    }
    return rows.map(row -> command(family.type(), row));
  }

  private static Stream<Object> choices(Slot slot) {
    return switch (slot) {
      case Slot.OneOf one -> one.values().stream();
      case Slot.Range(int from, int to) -> IntStream.rangeClosed(from, to).mapToObj(i -> i);
      case Slot.Hex hex -> throw new IllegalArgumentException("too many to list: " + hex);
    };
  }

  private static Map<String, Object> plus(Map<String, Object> row, String name, Object value) {
    var more = new TreeMap<>(row);
    more.put(name, value);
    return more;
  }

  /** Every command of all families of one type in a prompt. */
  public Stream<Command> all(Prompt prompt, String type) {
    return of(prompt, type).flatMap(this::all);
  }

  /** Every command of one class in a prompt. */
  public <C extends Command> List<C> all(Prompt prompt, String type, Class<C> as) {
    return all(prompt, type).map(as::cast).toList();
  }

  /** The families of one type in a prompt. */
  public static Stream<MoveFamily> of(Prompt prompt, String type) {
    return prompt.moves().stream().filter(family -> family.type().equals(type));
  }

  /** Whether a prompt offers at least one command of a type. */
  public static boolean offers(Prompt prompt, String type) {
    return of(prompt, type).anyMatch(family -> count(family) > 0);
  }

  /** One command of a family, every choice of every slot being equally likely. */
  public Command any(MoveFamily family, RandomGenerator random) {
    var row = new TreeMap<String, Object>();
    family.slots().forEach((name, slot) -> row.put(name, any(slot, random)));
    return command(family.type(), row);
  }

  private static Object any(Slot slot, RandomGenerator random) {
    return switch (slot) {
      case Slot.OneOf one -> one.values().get(random.nextInt(one.values().size()));
      case Slot.Range(int from, int to) -> random.nextInt(from, to + 1);
      case Slot.Hex(int digits) -> hex(digits, random);
    };
  }

  private static String hex(int digits, RandomGenerator random) {
    var text = new StringBuilder(digits);
    for (var i = 0; i < digits; i++) {
      text.append(Character.forDigit(random.nextInt(16), 16));
    }
    return text.toString();
  }

  /**
   * The command with these component values, as they stand in its JSON.
   *
   * @throws IllegalArgumentException when there is no such command
   */
  public Command command(String type, Map<String, Object> values) {
    var node = json.createObjectNode().put("type", type);
    values.forEach((name, value) -> node.set(name, json.valueToTree(value)));
    try {
      return json.treeToValue(node, Command.class);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no command: " + node, e);
    }
  }
}
