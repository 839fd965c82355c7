package org.inwoarena.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * More registrations than seats, all at once: every seat is taken once, the others wait in order,
 * and whoever asks twice has entered once.
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
    var answers = enterTwice(event);
    assertThat(answers.stream().filter(code -> code == 200)).hasSize(PLAYERS);
    assertThat(answers.stream().filter(code -> code == 409)).hasSize(PLAYERS);

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

  /** Everybody presses the button twice: those refused stand among those who enter. */
  private static List<Integer> enterTwice(EventRun event) throws InterruptedException {
    var calls =
        IntStream.range(0, PLAYERS)
            .mapToObj(i -> Person.player("r" + i))
            .flatMap(who -> Stream.of(who, who))
            .<Callable<Integer>>map(who -> () -> event.enter(who).extract().statusCode())
            .toList();
    try (var threads = Executors.newFixedThreadPool(AT_ONCE)) {
      return threads.invokeAll(calls).stream().map(Future::resultNow).toList();
    }
  }
}
