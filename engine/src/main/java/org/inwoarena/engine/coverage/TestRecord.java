package org.inwoarena.engine.coverage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What the engine's tests proved when they ran last: a file per test class, with the digest of the
 * sources it ran on. A record of other sources proves nothing.
 *
 * @param proofs by clause, the tests that passed
 * @param outdated test classes whose record is of other sources
 */
public record TestRecord(Map<String, SortedSet<String>> proofs, List<String> outdated) {

  private static final String FOLDER = "target/clauses";

  /** Keeps own copies. */
  public TestRecord {
    proofs = Map.copyOf(proofs);
    outdated = List.copyOf(outdated);
  }

  /** What to say where tests would prove more if they ran. */
  Optional<String> warning() {
    if (!outdated.isEmpty()) {
      return Optional.of(
          "these tests have not run since the sources changed and prove nothing: " + outdated);
    }
    return proofs.isEmpty()
        ? Optional.of("the tests of the engine have not run; what they prove does not count")
        : Optional.empty();
  }

  /** Reads what lies in the build folder of the engine. */
  public static TestRecord read(Path engine) throws IOException {
    var folder = engine.resolve(FOLDER);
    var proofs = new TreeMap<String, SortedSet<String>>(Rulebook.ORDER);
    var outdated = new ArrayList<String>();
    if (Files.isDirectory(folder)) {
      var digest = digestLine(engine);
      for (var file : filesIn(folder)) {
        var lines = Files.readAllLines(file);
        if (lines.getFirst().equals(digest)) {
          lines.stream().skip(1).forEach(line -> add(proofs, line, file));
        } else {
          outdated.add(file.getFileName().toString());
        }
      }
    }
    return new TestRecord(proofs, outdated);
  }

  private static void add(Map<String, SortedSet<String>> proofs, String line, Path file) {
    var words = line.split(" ", 2);
    proofs
        .computeIfAbsent(words[0], id -> new TreeSet<>())
        .add(file.getFileName() + " " + words[1]);
  }

  /**
   * Replaces the record of one test class.
   *
   * @param passed by test, the clauses it proved
   */
  public static void write(Path engine, String testClass, Map<String, List<String>> passed) {
    var lines = new ArrayList<String>();
    try {
      lines.add(digestLine(engine));
      passed.forEach((test, ids) -> ids.forEach(id -> lines.add(id + " " + test)));
      Files.createDirectories(engine.resolve(FOLDER));
      Files.write(engine.resolve(FOLDER).resolve(testClass), lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String digestLine(Path engine) throws IOException {
    return "sources " + Sources.digest(engine.resolve("src/main"), engine.resolve("src/test/java"));
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.sorted().toList();
    }
  }
}
