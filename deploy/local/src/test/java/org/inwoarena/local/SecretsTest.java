package org.inwoarena.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SecretsTest {

  @TempDir private Path folder;

  @Test
  void theyAreGeneratedOnceIntoAFileOnlyItsUserCanRead() throws IOException {
    var data = new DataFolder(folder);
    var first = Secrets.in(data);

    assertThat(Secrets.in(data).variables()).isEqualTo(first.variables());
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(folder.resolve("secrets.properties"))))
        .isEqualTo("rw-------");
    assertThat(first.password("alice")).hasSizeGreaterThanOrEqualTo(8);
    assertThat(first.variables().values()).doesNotHaveDuplicates();
  }

  @Test
  void aNewNameIsAddedAndTheOthersStay() throws IOException {
    Files.writeString(folder.resolve("secrets.properties"), "bob.password=chosen-by-hand\n");

    var secrets = Secrets.in(new DataFolder(folder));

    assertThat(secrets.password("bob")).isEqualTo("chosen-by-hand");
    assertThat(secrets.variables()).containsEntry("ARENA_BOB_PASSWORD", "chosen-by-hand");
    assertThat(secrets.client("game-service")).isNotBlank();
  }
}
