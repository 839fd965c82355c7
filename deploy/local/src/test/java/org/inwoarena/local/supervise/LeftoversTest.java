package org.inwoarena.local.supervise;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.inwoarena.local.supervise.PlatformState.ComponentState;
import org.inwoarena.local.supervise.PlatformState.Condition;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftoversTest {

  private static final ProcessMark GONE = new ProcessMark(Integer.MAX_VALUE, Instant.EPOCH);

  @TempDir private Path folder;
  private Process orphan;
  private StateFile file;

  @BeforeEach
  void startOrphan() throws IOException {
    orphan = new ProcessBuilder("sleep", "600").start();
    file = new StateFile(folder.resolve("state.json"));
  }

  @AfterEach
  void endOrphan() {
    orphan.destroyForcibly();
  }

  @Test
  void theStateSurvivesTheWayThroughTheFile() {
    var state = stateWith(ProcessMark.of(orphan.toHandle()));
    file.write(state);

    assertThat(file.read()).hasValue(state);
  }

  @Test
  void recordedProcessesThatStillRunAreKilled() {
    file.write(stateWith(ProcessMark.of(orphan.toHandle())));

    assertThat(Leftovers.clear(file)).hasSize(1);
    assertThat(orphan.isAlive()).isFalse();
    assertThat(file.read()).isEmpty();
  }

  @Test
  void aLaterProcessWithTheSameNumberIsLeftAlone() {
    file.write(stateWith(new ProcessMark(orphan.pid(), Instant.EPOCH)));

    assertThat(Leftovers.clear(file)).isEmpty();
    assertThat(orphan.isAlive()).isTrue();
  }

  @Test
  void aDamagedStateFileIsNoObstacle() throws IOException {
    Files.writeString(folder.resolve("state.json"), "{\"supervisor\":");

    assertThat(Leftovers.clear(file)).isEmpty();
    assertThat(file.read()).isEmpty();
  }

  private static PlatformState stateWith(ProcessMark mark) {
    var component =
        new ComponentState(
            "kafka", Condition.READY, 9192, Optional.of(mark), 4.5, 2, Optional.of("died"));
    return new PlatformState(GONE, true, "http://localhost:8080", List.of(component));
  }
}
