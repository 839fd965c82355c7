package org.inwoarena.local.postgres;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.inwoarena.local.process.StartFailure;

/**
 * Makes databases, roles and schemas; what exists is left as it is, only passwords are set anew.
 */
public final class Databases {

  /** The database all services share, each in a schema of its own. */
  public static final String ARENA = "arena";

  private final String server;
  private final String superuser;
  private final String password;

  /**
   * On one server.
   *
   * @param server JDBC address up to and including the slash before the database
   */
  public Databases(String server, String superuser, String password) {
    this.server = server;
    this.superuser = superuser;
    this.password = password;
  }

  /** A role that owns the schema of its own name in the database {@value #ARENA}. */
  public void service(String name, String rolePassword) {
    database(ARENA, superuser);
    role(name, rolePassword);
    run(
        ARENA,
        "CREATE SCHEMA IF NOT EXISTS %s AUTHORIZATION %s".formatted(name, name),
        "ALTER ROLE %s SET search_path TO %s".formatted(name, name));
  }

  /** A role that owns a whole database of its own name. */
  public void ownDatabase(String name, String rolePassword) {
    role(name, rolePassword);
    database(name, name);
  }

  private void role(String name, String rolePassword) {
    if (!found("SELECT 1 FROM pg_roles WHERE rolname = ?", name)) {
      run("postgres", "CREATE ROLE " + name + " LOGIN");
    }
    run("postgres", "ALTER ROLE %s PASSWORD '%s'".formatted(name, rolePassword));
  }

  private void database(String name, String owner) {
    if (!found("SELECT 1 FROM pg_database WHERE datname = ?", name)) {
      run("postgres", "CREATE DATABASE %s OWNER %s".formatted(name, owner));
      run("postgres", "REVOKE ALL ON DATABASE %s FROM PUBLIC".formatted(name));
      run("postgres", "GRANT CONNECT ON DATABASE %s TO PUBLIC".formatted(name));
    }
  }

  private boolean found(String query, String name) {
    try (var connection = open("postgres");
        var statement = connection.prepareStatement(query)) {
      statement.setString(1, name);
      try (var rows = statement.executeQuery()) {
        return rows.next();
      }
    } catch (SQLException e) {
      throw new StartFailure("PostgreSQL refused a look-up: " + e.getMessage(), e);
    }
  }

  private void run(String database, String... statements) {
    try (var connection = open(database);
        var statement = connection.createStatement()) {
      for (var sql : statements) {
        statement.execute(sql);
      }
    } catch (SQLException e) {
      throw new StartFailure(
          "PostgreSQL could not set up database %s: %s".formatted(database, e.getMessage()), e);
    }
  }

  private Connection open(String database) throws SQLException {
    return DriverManager.getConnection(server + database, superuser, password);
  }
}
