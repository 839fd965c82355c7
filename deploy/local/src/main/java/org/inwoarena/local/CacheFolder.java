package org.inwoarena.local;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.Optional;
import org.inwoarena.local.process.StartFailure;

/**
 * The user's cache folder: unpacked distributions that are made once and then only read. An entry
 * appears by one rename, so a half-made one is never used.
 */
public final class CacheFolder {

  private final Path root;

  /** A cache in the given folder. */
  public CacheFolder(Path root) {
    this.root = root;
  }

  /** {@code $XDG_CACHE_HOME/inwo-arena}, else {@code ~/.cache/inwo-arena}. */
  public static CacheFolder ofUser() {
    var base =
        Optional.ofNullable(System.getenv("XDG_CACHE_HOME"))
            .filter(s -> !s.isBlank())
            .map(Path::of)
            .orElseGet(() -> Path.of(System.getProperty("user.home"), ".cache"));
    return new CacheFolder(base.resolve("inwo-arena"));
  }

  /** Fills the folder it is given. */
  @FunctionalInterface
  public interface Maker {
    /** Makes the entry's content. */
    void make(Path folder) throws IOException;
  }

  /** Whether the entry is there. */
  public boolean has(String entry) {
    return Files.isDirectory(root.resolve(entry));
  }

  /** The entry, made first if it is missing; other processes wait for the one that makes it. */
  public Path entry(String name, Maker maker) {
    var target = root.resolve(name);
    if (Files.isDirectory(target)) {
      return target;
    }
    try {
      Files.createDirectories(root);
      try (var channel =
              FileChannel.open(
                  root.resolve(name + ".lock"),
                  StandardOpenOption.CREATE,
                  StandardOpenOption.WRITE);
          var lock = channel.lock()) {
        return Files.isDirectory(target) ? target : make(target, maker);
      }
    } catch (IOException e) {
      throw new StartFailure("cannot write the cache folder %s: %s".formatted(root, e), e);
    }
  }

  private Path make(Path target, Maker maker) throws IOException {
    var part = root.resolve(target.getFileName() + ".part");
    delete(part);
    Files.createDirectories(part);
    maker.make(part);
    return Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Deletes a folder with all it holds, if it exists. */
  public static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (var paths = Files.walk(folder)) {
      for (var path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    }
  }
}
