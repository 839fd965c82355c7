package org.inwoarena.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import org.inwoarena.local.process.StartFailure;

/**
 * Passwords and client secrets, generated once per data folder into a file only its user can read.
 * The same names with the prefix {@code ARENA_} are the variables of the realm file.
 */
public final class Secrets {

  /** People who can log in at once. */
  public static final List<String> DEMO_USERS = List.of("alice", "bob", "olga", "judy");

  /** Confidential clients of the bots. */
  public static final List<String> BOTS = List.of("bot-1", "bot-2", "bot-3", "bot-4");

  private static final int SECRET_BYTES = 24;
  private static final int PASSWORD_BYTES = 5;

  private final SortedMap<String, String> values;

  private Secrets(SortedMap<String, String> values) {
    this.values = values;
  }

  /** Those of a data folder; what is missing is generated and kept. */
  public static Secrets in(DataFolder folder) {
    var file = folder.root().resolve("secrets.properties");
    try {
      var values = read(file);
      if (complete(values)) {
        write(file, values);
      }
      return new Secrets(values);
    } catch (IOException e) {
      throw new StartFailure("cannot read or write %s: %s".formatted(file, e), e);
    }
  }

  /** The password of a demo user. */
  public String password(String user) {
    return value(user + ".password");
  }

  /** The secret of a confidential client. */
  public String client(String clientId) {
    return value(clientId + ".secret");
  }

  /** The password of a database role. */
  public String database(String role) {
    return value(role + ".database");
  }

  /** The password of Keycloak's administrator. */
  public String keycloakAdmin() {
    return value("keycloak.admin");
  }

  /** The variables of the realm file: {@code bob.password} is {@code ARENA_BOB_PASSWORD}. */
  public SortedMap<String, String> variables() {
    var variables = new TreeMap<String, String>();
    values.forEach((name, value) -> variables.put(variable(name), value));
    return variables;
  }

  private static String variable(String name) {
    return "ARENA_" + name.replace('.', '_').replace('-', '_').toUpperCase(java.util.Locale.ROOT);
  }

  private String value(String name) {
    var value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no secret is named " + name);
    }
    return value;
  }

  private static SortedMap<String, String> read(Path file) throws IOException {
    var values = new TreeMap<String, String>();
    if (Files.exists(file)) {
      var stored = new Properties();
      try (var reader = Files.newBufferedReader(file)) {
        stored.load(reader);
      }
      stored.forEach((name, value) -> values.put(name.toString(), value.toString()));
    }
    return values;
  }

  private static boolean complete(SortedMap<String, String> values) {
    var random = new SecureRandom();
    int before = values.size();
    DEMO_USERS.forEach(
        user -> values.computeIfAbsent(user + ".password", _ -> hex(random, PASSWORD_BYTES)));
    BOTS.forEach(bot -> values.computeIfAbsent(bot + ".secret", _ -> hex(random, SECRET_BYTES)));
    for (var service : Component.services()) {
      values.computeIfAbsent(service.title() + ".secret", _ -> hex(random, SECRET_BYTES));
      service
          .schema()
          .ifPresent(
              role -> values.computeIfAbsent(role + ".database", _ -> hex(random, SECRET_BYTES)));
    }
    for (var name : List.of("postgres.database", "keycloak.database", "keycloak.admin")) {
      values.computeIfAbsent(name, _ -> hex(random, SECRET_BYTES));
    }
    return values.size() > before;
  }

  private static String hex(SecureRandom random, int bytes) {
    var value = new byte[bytes];
    random.nextBytes(value);
    return HexFormat.of().formatHex(value);
  }

  private static void write(Path file, SortedMap<String, String> values) throws IOException {
    var part = file.resolveSibling(file.getFileName() + ".part");
    Files.deleteIfExists(part);
    Files.createFile(
        part, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    var lines = values.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).toList();
    Files.write(part, lines);
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }
}
