package org.inwoarena.engine.mutation;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.inwoarena.engine.mutation.Verdict.Kind;

/**
 * Compiles one changed file and runs the scenarios with it.
 *
 * @param engine the folder of the engine
 * @param work an empty folder
 */
record MutantRun(Path engine, Path work) {

  private static final String SOURCES = "src/main/java/org/inwoarena/engine";
  private static final String SCENARIOS = "src/test/scenarios";
  private static final int LONGEST_SECONDS = 120;

  Verdict of(Mutation mutation) throws IOException, InterruptedException {
    var proving = proving(mutation);
    if (proving.isEmpty()) {
      return new Verdict(Kind.SURVIVED, "no case of " + mutation.scenarios() + " proves it");
    }
    var source = engine.resolve(SOURCES).resolve(mutation.in());
    var changed = mutation.applied(Files.readString(source));
    if (changed.isEmpty()) {
      return new Verdict(Kind.STALE, "no or several: " + mutation.from());
    }
    var copy = work.resolve(source.getFileName());
    Files.writeString(copy, changed.orElseThrow());
    var complaint = compile(copy);
    return complaint.isEmpty() ? run(mutation, proving) : new Verdict(Kind.BROKEN, complaint);
  }

  /** The cases that prove the clause as the code is now. */
  private Set<String> proving(Mutation mutation) throws IOException {
    return FailingCases.outcomes(scenarios(mutation)).stream()
        .filter(
            outcome ->
                outcome.proven().contains(mutation.clause())
                    || outcome.turned().contains(mutation.clause()))
        .map(outcome -> outcome.name())
        .collect(Collectors.toSet());
  }

  private Path scenarios(Mutation mutation) {
    return engine.resolve(SCENARIOS).resolve(mutation.scenarios());
  }

  /** What the compiler has against it. */
  private String compile(Path copy) {
    var said = new StringWriter();
    var compiler = ToolProvider.getSystemJavaCompiler();
    var options =
        List.of("-nowarn", "-proc:none", "-parameters", "-d", work.toString(), "-cp", classPath());
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      var units = files.getJavaFileObjects(copy);
      return compiler.getTask(said, files, null, options, null, units).call()
          ? ""
          : said.toString();
    } catch (IOException e) {
      return e.toString();
    }
  }

  private Verdict run(Mutation mutation, Set<String> proving)
      throws IOException, InterruptedException {
    var report = work.resolve("failing");
    var process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                work + File.pathSeparator + classPath(),
                FailingCases.class.getName(),
                scenarios(mutation).toString(),
                report.toString())
            .redirectErrorStream(true)
            .redirectOutput(work.resolve("said").toFile())
            .start();
    if (!process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
      return new Verdict(Kind.BROKEN, "the scenarios do not come to an end");
    }
    return process.exitValue() == 0
        ? verdict(Files.readAllLines(report), proving)
        : new Verdict(Kind.BROKEN, Files.readString(work.resolve("said")));
  }

  private static Verdict verdict(List<String> failing, Set<String> proving) {
    return failing.stream()
        .map(line -> line.split(FailingCases.THEN, 2))
        .filter(line -> proving.contains(line[0]))
        .findFirst()
        .map(line -> new Verdict(Kind.KILLED, line[1]))
        .orElseGet(() -> new Verdict(Kind.SURVIVED, "all of " + proving + " hold"));
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }
}
