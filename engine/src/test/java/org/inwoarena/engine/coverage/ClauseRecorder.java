package org.inwoarena.engine.coverage;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestWatcher;

/** Writes down which clauses the tests of a class prove: those whose every run passed. */
final class ClauseRecorder implements TestWatcher {

  private static final ExtensionContext.Namespace OWN =
      ExtensionContext.Namespace.create(ClauseRecorder.class);

  /** What is known of one test class so far. */
  private record OfClass(Map<String, List<String>> passed, Set<String> failed) {}

  @Override
  public void testSuccessful(ExtensionContext test) {
    record(test, true);
  }

  @Override
  public void testFailed(ExtensionContext test, Throwable cause) {
    record(test, false);
  }

  @Override
  public void testAborted(ExtensionContext test, Throwable cause) {
    record(test, false);
  }

  private static void record(ExtensionContext test, boolean passed) {
    var of = ofClass(test);
    var method = test.getRequiredTestMethod();
    if (!passed) {
      of.failed.add(method.getName());
    }
    if (of.failed.contains(method.getName())) {
      of.passed.remove(method.getName());
    } else {
      of.passed.put(method.getName(), List.of(method.getAnnotation(Clauses.class).value()));
    }
    TestRecord.write(Path.of(""), test.getRequiredTestClass().getName(), of.passed);
  }

  private static OfClass ofClass(ExtensionContext test) {
    return test.getRoot()
        .getStore(OWN)
        .computeIfAbsent(
            test.getRequiredTestClass(),
            key -> new OfClass(new TreeMap<>(), new TreeSet<>()),
            OfClass.class);
  }
}
