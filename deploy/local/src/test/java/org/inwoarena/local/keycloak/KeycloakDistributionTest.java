package org.inwoarena.local.keycloak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.inwoarena.local.process.StartFailure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeycloakDistributionTest {

  @TempDir private Path folder;

  @Test
  void theArchivesTopFolderIsLeftOutAndScriptsAreExecutable() throws IOException {
    var target = Files.createDirectory(folder.resolve("home"));

    KeycloakDistribution.unpack(archive("keycloak/bin/kc.sh"), target);

    assertThat(target.resolve("bin/kc.sh")).isExecutable();
  }

  @Test
  void aHalfDownloadedArchiveIsExplained() throws IOException {
    var archive = archive("keycloak/bin/kc.sh");
    var bytes = Files.readAllBytes(archive);

    for (int length : new int[] {0, bytes.length / 3, bytes.length - 10}) {
      Files.write(archive, Arrays.copyOf(bytes, length));
      assertThatThrownBy(
              () -> KeycloakDistribution.unpack(archive, folder.resolve("home-" + length)))
          .isInstanceOf(StartFailure.class)
          .hasMessageContaining("damaged");
    }
  }

  @Test
  void anEntryThatClimbsOutIsRefused() throws IOException {
    var archive = archive("keycloak/../../escaped");

    assertThatThrownBy(() -> KeycloakDistribution.unpack(archive, folder.resolve("home")))
        .isInstanceOf(StartFailure.class);
    assertThat(folder.resolve("escaped")).doesNotExist();
  }

  private Path archive(String entry) throws IOException {
    var zip = folder.resolve("dist.zip");
    try (var out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry(entry));
      out.write("#!/bin/sh\n".repeat(50).getBytes(StandardCharsets.UTF_8));
    }
    return zip;
  }
}
