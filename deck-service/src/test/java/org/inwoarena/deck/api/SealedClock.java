package org.inwoarena.deck.api;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.UUID;
import org.eclipse.microprofile.config.ConfigProvider;

/** Series of pools at moments a test cannot wait for. */
final class SealedClock {

  static final UUID HIDDEN = UUID.fromString("00000000-0000-4000-8000-0000000000a1");
  static final UUID JUDGED = UUID.fromString("00000000-0000-4000-8000-0000000000a2");
  static final UUID SHOWN = UUID.fromString("00000000-0000-4000-8000-0000000000a3");

  private SealedClock() {}

  /** As if the time to build had just passed. */
  static void endBuilding(UUID series) {
    execute("update pool_series set deadline = now() where id = '%s'".formatted(series));
  }

  /** A series of somebody who never logs in here, with one pool of one card. */
  static void insertOpen(UUID id, String judge, String player, boolean revealed) {
    execute(
        """
        insert into pool_series
          (id, organiser, name, format, seed, judges, created_at, opened_at, deadline, revealed_at)
        values ('%s', 'nobody', 'Theirs', 'sealed@1', '%s', '%s', now(), now(), now(), %s)
        on conflict do nothing;
        insert into dealt_pool (series_id, player, cards, dealt_at)
        values ('%s', '%s', 'ufos', now()) on conflict do nothing
        """
            .formatted(id, "ab".repeat(32), judge, revealed ? "now()" : "null", id, player));
  }

  private static void execute(String sql) {
    var config = ConfigProvider.getConfig();
    try (var connection =
            DriverManager.getConnection(
                config.getValue("quarkus.datasource.jdbc.url", String.class),
                config.getValue("quarkus.datasource.username", String.class),
                config.getValue("quarkus.datasource.password", String.class));
        var statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
