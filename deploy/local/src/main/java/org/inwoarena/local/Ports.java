package org.inwoarena.local;

import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.inwoarena.local.process.FreePort;
import org.inwoarena.local.process.PortHolder;
import org.inwoarena.local.process.StartFailure;

/** The port numbers one platform uses. */
public record Ports(Map<Port, Integer> numbers) {

  /** Copies the map. */
  public Ports {
    numbers = Collections.unmodifiableMap(new EnumMap<>(numbers));
  }

  /** The usual ones. */
  public static Ports standard() {
    return shifted(0);
  }

  /** The usual ones plus an offset, for a second platform beside the first. */
  public static Ports shifted(int offset) {
    return each(port -> port.standard() + offset);
  }

  /** Ports free at this moment, for tests. */
  public static Ports free() {
    var used = new HashSet<Integer>();
    return each(
        port -> {
          int candidate = FreePort.any();
          while (!used.add(candidate)) {
            candidate = FreePort.any();
          }
          return candidate;
        });
  }

  private static Ports each(ToIntFunction<Port> choice) {
    var numbers = new EnumMap<Port, Integer>(Port.class);
    for (var port : Port.values()) {
      numbers.put(port, choice.applyAsInt(port));
    }
    return new Ports(numbers);
  }

  /** The number of one. */
  public int of(Port port) {
    return numbers.get(port);
  }

  /** {@code http://localhost:PORT} of one. */
  public String url(Port port) {
    return "http://localhost:" + of(port);
  }

  /** Fails with one line that names port, component and holder if somebody else has one. */
  public void requireFree() {
    numbers.forEach(Ports::requireFree);
  }

  private static void requireFree(Port port, int number) {
    if (PortHolder.free(number)) {
      return;
    }
    var holder =
        PortHolder.of(number)
            .map(
                process ->
                    "process %d (%s)"
                        .formatted(process.pid(), process.info().command().orElse("unknown")))
            .orElse("another process");
    throw new StartFailure(
        "port %d, wanted by %s, is taken by %s: stop it, or shift all ports with ARENA_PORT_OFFSET=1000"
            .formatted(number, port.component().title(), holder));
  }
}
