package org.inwoarena.matchmaking;

import static org.awaitility.Awaitility.await;

import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.inwoarena.contracts.DeckRegistered;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.MatchCompleted.SeatOutcome;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.contracts.PlayerNotice;
import org.inwoarena.contracts.RatingChanged;
import org.inwoarena.contracts.Topics;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.matchmaking.desk.PairingPass;
import org.inwoarena.matchmaking.queue.Offer;

/** The running service as its neighbours and its operator see it. */
@ApplicationScoped
class Arena {

  static final Duration SOON = Duration.ofSeconds(60);

  private static final List<String> TABLES =
      List.of(
          "webhook",
          "event_entrant",
          "event_game",
          "event_seat",
          "event_fact",
          "event",
          "no_show",
          "offer",
          "challenge",
          "open_challenge",
          "engagement",
          "match_seat",
          "match",
          "ticket",
          "penalty",
          "reply");

  private final DataSource database;
  private final Vertx vertx;
  private final PairingPass pass;
  private final Bus bus;

  Arena(
      DataSource database,
      Vertx vertx,
      PairingPass pass,
      @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap) {
    this.database = database;
    this.vertx = vertx;
    this.pass = pass;
    this.bus = new Bus(bootstrap);
  }

  Bus bus() {
    return bus;
  }

  /**
   * Nobody waits and nobody plays. What a scheduled job is just doing can stand in the way, by a
   * deadlock or by an offer for a ticket that goes; then it is tried again.
   */
  void clear() {
    await()
        .atMost(SOON)
        .ignoreExceptionsInstanceOf(SQLException.class)
        .until(
            () -> {
              try (var connection = database.getConnection();
                  var statement = connection.createStatement()) {
                statement.execute("delete from " + String.join("; delete from ", TABLES));
                return true;
              }
            });
  }

  /** Their decks are registered, and word of it has arrived. */
  void register(Person... people) {
    for (var person : people) {
      bus.say(deck(person.deck(), person.id(), "constructed"), UUID.randomUUID().toString());
    }
    Stream.of(people).forEach(person -> awaitRegistered(person.deck()));
  }

  void register(String registration, Person owner, String format) {
    bus.say(deck(registration, owner.id(), format), UUID.randomUUID().toString());
    awaitRegistered(registration);
  }

  private void awaitRegistered(String registration) {
    await()
        .atMost(SOON)
        .until(() -> count("select count(*) from registration where id = ?", registration) == 1);
  }

  private static DeckRegistered deck(String id, String owner, String format) {
    return new DeckRegistered(
        id, owner, "a deck", format, "hash-" + id, "1", Instant.now(), Optional.of(format + "@1"));
  }

  long count(String sql, Object... parameters) {
    try (var connection = database.getConnection();
        var statement = connection.prepareStatement(sql)) {
      for (var i = 0; i < parameters.length; i++) {
        statement.setObject(i + 1, parameters[i]);
      }
      try (var rows = statement.executeQuery()) {
        rows.next();
        return rows.getLong(1);
      }
    } catch (SQLException failure) {
      throw new IllegalStateException(failure);
    }
  }

  void change(String sql, Object... parameters) throws SQLException {
    try (var connection = database.getConnection();
        var statement = connection.prepareStatement(sql)) {
      for (var i = 0; i < parameters.length; i++) {
        statement.setObject(i + 1, parameters[i]);
      }
      statement.executeUpdate();
    }
  }

  /** rating-service told of a rating, in hundredths. */
  void rate(Person person, int rating, long ladderSeq) {
    var event = UUID.randomUUID().toString();
    bus.say(
        new RatingChanged(
            "preview",
            person.id(),
            Optional.of(event),
            1500_00,
            rating,
            40,
            500_000,
            1,
            true,
            ladderSeq,
            Instant.now()),
        event);
    await()
        .atMost(SOON)
        .until(() -> count("select count(*) from inbox where message_id = ?", event) == 1);
  }

  /** One pass over the Preview ladder, beside the scheduled ones. */
  List<Offer> pass() {
    return OnContext.fresh(vertx, () -> pass.run("preview")).await().atMost(SOON);
  }

  /** The offer somebody is asked to answer, once there is one. */
  String offered(Person person) {
    return await()
        .atMost(SOON)
        .until(
            () -> Optional.ofNullable(person.position().<String>path("offer.offerId")),
            Optional::isPresent)
        .orElseThrow();
  }

  /** Two people find each other on the ladder and play. Gives the match. */
  String match(Person one, Person other) {
    one.queuesFine();
    other.queuesFine();
    var offer = offered(one);
    one.answers(offer, "accept").then().statusCode(200);
    return other.answers(offer, "accept").then().statusCode(200).extract().path("matchId");
  }

  /** What game-service says when a match is over. */
  static MatchCompleted over(String match, EndReason reason, Person one, Person other) {
    return over(match, reason, 12, one, other, Instant.now());
  }

  static MatchCompleted over(
      String match, EndReason reason, int turns, Person one, Person other, Instant at) {
    return new MatchCompleted(
        match,
        match,
        1,
        Optional.of("preview"),
        Optional.empty(),
        true,
        "two-player-tournament",
        "card-texts",
        List.of(
            new SeatOutcome(one.id(), false, 1, 2, 1000, Optional.empty()),
            new SeatOutcome(other.id(), false, 2, 0, 300, Optional.empty())),
        Optional.empty(),
        reason,
        turns,
        at,
        at);
  }

  /** Two people played a rated match on the Preview ladder. */
  void met(Person one, Person other, Instant at) throws SQLException {
    var match = UUID.randomUUID();
    var then = at.atOffset(ZoneOffset.UTC);
    change(
        "insert into match (id, ladder, rule_set, cards, coin, created_at, deadline, completed_at,"
            + " reason) values (?, 'preview', 'two-player-tournament', 'card-texts', '00', ?, ?, ?,"
            + " 'GOAL')",
        match,
        then,
        then,
        then);
    for (var person : List.of(one, other)) {
      known(person);
      change(
          "insert into match_seat (match, seat, player, registration) values (?, ?, ?, ?)",
          match,
          person.equals(one) ? 0 : 1,
          person.id(),
          person.deck());
    }
  }

  /** A player exists from his first visit on. */
  private static void known(Person person) {
    person.asks().get("/api/v1/players/me").then().statusCode(200);
  }

  /** The announcements of a match. */
  List<MatchCreated> announced(String match) {
    return bus.heard(Topics.MATCH_CREATED, MatchCreated.class).stream()
        .filter(created -> created.matchId().equals(match))
        .toList();
  }

  /** The matches announced so far. */
  List<String> announcedIds() {
    return bus.heard(Topics.MATCH_CREATED, MatchCreated.class).stream()
        .map(MatchCreated::matchId)
        .toList();
  }

  /** What a player was told. */
  List<PlayerNotice.Body> told(Person person) {
    return bus.heard(Topics.PLAYER_NOTICES, PlayerNotice.class).stream()
        .filter(notice -> notice.player().equals(person.id()))
        .map(PlayerNotice::body)
        .toList();
  }

  /** Waits until nothing is on its way out any more. */
  void awaitPublished() {
    await().atMost(SOON).until(() -> count("select count(*) from outbox") == 0);
  }

  /**
   * All at the same moment. Not on virtual threads: those that load a class keep their carrier, and
   * two such, waiting for a third, leave none to go on.
   */
  static <T> List<T> atOnce(List<Callable<T>> calls) {
    try (var threads = Executors.newCachedThreadPool()) {
      return threads.invokeAll(calls).stream().map(Arena::result).toList();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }

  private static <T> T result(java.util.concurrent.Future<T> future) {
    return switch (future.state()) {
      case SUCCESS -> future.resultNow();
      default -> throw new AssertionError(future.exceptionNow());
    };
  }

  static Map<String, Object> rated() {
    return Map.of("rated", true);
  }

  static Map<String, Object> casual() {
    return Map.of("rated", false);
  }
}
