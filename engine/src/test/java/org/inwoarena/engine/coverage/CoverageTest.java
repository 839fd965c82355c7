package org.inwoarena.engine.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * No clause is uncovered unless {@code docs/rules/COVERAGE.md} says so, and that file claims
 * nothing that is not true. With {@code -Darena.prune-open=true} it takes what is covered off the
 * list.
 */
@Order(Integer.MAX_VALUE)
class CoverageTest {

  private static final Path HOME = Path.of("..");

  @Test
  void theListsSayWhatIsTrue() throws IOException {
    var lists = HOME.resolve(Coverage.LISTS);
    if (Boolean.getBoolean("arena.prune-open")) {
      var covered = Coverage.measure(HOME).covered().keySet();
      Files.writeString(lists, Gaps.pruned(Files.readString(lists), covered));
    }
    var coverage = Coverage.measure(HOME);
    assertThat(coverage.problems()).as(coverage.warning().orElse("problems")).isEmpty();
  }

  @Test
  void everyCitedClauseExists() throws IOException {
    assertThat(Citations.dangling(HOME, Coverage.rulebook(HOME))).isEmpty();
  }
}
