package org.inwoarena.local.supervise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.inwoarena.local.process.Launch;
import org.inwoarena.local.process.Server;
import org.inwoarena.local.process.StartFailure;
import org.inwoarena.local.supervise.PlatformState.Condition;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SupervisedTest {

  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final Vigilance QUICK =
      new Vigilance(
          Duration.ofMillis(50),
          3,
          new Backoff(Duration.ofMillis(20), Duration.ofMillis(200), Duration.ofMinutes(1)));

  @TempDir private Path folder;
  private final AtomicBoolean live = new AtomicBoolean(true);
  private final List<String> reports = new CopyOnWriteArrayList<>();
  private Supervised supervised = supervise("exec sleep 600");

  @AfterEach
  void stop() {
    supervised.stop();
  }

  @Test
  void aProcessThatDiesIsStartedAgain() {
    supervised.start();
    long first = pid();

    supervised.kill();

    await().atMost(LIMIT).until(() -> supervised.state().condition() == Condition.READY);
    assertThat(pid()).isNotEqualTo(first);
    assertThat(supervised.state().restarts()).isEqualTo(1);
    assertThat(supervised.state().lastFailure()).hasValue("died (exit 137)");
    assertThat(reports).anyMatch(line -> line.startsWith("sleeper is back"));
  }

  @Test
  void aProcessThatHangsIsKilledAndStartedAgain() {
    supervised.start();
    long first = pid();

    live.set(false);
    await().atMost(LIMIT).until(() -> supervised.state().restarts() == 1);
    live.set(true);

    await().atMost(LIMIT).until(() -> supervised.state().condition() == Condition.READY);
    assertThat(ProcessHandle.of(first).filter(ProcessHandle::isAlive)).isEmpty();
    assertThat(supervised.state().lastFailure())
        .hasValueSatisfying(why -> assertThat(why).contains("did not answer"));
  }

  @Test
  void aFirstStartThatFailsIsExplainedByTheEndOfTheLog() {
    supervised = supervise("echo the disk is on fire; exit 4");

    assertThatThrownBy(supervised::start)
        .isInstanceOf(StartFailure.class)
        .hasMessageContaining("sleeper ended while starting (exit 4)")
        .hasMessageContaining("the disk is on fire");
  }

  @Test
  void nothingRunsAfterStop() {
    supervised.start();
    long pid = pid();

    supervised.stop();

    assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty();
    assertThat(supervised.state().condition()).isEqualTo(Condition.STOPPED);
    assertThat(supervised.state().process()).isEmpty();
  }

  @Test
  void aComponentStoppedBeforeItsStartIsNotStarted() {
    supervised.stop();

    assertThatThrownBy(supervised::start).isInstanceOf(StartFailure.class);
  }

  private long pid() {
    return supervised.state().process().orElseThrow().pid();
  }

  private Supervised supervise(String script) {
    return new Supervised(new Sleeper(script), 1, QUICK, () -> {}, reports::add);
  }

  private final class Sleeper implements Server {

    private final String script;

    Sleeper(String script) {
      this.script = script;
    }

    @Override
    public String name() {
      return "sleeper";
    }

    @Override
    public Launch launch() {
      var command = List.of("sh", "-c", script);
      return new Launch(name(), command, Map.of(), folder, folder.resolve("sleeper.log"));
    }

    @Override
    public boolean ready() {
      return script.contains("sleep");
    }

    @Override
    public boolean live() {
      return live.get();
    }

    @Override
    public Duration startLimit() {
      return LIMIT;
    }
  }
}
