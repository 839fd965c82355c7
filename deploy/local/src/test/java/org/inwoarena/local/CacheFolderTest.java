package org.inwoarena.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.inwoarena.local.process.StartFailure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheFolderTest {

  @TempDir private Path folder;

  @Test
  void anEntryIsMadeOnce() {
    var cache = new CacheFolder(folder);
    var made = new AtomicInteger();

    cache.entry("thing", _ -> made.incrementAndGet());
    cache.entry("thing", _ -> made.incrementAndGet());

    assertThat(made).hasValue(1);
  }

  @Test
  void aHalfMadeEntryIsThrownAwayAndMadeAgain() {
    var cache = new CacheFolder(folder);

    assertThatThrownBy(
            () ->
                cache.entry(
                    "thing",
                    part -> {
                      Files.writeString(part.resolve("half"), "");
                      throw new IOException("power cut");
                    }))
        .isInstanceOf(StartFailure.class)
        .hasMessageContaining("power cut");
    var entry = cache.entry("thing", part -> Files.writeString(part.resolve("whole"), ""));

    assertThat(entry)
        .isDirectoryContaining("glob:**/whole")
        .isDirectoryNotContaining("glob:**/half");
  }

  @Test
  void aPlaceThatCannotBeWrittenIsNamed() throws IOException {
    var file = Files.createFile(folder.resolve("no-folder"));

    assertThatThrownBy(() -> new CacheFolder(file).entry("thing", _ -> {}))
        .isInstanceOf(StartFailure.class)
        .hasMessageContaining(file.toString());
  }
}
