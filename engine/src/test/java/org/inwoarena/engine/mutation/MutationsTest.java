package org.inwoarena.engine.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A change of the code can take the ground from under a mutation; that shows at once. */
class MutationsTest {

  private static final Path SOURCES = Path.of("src/main/java/org/inwoarena/engine");

  @TestFactory
  Stream<DynamicTest> everyMutationFindsItsText() throws IOException {
    return Mutation.read(Path.of("src/test/mutations/mutations.yaml")).stream()
        .map(
            mutation ->
                DynamicTest.dynamicTest(
                    mutation.clause() + " in " + mutation.in(),
                    () -> assertThat(mutation.applied(source(mutation))).isPresent()));
  }

  private static String source(Mutation mutation) {
    try {
      return Files.readString(SOURCES.resolve(mutation.in()));
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }
}
