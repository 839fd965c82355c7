package org.inwoarena.local.keycloak;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.inwoarena.local.CacheFolder;
import org.inwoarena.local.Progress;
import org.inwoarena.local.process.StartFailure;
import org.inwoarena.local.process.Tool;

/**
 * Keycloak's programs: the distribution zip from Maven Central, unpacked and optimised for
 * PostgreSQL once per user and version.
 */
public final class KeycloakDistribution {

  private static final String VERSION = "26.7.3";
  private static final String ARTIFACT = "org.keycloak:keycloak-quarkus-dist:" + VERSION + ":zip";
  private static final String COPY = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy";
  // The suffix counts changes of the build options below.
  private static final String ENTRY = "keycloak-" + VERSION + "-1";
  private static final String ZIP = "keycloak-quarkus-dist-" + VERSION + ".zip";
  private static final List<String> BUILD =
      List.of(
          "build",
          "--db=postgres",
          "--health-enabled=true",
          "--metrics-enabled=true",
          "--features-disabled=kerberos");

  private final CacheFolder cache;
  private final Progress progress;

  /** In a cache folder. */
  public KeycloakDistribution(CacheFolder cache, Progress progress) {
    this.cache = cache;
    this.progress = progress;
  }

  /** The folder of the optimised server, made first if it is missing. */
  public Path home() {
    return cache.entry(ENTRY, this::make);
  }

  private void make(Path folder) throws IOException {
    var zip = folder.resolve(ZIP);
    progress.say("  Keycloak " + VERSION + " is fetched (180 MB), unpacked and optimised, once");
    progress.timed("Keycloak archive", "fetched", () -> fetch(folder));
    progress.timed("Keycloak archive", "unpacked", () -> unpack(zip, folder));
    progress.timed("Keycloak build", "optimised", () -> build(folder));
    Files.delete(zip);
  }

  private void fetch(Path folder) {
    Tool.run(
        folder,
        List.of(
            "mvn",
            "-B",
            "-ntp",
            "-q",
            "--strict-checksums",
            COPY,
            "-Dartifact=" + ARTIFACT,
            "-DoutputDirectory=" + folder));
  }

  private void build(Path folder) {
    Tool.run(folder, Stream.concat(Stream.of(folder + "/bin/kc.sh"), BUILD.stream()).toList());
  }

  /** Reads every entry, so that a damaged archive is noticed by its checksums. */
  static void unpack(Path zip, Path folder) {
    try (var entries = new ZipInputStream(new BufferedInputStream(Files.newInputStream(zip)))) {
      for (var entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
        var inside = Path.of(entry.getName());
        if (inside.getNameCount() == 1) {
          continue; // the archive's own top folder
        }
        var target = folder.resolve(inside.subpath(1, inside.getNameCount())).normalize();
        if (!target.startsWith(folder)) {
          throw new ZipException("entry outside the archive: " + entry.getName());
        }
        if (entry.isDirectory()) {
          Files.createDirectories(target);
        } else {
          write(entries, target);
        }
      }
      requireWhole(zip, folder);
    } catch (IOException e) {
      throw new StartFailure(
          "Keycloak's archive is damaged (%s): delete org/keycloak/keycloak-quarkus-dist in the local Maven repository and try again"
              .formatted(e.getMessage()),
          e);
    }
  }

  private static void write(ZipInputStream from, Path target) throws IOException {
    Files.createDirectories(target.getParent());
    try (OutputStream out = Files.newOutputStream(target)) {
      from.transferTo(out);
    }
    if (target.toString().endsWith(".sh")) {
      Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  /** A stream read of a cut-off archive can end without complaint; its directory cannot. */
  private static void requireWhole(Path zip, Path folder) throws IOException {
    try (var whole = new ZipFile(zip.toFile())) {
      if (whole.size() == 0 || !Files.exists(folder.resolve("bin/kc.sh"))) {
        throw new ZipException("it does not hold Keycloak");
      }
    }
  }
}
