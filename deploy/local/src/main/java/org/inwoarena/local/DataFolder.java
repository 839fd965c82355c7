package org.inwoarena.local;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.inwoarena.local.process.StartFailure;

/** Where one platform keeps everything; only its user may look into it. */
public record DataFolder(Path root) {

  /** Makes the folder if there is none. */
  public void make() {
    try {
      Files.createDirectories(root);
      Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwx------"));
      Files.createDirectories(root.resolve("logs"));
    } catch (IOException e) {
      throw new StartFailure(
          "cannot write the data folder %s (%s): make it writable or set ARENA_DATA"
              .formatted(root, e.getClass().getSimpleName()),
          e);
    }
  }

  /** Deletes all data, as {@code up --fresh} does; logs stay. */
  public void wipe() {
    try {
      for (var name : new String[] {"postgresql", "kafka", "secrets.properties", "realm.sha256"}) {
        CacheFolder.delete(root.resolve(name));
      }
    } catch (IOException e) {
      throw new StartFailure("cannot delete the data in %s: %s".formatted(root, e), e);
    }
  }

  /** The folder of a component's data. */
  public Path of(Component component) {
    return root.resolve(component.title());
  }

  /** The log of a component. */
  public Path log(Component component) {
    return log(component.title());
  }

  /** A log by name. */
  public Path log(String name) {
    return root.resolve("logs").resolve(name + ".log");
  }

  /** Keeps the previous run's log as {@code NAME.log.1}. */
  public void rotateLog(Component component) {
    var log = log(component);
    try {
      if (Files.exists(log)) {
        Files.move(
            log, log.resolveSibling(log.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      throw new StartFailure("cannot write the log %s: %s".formatted(log, e), e);
    }
  }

  /** The state file. */
  public Path state() {
    return root.resolve("state.json");
  }

  /** Takes the folder for this process; empty if another one has it. */
  public Optional<FileLock> lock() {
    try {
      var channel =
          FileChannel.open(
              root.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      var lock = Optional.ofNullable(channel.tryLock());
      if (lock.isEmpty()) {
        channel.close();
      }
      return lock;
    } catch (OverlappingFileLockException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new StartFailure("cannot lock the data folder %s: %s".formatted(root, e), e);
    }
  }
}
