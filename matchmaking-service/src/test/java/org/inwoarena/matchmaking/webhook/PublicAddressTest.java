package org.inwoarena.matchmaking.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublicAddressTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "100.127.255.255",
        "127.0.0.1",
        "127.9.9.9",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.0.2.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.7",
        "203.0.113.9",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::10.0.0.1",
        "64:ff9b::a00:1",
        "fc00::1",
        "fd12::1",
        "fe80::1",
        "fec0::1",
        "ff02::1",
        "2001:db8::1",
        "2001::1",
        "2002:a00:1::",
        "3fff::1"
      })
  void neighboursAndOddAddressesAreNotPublic(String literal) {
    assertThat(PublicAddress.is(InetAddress.ofLiteral(literal))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"8.8.8.8", "100.63.0.1", "172.32.0.1", "198.20.0.1", "2606:4700:4700::1111"})
  void theRestIs(String literal) {
    assertThat(PublicAddress.is(InetAddress.ofLiteral(literal))).isTrue();
  }

  @Test
  void onePrivateAddressSpoilsAll() {
    var good = InetAddress.ofLiteral("8.8.8.8");
    assertThat(PublicAddress.all(good, good)).isTrue();
    assertThat(PublicAddress.all(good, InetAddress.ofLiteral("10.0.0.1"))).isFalse();
    assertThat(PublicAddress.all()).isFalse();
  }
}
