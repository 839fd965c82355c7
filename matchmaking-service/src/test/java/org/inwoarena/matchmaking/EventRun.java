package org.inwoarena.matchmaking;

import static org.awaitility.Awaitility.await;
import static org.inwoarena.matchmaking.Arena.SOON;

import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.MatchCompleted.SeatOutcome;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.contracts.Topics;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Seat;

/** One event as its organiser and its players see it, with the test in game-service's place. */
final class EventRun {

  private final Arena arena;
  private final Person organiser;
  private final String id;

  /** Drafts, publishes and opens an event. */
  EventRun(Arena arena, Person organiser, Map<String, Object> request) {
    this.arena = arena;
    this.organiser = organiser;
    this.id =
        organiser
            .asks()
            .body(request)
            .post("/api/v1/events")
            .then()
            .statusCode(201)
            .extract()
            .path("id");
    act(Map.of("act", "publish")).statusCode(200);
    act(Map.of("act", "open-registration")).statusCode(200);
  }

  String path(String rest) {
    return "/api/v1/events/" + id + rest;
  }

  ValidatableResponse act(Map<String, Object> act) {
    return act(organiser, act);
  }

  ValidatableResponse act(Person who, Map<String, Object> act) {
    return who.asks().body(act).post(path("/acts")).then();
  }

  ValidatableResponse enter(Person who) {
    return who.asks().body(Map.of()).post(path("/entrants")).then();
  }

  void bringDeck(Person who) {
    who.asks()
        .body(Map.of("registrationId", who.deck()))
        .put(path("/entrants/me/deck"))
        .then()
        .statusCode(200);
  }

  ValidatableResponse mine(Person who, String what) {
    return who.post(path("/entrants/me/" + what)).then();
  }

  JsonPath export() {
    return organiser.asks().get(path("/export.json")).then().statusCode(200).extract().jsonPath();
  }

  String phase() {
    return organiser.asks().get(path("")).then().statusCode(200).extract().path("phase");
  }

  /** The matches of a round, once each of so many tables has one. */
  List<MatchCreated> matches(int round, int tables) {
    return matches(round, 1, tables);
  }

  /** The matches that are this game of their table. */
  List<MatchCreated> matches(int round, int game, int tables) {
    await()
        .atMost(SOON)
        .until(
            () ->
                arena.count(
                        "select count(*) from event_game"
                            + " where event = ? and round = ? and game = ?",
                        UUID.fromString(id),
                        round,
                        game)
                    == tables);
    return await()
        .atMost(SOON)
        .until(
            () ->
                arena.bus().heard(Topics.MATCH_CREATED, MatchCreated.class).stream()
                    .filter(match -> match.event().equals(Optional.of(id)))
                    .filter(match -> match.game() == game)
                    .filter(match -> round(match.matchId()) == round)
                    .toList(),
            found -> found.size() == tables);
  }

  private long round(String match) {
    return arena.count("select round from event_game where match = ?", UUID.fromString(match));
  }

  /** A match ended; the player of this id won. */
  void won(MatchCreated match, String winner) {
    over(match, winner, EndReason.GOAL, 20);
  }

  void over(MatchCreated match, String winner, EndReason reason, int turns) {
    say(over(match, reason, turns, Map.of(winner, 2)));
  }

  void say(MatchCompleted over) {
    arena.bus().say(over, UUID.randomUUID().toString());
  }

  /** How a match ended, with half points by player; seat 0 began where the dice decided. */
  static MatchCompleted over(
      MatchCreated match, EndReason reason, int turns, Map<String, Integer> scores) {
    var seats =
        match.seats().stream()
            .map(
                seat ->
                    new SeatOutcome(
                        seat.player(),
                        false,
                        1,
                        scores.getOrDefault(seat.player(), 0),
                        500,
                        Optional.empty()))
            .toList();
    var starter =
        match.starter().or(() -> turns == 0 ? Optional.empty() : Optional.of(new Seat(0)));
    return new MatchCompleted(
        match.matchId(),
        match.seriesId(),
        match.game(),
        match.ladder(),
        match.event(),
        match.rated(),
        match.ruleSet(),
        match.cards(),
        seats,
        starter,
        reason,
        turns,
        Instant.now(),
        Instant.now());
  }
}
