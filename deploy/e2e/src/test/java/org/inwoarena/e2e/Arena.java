package org.inwoarena.e2e;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.inwoarena.client.ArenaClient;
import org.inwoarena.client.OidcTokens;
import org.inwoarena.client.ProblemException;
import org.inwoarena.local.LocalPlatform;

/** The running platform, from outside through the gateway and, where a test must, from inside. */
record Arena(LocalPlatform platform, Path repository, HttpClient http) implements AutoCloseable {

  Arena(LocalPlatform platform, Path repository) {
    this(platform, repository, ArenaClient.newHttpClient());
  }

  /** Somebody who is not logged in. */
  ArenaClient visitor() {
    return ArenaClient.anonymous(http, platform.url());
  }

  /** A bot's service account, {@code bot-1} to {@code bot-4}, with one of the shipped decks. */
  Contestant bot(String name, String deck) {
    return contestant(name, platform.secrets().client(name), deck);
  }

  /** A service account with one of the shipped decks. */
  Contestant contestant(String name, String secret, String deck) {
    var client = client(name, secret);
    var id = client.players().me().id();
    var kept = patiently(() -> client.decks().importText(deck, deckFile(deck)));
    var registered = patiently(() -> client.decks().register(kept.id()));
    return new Contestant(id, client, registered.registrationId());
  }

  /** The first decks of a service that has just started can take longer than the gateway waits. */
  private static <T> T patiently(Callable<T> call) {
    return await()
        .atMost(Duration.ofMinutes(1))
        .ignoreExceptionsInstanceOf(ProblemException.Busy.class)
        .until(call, done -> true);
  }

  /** A service account. */
  ArenaClient client(String name, String secret) {
    var tokens = OidcTokens.clientCredentials(http, platform.realm(), name, secret);
    return ArenaClient.of(http, platform.url(), tokens);
  }

  /** The text of a shipped deck. */
  String deckFile(String deck) {
    try {
      return Files.readString(repository.resolve("deploy/decks").resolve(deck + ".txt"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The only number a query gives, asked as a service would ask. */
  long count(String service, String query, String matchId) {
    try (var connection = database(service);
        var statement = connection.prepareStatement(query)) {
      statement.setString(1, matchId);
      try (var rows = statement.executeQuery()) {
        rows.next();
        return rows.getLong(1);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(query, e);
    }
  }

  Connection database(String service) throws SQLException {
    return DriverManager.getConnection(
        platform.jdbcUrl("arena"), service, platform.secrets().database(service));
  }

  @Override
  public void close() {
    platform.stop();
    http.close();
  }
}
