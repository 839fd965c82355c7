package org.inwoarena.local;

import java.nio.file.Path;
import java.util.Optional;
import org.inwoarena.local.process.StartFailure;

/**
 * What a platform is started with.
 *
 * @param repository where the services were built
 * @param data keeps databases, logs, secrets and the state file
 * @param fresh deletes all data first
 * @param passwordGrant adds the client {@code tests}, which trades a password for a token
 */
public record Options(
    Path repository,
    Path data,
    CacheFolder cache,
    Ports ports,
    boolean fresh,
    boolean passwordGrant,
    Progress progress) {

  /** The usual platform of a repository; the environment may move its data and its ports. */
  public static Options of(Path repository) {
    return new Options(
        repository,
        dataFolder(repository),
        CacheFolder.ofUser(),
        Ports.shifted(portOffset()),
        false,
        false,
        Progress.toStandardOutput());
  }

  /** {@code .arena} in the repository, or {@code $ARENA_DATA}. */
  public static Path dataFolder(Path repository) {
    return variable("ARENA_DATA")
        .map(Path::of)
        .orElse(repository.resolve(".arena"))
        .toAbsolutePath()
        .normalize();
  }

  /** For tests: own data folder, free ports, password grant. */
  public static Options forTests(Path repository, Path data) {
    return of(repository).withData(data).withPorts(Ports.free()).withPasswordGrant();
  }

  /** With another data folder. */
  public Options withData(Path folder) {
    return new Options(repository, folder, cache, ports, fresh, passwordGrant, progress);
  }

  /** With other ports. */
  public Options withPorts(Ports numbers) {
    return new Options(repository, data, cache, numbers, fresh, passwordGrant, progress);
  }

  /** With all data deleted first, if so wished. */
  public Options withFresh(boolean wished) {
    return new Options(repository, data, cache, ports, wished, passwordGrant, progress);
  }

  /** With the client {@code tests}. */
  public Options withPasswordGrant() {
    return new Options(repository, data, cache, ports, fresh, true, progress);
  }

  /** With another place for progress lines. */
  public Options withProgress(Progress lines) {
    return new Options(repository, data, cache, ports, fresh, passwordGrant, lines);
  }

  private static int portOffset() {
    var text = variable("ARENA_PORT_OFFSET").orElse("0");
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new StartFailure("ARENA_PORT_OFFSET is no number: " + text, e);
    }
  }

  private static Optional<String> variable(String name) {
    return Optional.ofNullable(System.getenv(name)).filter(value -> !value.isBlank());
  }
}
