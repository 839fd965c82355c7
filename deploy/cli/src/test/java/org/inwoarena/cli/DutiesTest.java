package org.inwoarena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every fault that users of such systems met, and that organised play, the ladder and their clocks
 * can have, has a test named after its duty: a method, a class, or the name a test is shown by.
 */
class DutiesTest {

  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
  private static final Pattern NAME =
      Pattern.compile("(?:void duty|class Duty|@DisplayName\\(\"Duty )0?(\\d{1,2})\\D");

  /** Rows 1 to 20 and 28 to 31 of the duties. */
  private static final Set<Integer> OWED =
      IntStream.concat(IntStream.rangeClosed(1, 20), IntStream.rangeClosed(28, 31))
          .boxed()
          .collect(Collectors.toCollection(TreeSet::new));

  @Test
  void everyDutyHasATestNamedAfterIt() throws IOException {
    try (var files = Files.walk(ROOT)) {
      var named =
          files
              .filter(file -> file.toString().endsWith("Test.java"))
              .filter(file -> file.toString().contains("src/test/java"))
              .flatMap(DutiesTest::duties)
              .collect(Collectors.toCollection(TreeSet::new));
      assertThat(named).containsAll(OWED);
    }
  }

  private static Stream<Integer> duties(Path file) {
    try {
      return NAME
          .matcher(Files.readString(file))
          .results()
          .map(hit -> Integer.parseInt(hit.group(1)))
          .toList()
          .stream();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
