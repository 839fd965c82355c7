package org.inwoarena.rating;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;

import io.restassured.response.ValidatableResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.RatingChanged;
import org.inwoarena.contracts.Topics;

/** The running service as its neighbours see it: REST in front, Kafka behind. */
final class Service {

  static final Duration PATIENCE = Duration.ofSeconds(60);
  static final int UNKNOWN = 404;

  private final Bus bus;

  Service(Bus bus) {
    this.bus = bus;
  }

  /** A path of the Preview ladder. */
  static String path(String rest) {
    return "/api/v1/ladders/" + Results.LADDER + rest;
  }

  static ValidatableResponse get(String rest) {
    return given().get(path(rest)).then().statusCode(200);
  }

  static int rating(String player) {
    return get("/players/" + player).extract().path("rating");
  }

  static void awaitRated(MatchCompleted match) {
    await()
        .atMost(PATIENCE)
        .until(() -> given().get(path("/matches/" + match.matchId())).statusCode() == 200);
  }

  /**
   * Sends one more result into every partition of the topic: once these are rated, whatever was
   * sent before has been handled.
   */
  void awaitAllHandled() throws Exception {
    var sentinels = new ArrayList<MatchCompleted>();
    var partitions = new HashSet<Integer>();
    while (partitions.size() < Topics.MATCH_PARTITIONS) {
      var sentinel = Results.shared(Results.player("s"), Results.player("t"));
      if (partitions.add(bus.partition(sentinel))) {
        bus.send(sentinel);
        sentinels.add(sentinel);
      }
    }
    sentinels.forEach(Service::awaitRated);
  }

  /** All rating changes told so far. */
  List<RatingChanged> changes() {
    return bus.messages(Topics.RATING_CHANGED, RatingChanged.class);
  }

  /** The changes told of a match, once both are there. */
  List<RatingChanged> changes(MatchCompleted match) {
    return await()
        .atMost(PATIENCE)
        .until(
            () ->
                changes().stream()
                    .filter(change -> change.matchId().equals(Optional.of(match.matchId())))
                    .toList(),
            changes -> changes.size() >= 2);
  }

  /** Why results were put aside, by match. */
  Map<String, String> deadLetters() {
    return deadLetters(Topics.MATCH_COMPLETED);
  }

  /** Why messages of a topic were put aside, by match. */
  Map<String, String> deadLetters(String topic) {
    var reasons = new HashMap<String, String>();
    bus.read(topic + "-dead-letters")
        .forEach(
            letter -> {
              var reason = letter.headers().lastHeader("dead-letter-reason").value();
              reasons.put(letter.key(), new String(reason, StandardCharsets.UTF_8));
            });
    return reasons;
  }
}
