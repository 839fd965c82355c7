package org.inwoarena.matchmaking.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HookUrlTest {

  @Test
  void anAddressIsTakenApart() {
    var url = HookUrl.of("https://club.example.org:8443/arena/in?x=1", false);
    assertThat(url.host()).isEqualTo("club.example.org");
    assertThat(url.port()).isEqualTo(8443);
    assertThat(url.target()).isEqualTo("/arena/in?x=1");
    assertThat(HookUrl.of("https://[2606:4700::1111]", false).host()).isEqualTo("2606:4700::1111");
    assertThat(HookUrl.of("https://club.example.org", false).port()).isEqualTo(443);
    assertThat(HookUrl.of("https://club.example.org", false).target()).isEqualTo("/");
  }

  @ParameterizedTest
  @CsvSource({
    "http://club.example.org/, url-scheme",
    "http://localhost:8080/, url-scheme",
    "file:///etc/passwd, url-scheme url-host",
    "gopher://u:p@host/#x, url-scheme url-log-in url-fragment",
    "https:///path, url-host",
    "'https://exa mple.org/', url-syntax",
    "//club.example.org/, url-scheme",
  })
  void whatElseThereIsIsRefusedWithEveryReason(String text, String codes) {
    var refused = catchThrowableOfType(Refused.class, () -> HookUrl.of(text, false));
    assertThat(refused.objections()).extracting(Objection::code).containsExactly(codes.split(" "));
  }

  @Test
  void localhostIsLetThroughOnlyWhereItIsAllowed() {
    var url = HookUrl.of("http://localhost:9999/in", true);
    assertThat(url.local()).isTrue();
    var other = catchThrowableOfType(Refused.class, () -> HookUrl.of("http://127.0.0.1/", true));
    assertThat(other.main().code()).isEqualTo("url-scheme");
  }
}
