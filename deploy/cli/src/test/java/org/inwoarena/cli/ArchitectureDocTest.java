package org.inwoarena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The document names the path of a move as at most twelve files, and they are the real ones. */
class ArchitectureDocTest {

  private static final Path DOCS = Path.of("../../docs").toAbsolutePath().normalize();
  private static final Pattern STEP = Pattern.compile("(?m)^(\\d+)\\. \\[(\\w+)]\\(([^)]+)\\)");

  private record Step(int number, String name, Path file) {}

  @Test
  void thePathOfAMoveIsAtMostTwelveFilesInOrder() throws IOException {
    var steps = steps();
    assertThat(steps).hasSizeBetween(2, 12);
    for (int i = 0; i < steps.size(); i++) {
      assertThat(steps.get(i).number()).isEqualTo(i + 1);
    }
  }

  @Test
  void everyFileOfThePathDeclaresTheTypeItIsNamedFor() throws IOException {
    for (var step : steps()) {
      assertThat(step.file()).isRegularFile();
      assertThat(Files.readString(step.file()))
          .containsPattern("(class|record|interface) " + step.name() + "\\b");
    }
  }

  private static List<Step> steps() throws IOException {
    var text = Files.readString(DOCS.resolve("architecture.md"));
    var section = text.substring(text.indexOf("## The path of one move"));
    section = section.substring(0, section.indexOf("\n## What holds"));
    return STEP.matcher(section)
        .results()
        .map(
            hit ->
                new Step(
                    Integer.parseInt(hit.group(1)),
                    hit.group(2),
                    DOCS.resolve(hit.group(3)).normalize()))
        .toList();
  }
}
