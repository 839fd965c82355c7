package org.inwoarena.rating.store;

import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.TreeMap;
import javax.sql.DataSource;
import org.inwoarena.rating.RatingConfig;
import org.inwoarena.rating.RatingConfig.LadderSettings;

/**
 * Opens the ladders that are configured, each with a book and a first season of its own. One that
 * is configured no longer keeps its book and can be read.
 */
@ApplicationScoped
public class ConfiguredLadders {

  private static final String OPEN =
      """
      insert into ladder (id, name, rule_set, cards, minimum_turns) values (?, ?, ?, ?, ?)
      on conflict (id) do update set name = excluded.name, rule_set = excluded.rule_set,
        cards = excluded.cards, minimum_turns = excluded.minimum_turns
      """;
  private static final String FIRST_SEASON =
      """
      insert into season (ladder, number, name, starts_at, turned_seq)
      values (?, 1, 'Season 1', now(), 0) on conflict do nothing
      """;

  private final RatingConfig config;
  private final DataSource database;

  ConfiguredLadders(RatingConfig config, DataSource database) {
    this.config = config;
    this.database = database;
  }

  /** Before the first message is read: a result of a ladder not open yet would be put aside. */
  void open(@Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE) StartupEvent start)
      throws SQLException {
    try (var connection = database.getConnection()) {
      // In one order, so that two instances that start together do not wait for each other.
      for (var ladder : new TreeMap<>(config.ladders()).entrySet()) {
        open(connection, ladder.getKey(), ladder.getValue());
      }
    }
  }

  private static void open(Connection connection, String id, LadderSettings settings)
      throws SQLException {
    try (var ladder = connection.prepareStatement(OPEN);
        var season = connection.prepareStatement(FIRST_SEASON)) {
      ladder.setString(1, id);
      ladder.setString(2, settings.name());
      ladder.setString(3, settings.ruleSet());
      ladder.setString(4, settings.cards());
      ladder.setInt(5, settings.minimumTurns());
      ladder.executeUpdate();
      season.setString(1, id);
      season.executeUpdate();
    }
  }
}
