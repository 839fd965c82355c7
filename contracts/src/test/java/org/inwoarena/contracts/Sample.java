package org.inwoarena.contracts;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A message as some release wrote it. Samples are added, never changed. */
record Sample(Class<?> type, Path file) {

  private static final Path ALL = Path.of("src/test/resources/samples");

  static Stream<Sample> of(Class<?> type) {
    try (var files = Files.list(ALL.resolve(Crossing.name(type)))) {
      return files.sorted().toList().stream().map(file -> new Sample(type, file));
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  static Stream<Sample> all() {
    return Crossing.types().flatMap(Sample::of);
  }

  JsonNode json() throws IOException {
    return Json.mapper().readTree(file.toFile());
  }

  Object read() throws IOException {
    return Json.mapper().readValue(file.toFile(), type);
  }

  @Override
  public String toString() {
    return ALL.relativize(file).toString();
  }
}
