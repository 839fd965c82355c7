package org.inwoarena.local.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.inwoarena.local.CacheFolder;
import org.inwoarena.local.Component;
import org.inwoarena.local.process.StartFailure;

/**
 * The programs a platform runs: Maven's results, set aside at the start, so that a later build does
 * not pull the jars from under running services.
 *
 * @param repository where Maven built them
 * @param folder where this platform keeps its own
 */
public record Builds(Path repository, Path folder) {

  /** The runnable jar of a service that was set aside. */
  public Path jar(Component service) {
    return app(service).resolve("quarkus-run.jar");
  }

  /** Sets a service aside as it is built now. */
  public void take(Component service) {
    var built = repository.resolve(service.title()).resolve("target/quarkus-app");
    if (!Files.exists(built.resolve("quarkus-run.jar"))) {
      throw new StartFailure(
          "%s is not built (%s is missing): './arena up' builds it, or 'mvn package -DskipTests'"
              .formatted(service.title(), built));
    }
    try {
      CacheFolder.delete(app(service));
      try (var files = Files.walk(built)) {
        for (var file : files.toList()) {
          copy(file, app(service).resolve(built.relativize(file)));
        }
      }
    } catch (IOException e) {
      throw new StartFailure("cannot set aside %s: %s".formatted(built, e), e);
    }
  }

  private Path app(Component service) {
    return folder.resolve(service.title());
  }

  /**
   * Quarkus deletes its old files instead of writing into them: a second name for them is enough.
   */
  private static void copy(Path file, Path target) throws IOException {
    if (Files.isDirectory(file)) {
      Files.createDirectories(target);
      return;
    }
    try {
      Files.createLink(target, file);
    } catch (IOException | UnsupportedOperationException e) {
      Files.copy(file, target); // another file system
    }
  }
}
