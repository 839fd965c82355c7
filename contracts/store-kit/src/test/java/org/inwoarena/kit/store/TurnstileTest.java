package org.inwoarena.kit.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.inwoarena.kit.problem.Problem;
import org.junit.jupiter.api.Test;

class TurnstileTest {

  private static final Duration LONG = Duration.ofMinutes(1);

  private final List<String> begun = new ArrayList<>();

  @Test
  void theLineIsFairAndAFailureMakesRoomToo() {
    var turnstile = new Turnstile(1, 2, LONG);
    var first = new CompletableFuture<String>();
    var second = new CompletableFuture<String>();
    var answers = List.of(enter(turnstile, "a", first), enter(turnstile, "b", second));
    var last = enter(turnstile, "c", CompletableFuture.completedFuture("done"));
    assertThat(begun).containsExactly("a");

    first.completeExceptionally(new IllegalStateException("broken"));
    assertThat(begun).containsExactly("a", "b");
    assertThat(answers.getFirst()).isCompletedExceptionally();

    second.complete("done");
    assertThat(begun).containsExactly("a", "b", "c");
    assertThat(last).isCompletedWithValue("done");
    assertThat(enter(turnstile, "d", new CompletableFuture<>())).isNotDone();
    assertThat(begun).endsWith("d");
  }

  @Test
  void whoFindsTheLineFullIsToldToComeBack() {
    var turnstile = new Turnstile(1, 1, LONG);
    var inside = new CompletableFuture<String>();
    assertThat(enter(turnstile, "a", inside)).isNotDone();
    var waiting = enter(turnstile, "b", CompletableFuture.completedFuture("done"));
    assertBusy(enter(turnstile, "c", new CompletableFuture<>()));

    inside.complete("done");
    assertThat(waiting).isCompletedWithValue("done");
    assertThat(begun).containsExactly("a", "b");
  }

  @Test
  void whoHasWaitedTooLongIsToldToComeBack() {
    var turnstile = new Turnstile(1, 1, Duration.ofMillis(1));
    var inside = new CompletableFuture<String>();
    assertThat(enter(turnstile, "a", inside)).isNotDone();
    var waiting = enter(turnstile, "b", new CompletableFuture<>());
    await().until(waiting::isDone);
    assertBusy(waiting);

    inside.complete("done");
    assertThat(begun).containsExactly("a");
    assertThat(enter(turnstile, "c", new CompletableFuture<>())).isNotDone();
    assertThat(begun).containsExactly("a", "c");
  }

  @Test
  void noMoreThanAllowedWorkAtOnceAndNobodyIsForgotten() {
    var turnstile = new Turnstile(3, 1000, LONG);
    var inside = new AtomicInteger();
    try (var threads = Executors.newFixedThreadPool(8)) {
      var all =
          IntStream.range(0, 500)
              .mapToObj(
                  i ->
                      CompletableFuture.supplyAsync(
                              () -> turnstile.through(() -> counted(inside)), threads)
                          .thenCompose(Uni::subscribeAsCompletionStage))
              .toList();
      assertThat(all).allSatisfy(one -> assertThat(one.join()).isBetween(1, 3));
    }
    assertThat(inside).hasValue(0);
  }

  private static Uni<Integer> counted(AtomicInteger inside) {
    var now = inside.incrementAndGet();
    return Uni.createFrom()
        .item(now)
        .emitOn(Infrastructure.getDefaultExecutor())
        .invoke(inside::decrementAndGet);
  }

  private CompletableFuture<String> enter(
      Turnstile turnstile, String name, CompletableFuture<String> work) {
    return turnstile
        .through(
            () -> {
              begun.add(name);
              return Uni.createFrom().completionStage(work);
            })
        .subscribeAsCompletionStage();
  }

  private static void assertBusy(CompletableFuture<String> answer) {
    assertThat(answer).isCompletedExceptionally();
    assertThat(answer.exceptionNow())
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> {
              assertThat(problem.status()).isEqualTo(503);
              assertThat(problem.headers()).containsKey("Retry-After");
            });
  }
}
