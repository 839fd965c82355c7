package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.inwoarena.contracts.PlayerNotice.ChallengeClosed;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A challenge to whoever comes first is one match, whoever else comes. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class OpenChallengeTest {

  private static final String OPEN = "/api/v1/challenges/open";

  @Inject Arena arena;
  @Inject TestClock clock;

  private final Person ann = Person.player("ann");
  private final Person ben = Person.player("ben");

  @BeforeEach
  void bothHaveDecks() {
    arena.clear();
    arena.register(ann, ben);
  }

  @Test
  void whoeverComesFirstPlaysAndTheChallengerIsTold() {
    var id = posted(post(ann, Map.of("rated", true, "ladder", "preview", "minutes", 60)));
    list(ben, "")
        .body("items.challengeId", contains(id))
        .body("items[0].format", equalTo("constructed"));
    String match =
        take(ben, id)
            .then()
            .statusCode(200)
            .body("state", equalTo("accepted"))
            .extract()
            .path("matchId");
    take(ben, id).then().statusCode(200).body("matchId", equalTo(match));
    list(ann, "").body("items", empty());
    arena.awaitPublished();
    var created = arena.announced(match).getFirst();
    assertThat(created.rated()).isTrue();
    assertThat(created.ladder()).contains("preview");
    assertThat(arena.told(ann)).contains(new ChallengeClosed(id, "accepted"));
    ann.position().then().body("matchId", equalTo(match));
    take(Person.player("late"), id)
        .then()
        .statusCode(409)
        .body("errors.code", hasItem("challenge-closed"));
  }

  @Test
  void ofManyWhoComeAtOnceOneGetsIt() {
    var crowd =
        IntStream.range(0, 12).mapToObj(i -> Person.player("crowd" + i)).toArray(Person[]::new);
    arena.register(crowd);
    for (var rated : List.of(true, false)) {
      var stakes = rated ? Map.<String, Object>of("rated", true) : Arena.casual();
      var id = posted(post(ann, stakes));
      var codes =
          Arena.atOnce(
              Stream.of(crowd)
                  .map(p -> (Callable<Integer>) () -> take(p, id).statusCode())
                  .toList());
      assertThat(codes).containsOnlyOnce(200).containsOnly(200, 409);
      assertThat(arena.count("select count(*) from match_seat where player = ?", ann.id()))
          .isEqualTo(1);
      arena.clear();
    }
  }

  @Test
  void whoTakesTwoAtOncePlaysOneRatedMatch() {
    var cat = Person.player("cat");
    arena.register(cat);
    for (var round = 0; round < 4; round++) {
      arena.clear();
      var one = posted(post(ann, Arena.rated()));
      var two = posted(post(ben, Arena.rated()));
      var codes =
          Arena.atOnce(
              List.<Callable<Integer>>of(
                  () -> take(cat, one).statusCode(), () -> take(cat, two).statusCode()));
      assertThat(codes).containsExactlyInAnyOrder(200, 409);
      assertThat(arena.count("select count(*) from match")).isEqualTo(1);
    }
  }

  @Test
  void takingRacesWithWithdrawingAndOneOfThemWins() {
    for (var round = 0; round < 6; round++) {
      arena.clear();
      var id = posted(post(ann, Arena.casual()));
      var codes =
          Arena.atOnce(
              List.<Callable<Integer>>of(
                  () -> take(ben, id).statusCode(),
                  () -> ann.post(OPEN + "/" + id + "/withdraw").statusCode()));
      assertThat(codes).containsExactlyInAnyOrder(200, 409);
      assertThat(arena.count("select count(*) from match"))
          .isEqualTo(codes.getFirst() == 200 ? 1 : 0);
    }
  }

  @Test
  void aRangeLetsThoseInWhoseRatingFits() {
    arena.rate(ann, 1600_00, 2_000);
    arena.rate(ben, 1750_00, 2_001);
    var id = posted(post(ann, Map.of("rated", true, "minRating", 1550, "maxRating", 1700)));
    list(ben, "?fitting=true").body("items", empty());
    list(ben, "")
        .body("items[0].challenger.rating", equalTo(1600))
        .body("items[0].minRating", equalTo(1550), "items[0].maxRating", equalTo(1700));
    take(ben, id).then().statusCode(409).body("code", equalTo("rating-out-of-range"));
    var newcomer = Person.player("newcomer");
    arena.register(newcomer);
    take(newcomer, id).then().statusCode(409).body("code", equalTo("rating-out-of-range"));
    arena.rate(ben, 1700_99, 2_002);
    list(ben, "?fitting=true").body("items.challengeId", contains(id));
    list(ann, "?fitting=true").body("items", empty());
    take(ben, id).then().statusCode(200);
  }

  @Test
  void theListHasPagesAndStakes() {
    var people =
        IntStream.range(0, 5).mapToObj(i -> Person.player("poster" + i)).toArray(Person[]::new);
    arena.register(people);
    var ids =
        IntStream.range(0, 5)
            .mapToObj(i -> posted(post(people[i], i % 2 == 0 ? Arena.rated() : Arena.casual())))
            .toList();
    list(ben, "?size=2")
        .body("total", equalTo(5))
        .body("items.challengeId", contains(ids.get(4), ids.get(3)));
    list(ben, "?size=2&page=2").body("items.challengeId", contains(ids.get(0)));
    list(ben, "?stakes=casual")
        .body("items.challengeId", containsInAnyOrder(ids.get(1), ids.get(3)));
    list(ben, "?ladder=preview").body("items", hasSize(3));
    list(ben, "?ladder=base").body("items", empty());
    ben.asks().get(OPEN + "?stakes=all&size=0").then().statusCode(400).body("errors", hasSize(2));
    io.restassured.RestAssured.given().get(OPEN).then().statusCode(401);
  }

  @Test
  void itEndsByTimeByTakingBackAndByAnyOtherMatch() {
    var expired = posted(post(ann, Map.of("rated", false, "minutes", 1)));
    clock.pass(Duration.ofSeconds(61));
    take(ben, expired).then().statusCode(409);
    await()
        .atMost(Arena.SOON)
        .untilAsserted(
            () -> ben.asks().get(OPEN + "/" + expired).then().body("state", equalTo("expired")));

    var withdrawn = posted(post(ann, Arena.casual()));
    ben.post(OPEN + "/" + withdrawn + "/withdraw").then().statusCode(403);
    ann.post(OPEN + "/" + withdrawn + "/withdraw").then().statusCode(200);
    ann.post(OPEN + "/" + withdrawn + "/withdraw").then().statusCode(200);
    take(ben, withdrawn).then().statusCode(409).body("code", equalTo("challenge-closed"));

    var overtaken = posted(post(ann, Arena.casual()));
    arena.match(ann, ben);
    ben.asks().get(OPEN + "/" + overtaken).then().body("state", equalTo("withdrawn"));
    arena.awaitPublished();
    assertThat(arena.told(ann))
        .contains(
            new ChallengeClosed(expired, "expired"), new ChallengeClosed(overtaken, "withdrawn"));
    post(ann, Arena.rated()).then().statusCode(409).body("code", equalTo("match-under-way"));
    post(ann, Arena.casual()).then().statusCode(201);
  }

  @Test
  void whoIsBeingOfferedALadderMatchAnswersThatFirst() {
    var cat = Person.player("cat");
    arena.register(cat);
    var id = posted(post(ann, Arena.casual()));
    ann.queuesFine();
    ben.queuesFine();
    arena.offered(ann);
    take(cat, id).then().statusCode(409).body("code", equalTo("offer-open"));
  }

  @Test
  void everyReasonAgainstPostingAndTakingIsGiven() {
    post(
            ann,
            Map.of(
                "rated",
                false,
                "ladder",
                "preview",
                "ruleSet",
                "my-own",
                "minRating",
                1800,
                "maxRating",
                1700))
        .then()
        .statusCode(422)
        .body(
            "errors.code",
            containsInAnyOrder(
                "rule-set-unknown",
                "ladder-without-rating",
                "range-without-rating",
                "range-empty"));
    post(ann, Map.of("rated", true, "ladder", "<script>", "registrationId", ben.deck()))
        .then()
        .statusCode(403)
        .body("errors.code", containsInAnyOrder("ladder-unknown", "registration-not-yours"));
    post(ann, Map.of("rated", true, "minRating", 5, "minutes", 9999, "ladder", "x".repeat(41)))
        .then()
        .statusCode(400)
        .body("errors", hasSize(3));
    post(ann, Map.of("rated", true, "registrationId", "unheard-of"))
        .then()
        .statusCode(409)
        .header("Retry-After", equalTo("1"))
        .body("errors.code", contains("registration-unknown"));
    var id = posted(post(ann, Arena.rated()));
    post(ann, Arena.rated()).then().statusCode(409).body("code", equalTo("already-posted"));
    take(ann, id).then().statusCode(422).body("code", equalTo("opponent-yourself"));
    var thief = new Person(ben.id(), ben.roles(), ann.deck());
    take(thief, id).then().statusCode(403).body("code", equalTo("registration-not-yours"));
    take(ben, UUID.randomUUID().toString()).then().statusCode(404);
    ben.asks().get(OPEN + "/not-an-id").then().statusCode(404);
    take(Person.of("judy", "judge"), id).then().statusCode(403);
  }

  @Test
  void thoseWhoMetOftenEnoughTodayPlayCasually() throws Exception {
    for (var hours = 1; hours <= 5; hours++) {
      arena.met(ann, ben, clock.instant().minus(Duration.ofHours(hours)));
    }
    var rated = posted(post(ann, Arena.rated()));
    take(ben, rated)
        .then()
        .statusCode(409)
        .header("Retry-After", notNullValue())
        .body("code", equalTo("daily-cap"));
    ann.post(OPEN + "/" + rated + "/withdraw").then().statusCode(200);
    var casual = posted(post(ann, Arena.casual()));
    take(ben, casual).then().statusCode(200).body("ladder", nullValue());
  }

  @Test
  void aRepeatChangesNothing() {
    var body = Map.of("registrationId", ann.deck(), "rated", false);
    var ids =
        IntStream.range(0, 2)
            .mapToObj(
                i -> posted(ann.asks().header("Idempotency-Key", "again").body(body).post(OPEN)))
            .toList();
    assertThat(ids).containsOnly(ids.getFirst());
    list(ben, "").body("total", not(equalTo(2)));
  }

  private static Response post(Person who, Map<String, ?> more) {
    var body = new HashMap<String, Object>(more);
    body.putIfAbsent("registrationId", who.deck());
    return who.asks().body(body).post(OPEN);
  }

  private static String posted(Response response) {
    return response
        .then()
        .statusCode(201)
        .body("state", equalTo("open"))
        .extract()
        .path("challengeId");
  }

  private static Response take(Person who, String id) {
    return who.asks().body(Map.of("registrationId", who.deck())).post(OPEN + "/" + id + "/accept");
  }

  private static io.restassured.response.ValidatableResponse list(Person who, String query) {
    return who.asks().get(OPEN + query).then().statusCode(200);
  }
}
