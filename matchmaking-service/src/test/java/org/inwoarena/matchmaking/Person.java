package org.inwoarena.matchmaking;

import static io.restassured.RestAssured.given;

import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/**
 * Somebody at the REST door.
 *
 * @param id player id and, here, user name
 * @param deck a registered deck of his
 */
record Person(String id, String roles, String deck) {

  static Person player(String name) {
    return of(name, "player");
  }

  static Person of(String name, String roles) {
    var id = name + "-" + UUID.randomUUID().toString().substring(0, 8);
    return new Person(id, roles, "deck-of-" + id);
  }

  RequestSpecification asks() {
    return given()
        .header(TestLogin.PLAYER, id)
        .header(TestLogin.ROLES, roles)
        .contentType(ContentType.JSON);
  }

  Response post(String path) {
    return asks().post(path);
  }

  Response queues() {
    return queues(deck, UUID.randomUUID().toString());
  }

  Response queues(String registration, String key) {
    return asks()
        .header("Idempotency-Key", key)
        .body(Map.of("ladder", "preview", "registrationId", registration))
        .post("/api/v1/queue");
  }

  String queuesFine() {
    return queues().then().statusCode(201).extract().path("ticketId");
  }

  Response position() {
    return asks().get("/api/v1/queue/me");
  }

  Response answers(String offer, String answer) {
    return asks().post("/api/v1/offers/" + offer + "/" + answer);
  }

  Response challenges(Person opponent, Map<String, Object> more) {
    var body = new HashMap<String, Object>(more);
    body.putIfAbsent("opponent", opponent.id());
    body.putIfAbsent("registrationId", deck);
    return asks().body(body).post("/api/v1/challenges");
  }

  Response accepts(String challenge) {
    return asks()
        .body(Map.of("registrationId", deck))
        .post("/api/v1/challenges/" + challenge + "/accept");
  }
}
