package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * More registrations than seats, all at once: every seat is taken once, the others wait in order.
 */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class Duty29RegistrationRushTest {

  private static final int SEATS = 256;
  private static final int PLAYERS = Integer.getInteger("arena.rush", 400);
  private static final int AT_ONCE = 64;

  @Inject Arena arena;
  @Inject TestClock clock;

  @BeforeEach
  void clear() {
    arena.clear();
  }

  @Test
  void everySeatIsTakenOnceAndTheRestWaitInOrder() throws InterruptedException {
    var organiser = Person.of("olga", "organizer,player");
    var starts = clock.instant().plus(Duration.ofDays(1));
    var event = new EventRun(arena, organiser, EventRequests.cup("Big Cup", SEATS, starts));
    try (var threads = Executors.newFixedThreadPool(AT_ONCE)) {
      IntStream.range(0, PLAYERS)
          .mapToObj(i -> Person.player("r" + i))
          .forEach(who -> threads.submit(() -> event.enter(who).statusCode(200)));
    }

    var status =
        organiser
            .asks()
            .get(event.path("/entrants?size=1024"))
            .then()
            .statusCode(200)
            .extract()
            .jsonPath();
    assertThat(status.getInt("total")).isEqualTo(PLAYERS);
    var shown = status.<String>getList("items.status");
    assertThat(shown.subList(0, SEATS)).containsOnly("seated");
    assertThat(shown.subList(SEATS, shown.size())).containsOnly("waiting");
    assertThat(status.<String>getList("items.player")).doesNotHaveDuplicates();
  }
}
