package org.inwoarena.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The committed schemas are what the records generate. With {@code -Darena.write-schemas=true} this
 * writes them instead; look at the difference before committing it.
 */
class SchemasTest {

  private static final Path COMMITTED = Path.of("src/main/resources/schemas");

  private final SchemaGeneration generation = new SchemaGeneration();

  static Stream<Class<?>> types() {
    return Crossing.types();
  }

  @ParameterizedTest
  @MethodSource("types")
  void theCommittedSchemaIsTheGeneratedOne(Class<?> type) throws IOException {
    var file = COMMITTED.resolve(Crossing.name(type) + ".json");
    var generated = generation.of(type);
    if (Boolean.getBoolean("arena.write-schemas")) {
      Files.createDirectories(COMMITTED);
      Files.writeString(file, generated);
    }
    assertThat(file)
        .as("write it with -Darena.write-schemas=true and commit it")
        .exists()
        .hasContent(generated);
  }

  @Test
  void noSchemaIsLeftOver() throws IOException {
    try (var files = Files.list(COMMITTED)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              types().map(type -> Crossing.name(type) + ".json").toList());
    }
  }
}
