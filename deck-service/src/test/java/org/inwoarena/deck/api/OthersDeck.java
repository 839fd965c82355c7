package org.inwoarena.deck.api;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.UUID;
import org.assertj.core.api.Assertions;
import org.eclipse.microprofile.config.ConfigProvider;

/** A deck in the database that belongs to somebody who never logs in here. */
final class OthersDeck {

  static final UUID ID = UUID.fromString("00000000-0000-4000-8000-000000000001");

  private static final String INSERT =
      "insert into deck (id, owner, name, format, cards, version, created_at, updated_at)"
          + " values ('%s', 'somebody-else', 'Secret', 'constructed', 'ufos', 0, now(), now())"
          + " on conflict do nothing";

  static {
    execute(INSERT.formatted(ID));
  }

  private OthersDeck() {}

  static void assertUntouched() {
    try (var connection = connection();
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery("select name, version from deck where id = '" + ID + "'")) {
      Assertions.assertThat(rows.next()).isTrue();
      Assertions.assertThat(rows.getString("name")).isEqualTo("Secret");
      Assertions.assertThat(rows.getInt("version")).isZero();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void execute(String sql) {
    try (var connection = connection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Connection connection() throws SQLException {
    var config = ConfigProvider.getConfig();
    return DriverManager.getConnection(
        config.getValue("quarkus.datasource.jdbc.url", String.class),
        config.getValue("quarkus.datasource.username", String.class),
        config.getValue("quarkus.datasource.password", String.class));
  }
}
