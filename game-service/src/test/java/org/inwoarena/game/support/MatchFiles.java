package org.inwoarena.game.support;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.game.journal.JournalEntry;

/** What PostgreSQL holds, read past the service. */
public record MatchFiles(String url, String user, String password) {

  /** The journal of a match, in order. */
  public List<JournalEntry> journal(String matchId) {
    try (var connection = DriverManager.getConnection(url, user, password);
        var statement =
            connection.prepareStatement(
                "select seq, view_seq, type, version, at, command_id, actor, trace, payload"
                    + " from journal where match_id = ? order by seq")) {
      statement.setString(1, matchId);
      var rows = new ArrayList<JournalEntry>();
      try (var result = statement.executeQuery()) {
        while (result.next()) {
          rows.add(
              new JournalEntry(
                  matchId,
                  result.getLong("seq"),
                  result.getLong("view_seq"),
                  result.getString("type"),
                  result.getInt("version"),
                  result.getObject("at", Timestamp.class).toInstant(),
                  result.getString("command_id"),
                  result.getString("actor"),
                  Optional.ofNullable(result.getString("trace")),
                  result.getString("payload")));
        }
      }
      return rows;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A value of a match's head, as text. */
  public String head(String matchId, String column) {
    try (var connection = DriverManager.getConnection(url, user, password);
        var statement =
            connection.prepareStatement("select " + column + " from match where match_id = ?")) {
      statement.setString(1, matchId);
      try (var result = statement.executeQuery()) {
        result.next();
        return result.getString(1);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Changes something. */
  public int update(String sql, Object... parameters) {
    try (var connection = DriverManager.getConnection(url, user, password);
        var statement = connection.prepareStatement(sql)) {
      for (var i = 0; i < parameters.length; i++) {
        statement.setObject(i + 1, parameters[i]);
      }
      return statement.executeUpdate();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
