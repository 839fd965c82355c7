package org.inwoarena.testkit;

/**
 * Where tests find PostgreSQL and Kafka.
 *
 * @param server JDBC address up to and including the slash before the database
 */
record Backbone(String server, String superuser, String password, String bootstrapServers) {

  private static final String PROPERTY = "arena.testkit.backbone";

  /**
   * The one of this JVM. Kept in the system properties and not in a static field, because Quarkus
   * loads this class anew for every application start.
   */
  static synchronized Backbone ofThisJvm() {
    var known = System.getProperty(PROPERTY);
    if (known != null) {
      return parse(known);
    }
    var started =
        Boolean.getBoolean("arena.containers")
            ? ContainerBackbone.start()
            : ProcessBackbone.start();
    System.setProperty(PROPERTY, started.format());
    return started;
  }

  private String format() {
    return String.join("\n", server, superuser, password, bootstrapServers);
  }

  private static Backbone parse(String text) {
    var parts = text.split("\n", -1);
    return new Backbone(parts[0], parts[1], parts[2], parts[3]);
  }
}
