package org.inwoarena.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.inwoarena.contracts.Json;

/**
 * Tokens of one OpenID Connect realm. The grant is a form sent to the token endpoint; where the
 * realm gave a refresh token, that is used first.
 */
public final class OidcTokens implements TokenSource {

  /**
   * A token this close to its end is not handed out any more. Sockets look every 15 seconds for a
   * newer one, so it must be longer than that.
   */
  private static final Duration MARGIN = Duration.ofSeconds(40);

  private final HttpClient http;
  private final URI realm;
  private final Map<String, String> grant;
  private final InstantSource clock;
  private final JsonMapper json = Json.mapper();
  private final ReentrantLock lock = new ReentrantLock();
  private Optional<Held> held = Optional.empty();

  private record Held(String token, Instant goodUntil, Optional<String> refresh) {}

  /**
   * Tokens by any grant.
   *
   * @param realm the issuer, such as {@code http://localhost:8180/realms/inwo-arena}
   * @param grant the form for the token endpoint, {@code client_id} included
   */
  public OidcTokens(HttpClient http, URI realm, Map<String, String> grant, InstantSource clock) {
    this.http = http;
    this.realm = realm;
    this.grant = Map.copyOf(grant);
    this.clock = clock;
  }

  /** Tokens of a service account: bots log in this way. */
  public static OidcTokens clientCredentials(
      HttpClient http, URI realm, String client, String secret) {
    var grant =
        Map.of("grant_type", "client_credentials", "client_id", client, "client_secret", secret);
    return new OidcTokens(http, realm, grant, InstantSource.system());
  }

  /**
   * Logs a person in by the device flow: {@code ask} shows where to go and the code to type; this
   * call returns once that was done in a browser.
   *
   * @throws LoginFailedException when the person denied it or the code ran out
   */
  public static OidcTokens deviceFlow(
      HttpClient http, URI realm, String client, Consumer<DeviceCode> ask) {
    var begin = new OidcTokens(http, realm, Map.of("client_id", client), InstantSource.system());
    var code = begin.deviceCode();
    ask.accept(code);
    var grant =
        Map.of(
            "grant_type",
            "urn:ietf:params:oauth:grant-type:device_code",
            "client_id",
            client,
            "device_code",
            code.deviceCode());
    var tokens = new OidcTokens(http, realm, grant, InstantSource.system());
    tokens.await(code);
    return tokens;
  }

  /**
   * What a person needs for the device flow.
   *
   * @param page where to type {@code userCode}; {@code direct} has it filled in
   */
  public record DeviceCode(
      String deviceCode, String userCode, URI page, URI direct, Duration interval) {}

  @Override
  public String token() {
    lock.lock();
    try {
      var now = clock.instant();
      if (held.filter(h -> now.isBefore(h.goodUntil())).isEmpty()) {
        held = Optional.of(renew());
      }
      return held.orElseThrow().token();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void discard() {
    lock.lock();
    try {
      held = held.map(h -> new Held("", Instant.EPOCH, h.refresh()));
    } finally {
      lock.unlock();
    }
  }

  private Held renew() {
    var refresh = held.flatMap(Held::refresh);
    if (refresh.isPresent()) {
      try {
        return grant(refreshForm(refresh.orElseThrow()));
      } catch (LoginFailedException expired) {
        held = Optional.empty();
      }
    }
    return grant(grant);
  }

  private Map<String, String> refreshForm(String refresh) {
    var form = new TreeMap<String, String>();
    form.put("grant_type", "refresh_token");
    form.put("refresh_token", refresh);
    form.put("client_id", grant.get("client_id"));
    if (grant.containsKey("client_secret")) {
      form.put("client_secret", grant.get("client_secret"));
    }
    return form;
  }

  private Held grant(Map<String, String> form) {
    var answer = post("/protocol/openid-connect/token", form);
    var life = Duration.ofSeconds(answer.path("expires_in").asLong(60));
    var refresh = Optional.ofNullable(answer.path("refresh_token").textValue());
    return new Held(
        answer.path("access_token").asText(), clock.instant().plus(life).minus(MARGIN), refresh);
  }

  private DeviceCode deviceCode() {
    var answer = post("/protocol/openid-connect/auth/device", grant);
    var page = answer.path("verification_uri").asText();
    return new DeviceCode(
        answer.path("device_code").asText(),
        answer.path("user_code").asText(),
        URI.create(page),
        URI.create(answer.path("verification_uri_complete").asText(page)),
        Duration.ofSeconds(answer.path("interval").asLong(5)));
  }

  /** Asks for the token at the pace the realm wants until the person is done (RFC 8628, 3.5). */
  private void await(DeviceCode code) {
    var pace = code.interval();
    while (true) {
      try {
        Thread.sleep(pace);
        token();
        return;
      } catch (LoginFailedException e) {
        switch (e.error()) {
          case "authorization_pending" -> {}
          case "slow_down" -> pace = pace.plusSeconds(5);
          default -> throw e;
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new ArenaUnreachableException("interrupted", e);
      }
    }
  }

  private JsonNode post(String path, Map<String, String> form) {
    var at = URI.create(realm + path);
    var request =
        HttpRequest.newBuilder(at)
            .timeout(Duration.ofSeconds(30))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(Rest.query(form).substring(1)))
            .build();
    try {
      var answer = http.send(request, BodyHandlers.ofString());
      var body = json.readTree(answer.body());
      if (answer.statusCode() != 200) {
        throw new LoginFailedException(
            body.path("error").asText("HTTP " + answer.statusCode()),
            body.path("error_description").asText(""));
      }
      return body;
    } catch (JsonProcessingException e) {
      throw new ArenaUnreachableException("log-in at " + at + " gave no JSON", e);
    } catch (IOException e) {
      throw new ArenaUnreachableException("log-in at " + at, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ArenaUnreachableException("interrupted", e);
    }
  }
}
