package org.inwoarena.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.inwoarena.local.CacheFolder;
import org.inwoarena.local.process.ChildProcess;

/**
 * What test JVMs left behind that were killed and could not clear up: the folder's name tells whose
 * it was.
 */
final class Abandoned {

  private static final Pattern NAME = Pattern.compile("arena-test-(\\d+)-.*");

  private Abandoned() {}

  /** How folders of this JVM begin. */
  static String prefix() {
    return "arena-test-%d-".formatted(ProcessHandle.current().pid());
  }

  /** Ends PostgreSQL servers nobody owns any more and deletes their folders; Kafka ends itself. */
  static void clear() throws IOException {
    var parent = Path.of(System.getProperty("java.io.tmpdir"));
    try (var folders = Files.newDirectoryStream(parent, "arena-test-*")) {
      for (var folder : folders) {
        var name = NAME.matcher(folder.getFileName().toString());
        if (name.matches() && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty()) {
          clear(folder);
        }
      }
    }
  }

  private static void clear(Path folder) throws IOException {
    var mark = folder.resolve("postgresql/postmaster.pid");
    if (Files.exists(mark)) {
      var pid = Files.readAllLines(mark).getFirst().trim();
      ProcessHandle.of(Long.parseLong(pid))
          .filter(process -> process.info().commandLine().orElse("").contains(folder.toString()))
          .ifPresent(ChildProcess::kill);
    }
    CacheFolder.delete(folder);
  }
}
