package org.inwoarena.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.EnumMap;
import java.util.HashSet;
import org.inwoarena.local.process.StartFailure;
import org.junit.jupiter.api.Test;

class PortsTest {

  @Test
  void freePortsAreFreeAndDifferent() {
    var ports = Ports.free();

    assertThat(new HashSet<>(ports.numbers().values())).hasSize(Port.values().length);
    assertThatCode(ports::requireFree).doesNotThrowAnyException();
  }

  @Test
  void anOffsetMovesAll() {
    assertThat(Ports.shifted(1000).of(Port.GATEWAY)).isEqualTo(9080);
    assertThat(Ports.standard().url(Port.KEYCLOAK)).isEqualTo("http://localhost:8180");
  }

  @Test
  void aTakenPortIsExplainedWithNumberComponentAndHolder() throws IOException {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var numbers = new EnumMap<Port, Integer>(Ports.free().numbers());
      numbers.put(Port.GAME, taken.getLocalPort());

      assertThatThrownBy(new Ports(numbers)::requireFree)
          .isInstanceOf(StartFailure.class)
          .hasMessageContaining("port " + taken.getLocalPort())
          .hasMessageContaining("game-service")
          .hasMessageContaining("process " + ProcessHandle.current().pid())
          .message()
          .doesNotContain("\n");
    }
  }
}
