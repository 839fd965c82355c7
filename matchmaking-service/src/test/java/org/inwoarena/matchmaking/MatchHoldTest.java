package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.inwoarena.contracts.DeckRegistered;
import org.inwoarena.contracts.Topics;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Duties 10 and 18: a rated match holds its players, once, and not for ever. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class MatchHoldTest {

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
  void whoeverPlaysARatedMatchQueuesForNoOtherUntilItEnds() {
    var match = arena.match(ann, ben);
    ann.queues().then().statusCode(409).body("code", equalTo("match-under-way"));

    var over = Arena.over(match, EndReason.GOAL, ann, ben);
    arena.bus().say(over, "first-" + match);
    await()
        .atMost(Arena.SOON)
        .untilAsserted(() -> ann.position().then().body("matchId", nullValue()));
    ann.queuesFine();
    ben.queuesFine();
    var offer = arena.offered(ann);
    ann.answers(offer, "accept");
    String rematch = ben.answers(offer, "accept").path("matchId");
    assertThat(rematch).isNotNull();

    // The old result once more, as the same event and as another: the new match still holds them.
    arena.bus().say(over, "first-" + match);
    arena.bus().say(over, "second-" + match);
    await()
        .atMost(Arena.SOON)
        .until(
            () ->
                arena.count("select count(*) from inbox where message_id = ?", "second-" + match)
                    == 1);
    ann.position().then().body("matchId", equalTo(rematch));
  }

  @Test
  void theLastOpponentComesAgainOnlyWhenNobodyElseWaits() {
    var match = arena.match(ann, ben);
    arena
        .bus()
        .say(Arena.over(match, EndReason.CONCESSION, ann, ben), UUID.randomUUID().toString());
    await()
        .atMost(Arena.SOON)
        .untilAsserted(() -> ann.position().then().body("matchId", nullValue()));
    var cat = Person.player("cat");
    arena.register(cat);
    Arena.atOnce(List.<Callable<String>>of(ann::queuesFine, ben::queuesFine, cat::queuesFine));
    var offer = arena.offered(cat);
    cat.asks().get("/api/v1/offers/" + offer).then().body("why.rematch", equalTo(false));
  }

  @Test
  void aMatchThatNeverEndsHoldsNobodyForEver() {
    var match = arena.match(ann, ben);
    clock.pass(Duration.ofHours(7));
    await()
        .atMost(Arena.SOON)
        .untilAsserted(() -> ann.position().then().body("matchId", nullValue()));
    assertThat(
            arena.count(
                "select count(*) from match where overdue_at is not null and id = ?",
                UUID.fromString(match)))
        .isEqualTo(1);
    await()
        .atMost(Arena.SOON)
        .untilAsserted(
            () ->
                assertThat(ann.asks().get("/q/metrics").asString())
                    .contains("arena_matches_overdue 1.0"));
  }

  @Test
  void theDatabaseItselfKnowsOneActiveRatedMatchPerPlayer() {
    var match = arena.match(ann, ben);
    assertThatThrownBy(
            () ->
                arena.change(
                    "insert into engagement (player, match) values (?, ?)",
                    ann.id(),
                    UUID.fromString(match)))
        .hasMessageContaining("engagement_pkey");
  }

  @Test
  void ratingsDecideWhomOneMeetsUntilThePatienceIsGone() {
    arena.rate(ann, 2400_00, 7);
    arena.rate(ann, 1500_00, 6);
    ann.queuesFine();
    ben.queuesFine();
    await()
        .atMost(Arena.SOON)
        .untilAsserted(
            () -> ann.position().then().body("tickets.outlook", contains("outside-window")));
    clock.pass(Duration.ofMinutes(2));
    var offer = arena.offered(ann);
    ann.asks()
        .get("/api/v1/offers/" + offer)
        .then()
        .body("why.gap", equalTo(900))
        .body("why.window", nullValue());
  }

  @Test
  void aMessageWithAHoleIsPutAsideAndTheNextOneCounts() {
    var broken = "broken-" + ann.deck();
    arena
        .bus()
        .say(
            new DeckRegistered(
                broken, ann.id(), "a deck", "constructed", null, "1", null, Optional.empty()),
            UUID.randomUUID().toString());
    arena.register("next-" + ann.deck(), ann, "constructed");
    await()
        .atMost(Arena.SOON)
        .until(
            () ->
                arena.bus().records(Topics.DECK_REGISTERED + "-dead-letters").stream()
                    .anyMatch(letter -> letter.key().equals(broken)));
    ann.queues(broken, "k").then().statusCode(409).body("code", equalTo("registration-unknown"));
  }
}
