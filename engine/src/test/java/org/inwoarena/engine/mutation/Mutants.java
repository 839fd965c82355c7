package org.inwoarena.engine.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Not run with the other tests, since it compiles as often as there are mutations: {@code mvn -pl
 * engine test -Dtest=Mutants}, with {@code -Darena.mutants=R1.2.2,R1.3.6} for some of them.
 */
class Mutants {

  private static final Path ENGINE = Path.of("");
  private static final Path MUTATIONS = ENGINE.resolve("src/test/mutations/mutations.yaml");
  private static final Path REPORT = ENGINE.resolve("target/mutants.txt");

  @TempDir private Path work;

  @Test
  void everyMutationIsNoticed() throws IOException, InterruptedException {
    var report = new ArrayList<String>();
    var unnoticed = new ArrayList<String>();
    for (var mutation : asked()) {
      var run = new MutantRun(ENGINE, Files.createTempDirectory(work, mutation.clause()));
      var verdict = run.of(mutation);
      var line = mutation.clause() + " " + verdict.kind() + " " + verdict.detail();
      report.add(line);
      if (verdict.kind() != Verdict.Kind.KILLED) {
        unnoticed.add(line);
      }
    }
    report.add(report.size() - unnoticed.size() + " of " + report.size() + " killed");
    Files.createDirectories(REPORT.getParent());
    Files.write(REPORT, report);
    assertThat(report).as("mutations").hasSizeGreaterThan(1);
    assertThat(unnoticed).isEmpty();
  }

  private static List<Mutation> asked() throws IOException {
    var asked = System.getProperty("arena.mutants", "");
    var all = Mutation.read(MUTATIONS);
    return asked.isEmpty()
        ? all
        : all.stream().filter(m -> Set.of(asked.split(",")).contains(m.clause())).toList();
  }
}
