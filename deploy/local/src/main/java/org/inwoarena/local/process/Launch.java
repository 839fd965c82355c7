package org.inwoarena.local.process;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * How to start one component as an operating system process.
 *
 * @param environment added to the environment of this JVM
 * @param log receives standard output and error, appended
 */
public record Launch(
    String name, List<String> command, Map<String, String> environment, Path directory, Path log) {

  /** Copies what may be shared. */
  public Launch {
    command = List.copyOf(command);
    environment = Map.copyOf(environment);
  }
}
