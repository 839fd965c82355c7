package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.matchmaking.store.Transactions;
import org.inwoarena.matchmaking.store.event.Events;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.matchmaking.store.event.Noted;
import org.inwoarena.testkit.ArenaTestResource;
import org.inwoarena.tournament.format.Format;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.life.Actor;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.Deciding;
import org.inwoarena.tournament.life.Decision;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Fact;
import org.inwoarena.tournament.life.Request;
import org.inwoarena.tournament.simulation.Scenario;
import org.inwoarena.tournament.simulation.Simulation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A round of two thousand takes its time, and nobody else waits for it. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class LongRoundTest {

  private static final int PLAYERS = 2000;
  private static final int PLAYED = 3;
  private static final Duration LONG = Duration.ofMinutes(2);

  @Inject Arena arena;
  @Inject Transactions transactions;
  @Inject Events events;
  @Inject Deciding deciding;
  @Inject Vertx vertx;

  private final Person organiser = Person.of("olga", "organizer,player");

  @BeforeEach
  @AfterEach
  void clear() {
    arena.clear();
  }

  @Test
  void theEventLoopsGoOnWhileARoundOfTwoThousandIsPaired() throws SQLException {
    organiser.asks().get("/api/v1/players/me").then().statusCode(200);
    arena.change(
        "insert into player (id, handle, folded, skeleton, bot, since)"
            + " select p, p, p, p, false, now()"
            + " from (select 'player-' || lpad(n::text, 4, '0') p from generate_series(1, ?) n) q"
            + " on conflict do nothing",
        PLAYERS);
    var kept = atRoundsEnd();
    var alone = pairingAlone(kept.event());

    try (var pulse = new Pulse(vertx)) {
      organiser
          .asks()
          .body(Map.of("act", "pair-round", "seed", 1))
          .post("/api/v1/events/" + kept.event().id() + "/acts")
          .then()
          .statusCode(200);
      assertThat(pulse.longestGap())
          .as("pairing on a thread of its own took %s", alone)
          .isLessThan(alone);
    }
    assertThat(
            arena.count(
                "select count(*) from event_seat where event = ?",
                UUID.fromString(kept.event().id())))
        .isEqualTo(PLAYERS);
  }

  /** How long the pairing takes where nothing else happens. */
  private Duration pairingAlone(Event event) {
    var request = new Request(new Actor.Platform(), Instant.now(), new Command.PairRound(1));
    var before = System.nanoTime();
    assertThat(deciding.decide(event, request)).isInstanceOf(Decision.Accepted.class);
    return Duration.ofNanos(System.nanoTime() - before);
  }

  /** An event that has played some rounds and waits for its next one. */
  private Kept atRoundsEnd() {
    var simulated =
        new Simulation(
                deciding,
                new Scenario(
                    PLAYERS,
                    OptionalInt.of(PLAYED + 1),
                    1,
                    new Format.Swiss(),
                    MatchLength.ONE_GAME,
                    0))
            .run();
    var facts = simulated.facts();
    var upTo = facts.indexOf(new Fact.RoundClosed(PLAYED)) + 1;
    var draft =
        Event.draft(
            UUID.randomUUID().toString(),
            new EntrantId(organiser.id()),
            simulated.event().settings());
    return kept(draft, facts.subList(0, upTo));
  }

  private Kept kept(Event draft, List<Fact> facts) {
    return OnContext.fresh(
            vertx,
            () ->
                transactions.run(
                    session ->
                        events
                            .add(session, draft, false, Instant.now())
                            .chain(
                                () ->
                                    events.append(
                                        session,
                                        new Kept(draft, 0, false),
                                        facts.stream()
                                            .map(
                                                fact ->
                                                    new Noted(
                                                        fact, Optional.empty(), Instant.now()))
                                            .toList(),
                                        Instant.now()))))
        .await()
        .atMost(LONG);
  }
}
