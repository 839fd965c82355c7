package org.inwoarena.local.postgres;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.inwoarena.local.CacheFolder;
import org.inwoarena.local.process.StartFailure;

/**
 * PostgreSQL's programs, from the archive zonky publishes as a Maven artifact.
 *
 * @param home holds {@code bin}, {@code lib} and {@code share}
 */
public record PostgresBinaries(Path home) {

  private static final String ARCHIVE = "/postgres-linux-x86_64.txz";
  private static final String ENTRY = "postgresql-18.3.0-linux-x86_64";

  /** Unpacked once into the cache folder. */
  public static PostgresBinaries in(CacheFolder cache) {
    return new PostgresBinaries(cache.entry(ENTRY, PostgresBinaries::unpack));
  }

  /** The path of one of the programs. */
  public String program(String name) {
    return home.resolve("bin").resolve(name).toString();
  }

  private static void unpack(Path folder) throws IOException {
    try (var packed = PostgresBinaries.class.getResourceAsStream(ARCHIVE)) {
      if (packed == null) {
        throw new StartFailure(
            "no PostgreSQL programs for this machine: INWO Arena ships those of Linux on x86-64");
      }
      try (var tar =
          new TarArchiveInputStream(new XZCompressorInputStream(new BufferedInputStream(packed)))) {
        for (var entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
          unpack(tar, entry, folder);
        }
      }
    }
  }

  private static void unpack(TarArchiveInputStream tar, TarArchiveEntry entry, Path folder)
      throws IOException {
    var target = folder.resolve(entry.getName()).normalize();
    if (!target.startsWith(folder)) {
      throw new IOException("entry outside the archive: " + entry.getName());
    }
    if (entry.isDirectory()) {
      Files.createDirectories(target);
      return;
    }
    Files.createDirectories(target.getParent());
    if (entry.isSymbolicLink()) {
      Files.createSymbolicLink(target, Path.of(entry.getLinkName()));
      return;
    }
    Files.copy(tar, target);
    boolean executable = (entry.getMode() & 0100) != 0;
    Files.setPosixFilePermissions(
        target, PosixFilePermissions.fromString(executable ? "rwxr-xr-x" : "rw-r--r--"));
  }
}
