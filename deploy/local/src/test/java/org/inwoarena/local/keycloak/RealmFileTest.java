package org.inwoarena.local.keycloak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.inwoarena.local.DataFolder;
import org.inwoarena.local.Secrets;
import org.inwoarena.local.process.StartFailure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RealmFileTest {

  private static final Path SHIPPED = Path.of("../keycloak/realm.json");

  @TempDir private Path folder;

  @Test
  void variablesAreFilledInAsJsonText() throws IOException {
    var file = write("{\"realm\":\"r\",\"secret\":\"${ARENA_A}\",\"other\":\"${HOME}\"}");

    var realm = RealmFile.read(file, Map.of("ARENA_A", "quo\"te $1 \\"));

    assertThat(realm.content().get("secret").asText()).isEqualTo("quo\"te $1 \\");
    assertThat(realm.content().get("other").asText()).isEqualTo("${HOME}");
  }

  @Test
  void variablesWithoutAValueAreAllNamed() throws IOException {
    var file = write("{\"realm\":\"r\",\"a\":\"${ARENA_A}\",\"b\":\"${ARENA_B}\"}");

    assertThatThrownBy(() -> RealmFile.read(file, Map.of()))
        .isInstanceOf(StartFailure.class)
        .hasMessageContaining("[ARENA_A, ARENA_B]");
  }

  @Test
  void theHashFollowsTheValues() throws IOException {
    var file = write("{\"realm\":\"r\",\"secret\":\"${ARENA_A}\"}");

    var one = RealmFile.read(file, Map.of("ARENA_A", "1"));
    assertThat(RealmFile.read(file, Map.of("ARENA_A", "1")).hash()).isEqualTo(one.hash());
    assertThat(RealmFile.read(file, Map.of("ARENA_A", "2")).hash()).isNotEqualTo(one.hash());
  }

  @Test
  void theShippedRealmHoldsNoSecretAndEveryVariableHasAValue() throws IOException {
    var text = Files.readString(SHIPPED);
    assertThat(text).doesNotContainPattern("\"(secret|value)\": \"(?!\\$\\{ARENA_)");

    var variables = new TreeMap<>(Secrets.in(new DataFolder(folder)).variables());
    variables.put("ARENA_WEB_URL", "http://localhost:8080");
    var realm = RealmFile.read(SHIPPED, variables);

    assertThat(realm.name()).isEqualTo("inwo-arena");
    for (var client : realm.content().get("clients")) {
      assertThat(client.get("directAccessGrantsEnabled").asBoolean())
          .as("password grant of %s", client.get("clientId"))
          .isFalse();
    }
  }

  private Path write(String text) throws IOException {
    return Files.writeString(folder.resolve("realm.json"), text);
  }
}
