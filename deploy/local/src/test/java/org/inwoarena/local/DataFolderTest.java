package org.inwoarena.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.inwoarena.local.process.StartFailure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {

  @TempDir private Path folder;

  @Test
  void onlyOnePlatformAtATimeHasIt() throws IOException {
    var data = new DataFolder(folder);

    var lock = data.lock().orElseThrow();
    assertThat(data.lock()).isEmpty();
    lock.acquiredBy().close();
    var again = data.lock();
    assertThat(again).isPresent();
    again.orElseThrow().acquiredBy().close();
  }

  @Test
  void freshDeletesDataAndKeepsLogs() throws IOException {
    var data = new DataFolder(folder);
    data.make();
    Files.createDirectories(data.of(Component.POSTGRESQL).resolve("base"));
    Files.writeString(data.log(Component.KAFKA), "log");

    data.wipe();

    assertThat(data.of(Component.POSTGRESQL)).doesNotExist();
    assertThat(data.log(Component.KAFKA)).exists();
  }

  @Test
  void aPlaceThatCannotBeWrittenIsExplained() throws IOException {
    var file = Files.createFile(folder.resolve("no-folder"));

    assertThatThrownBy(() -> new DataFolder(file.resolve("data")).make())
        .isInstanceOf(StartFailure.class)
        .hasMessageContaining("ARENA_DATA");
  }
}
