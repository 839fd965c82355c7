package org.inwoarena.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpClient;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class OidcTokensTest {

  private final HttpClient http = HttpClient.newHttpClient();
  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-11-30T12:00:00Z"));

  private static FakeServer realm(Deque<Map.Entry<Integer, String>> answers, List<String> forms) {
    return FakeServer.http(
        (request, body) -> {
          forms.add(request.path() + " " + body);
          var next = answers.remove();
          request.response().setStatusCode(next.getKey()).end(next.getValue());
        });
  }

  private static Map.Entry<Integer, String> token(String token) {
    return Map.entry(200, "{\"access_token\":\"" + token + "\",\"expires_in\":300}");
  }

  @Test
  void aTokenIsKeptUntilShortlyBeforeItsEnd() {
    var forms = new CopyOnWriteArrayList<String>();
    try (var realm = realm(new ArrayDeque<>(List.of(token("a"), token("b"))), forms)) {
      var grant = Map.of("grant_type", "client_credentials", "client_id", "bot-1");
      var tokens = new OidcTokens(http, realm.uri("http", "/realms/r"), grant, now::get);

      assertThat(tokens.token()).isEqualTo("a");
      now.updateAndGet(t -> t.plusSeconds(255));
      assertThat(tokens.token()).isEqualTo("a");
      now.updateAndGet(t -> t.plusSeconds(10));
      assertThat(tokens.token()).isEqualTo("b");
      assertThat(forms)
          .hasSize(2)
          .allMatch(form -> form.startsWith("/realms/r/protocol/openid-connect/token "));
    }
  }

  @Test
  void aRefreshTokenIsUsedAndForgottenWhenItFails() {
    var forms = new CopyOnWriteArrayList<String>();
    var withRefresh =
        Map.entry(200, "{\"access_token\":\"a\",\"expires_in\":300,\"refresh_token\":\"r\"}");
    var expired = Map.entry(400, "{\"error\":\"invalid_grant\"}");
    try (var realm = realm(new ArrayDeque<>(List.of(withRefresh, expired, token("b"))), forms)) {
      var grant = Map.of("grant_type", "password", "client_id", "web", "username", "alice");
      var tokens = new OidcTokens(http, realm.uri("http", ""), grant, now::get);

      assertThat(tokens.token()).isEqualTo("a");
      tokens.discard();
      assertThat(tokens.token()).isEqualTo("b");
      assertThat(forms.get(1)).contains("grant_type=refresh_token", "refresh_token=r");
      assertThat(forms.get(2)).contains("grant_type=password");
    }
  }

  @Test
  void aWrongSecretIsALoginFailure() {
    var refused =
        Map.entry(401, "{\"error\":\"invalid_client\",\"error_description\":\"no such secret\"}");
    var answers = new ArrayDeque<Map.Entry<Integer, String>>(List.of(refused));
    try (var realm = realm(answers, new CopyOnWriteArrayList<>())) {
      var tokens =
          OidcTokens.clientCredentials(http, realm.uri("http", ""), "bot-1", "not the secret");
      assertThatThrownBy(tokens::token)
          .isInstanceOf(LoginFailedException.class)
          .hasMessage("log-in refused: invalid_client (no such secret)");
    }
  }

  @Test
  void theDeviceFlowWaitsForThePerson() {
    var code =
        Map.entry(
            200,
            """
            {"device_code":"d","user_code":"ABCD-EFGH","interval":0,
             "verification_uri":"http://x/device",
             "verification_uri_complete":"http://x/device?c=1"}
            """);
    var pending = Map.entry(400, "{\"error\":\"authorization_pending\"}");
    var forms = new CopyOnWriteArrayList<String>();
    var answers = new ArrayDeque<>(List.of(code, pending, pending, token("mine")));
    try (var realm = realm(answers, forms)) {
      var shown = new CopyOnWriteArrayList<String>();
      var tokens =
          OidcTokens.deviceFlow(
              http, realm.uri("http", ""), "cli", asked -> shown.add(asked.userCode()));

      assertThat(shown).containsExactly("ABCD-EFGH");
      assertThat(tokens.token()).isEqualTo("mine");
      assertThat(forms.getLast()).contains("device_code=d", "client_id=cli");
    }
  }
}
