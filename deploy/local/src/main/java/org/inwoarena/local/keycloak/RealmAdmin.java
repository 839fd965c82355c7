package org.inwoarena.local.keycloak;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import org.inwoarena.local.process.StartFailure;

/**
 * Brings a realm into Keycloak through its admin API. A realm that exists is changed in place:
 * settings and clients are updated, what is new is added, users are never touched, because a
 * player's id is the user's id.
 */
public final class RealmAdmin {

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Set<String> NOT_SETTINGS = Set.of("clients", "users", "roles");

  private final HttpClient client = HttpClient.newHttpClient();
  private final ObjectMapper json = new ObjectMapper();
  private final String url;
  private final String adminPassword;

  /** On the server with this address. */
  public RealmAdmin(String url, String adminPassword) {
    this.url = url;
    this.adminPassword = adminPassword;
  }

  /** Whether Keycloak knows the realm. */
  public boolean knows(String realm) {
    return send(request("/realms/" + realm).GET()).statusCode() == 200;
  }

  /** Creates the realm. */
  public void create(RealmFile realm) {
    expect("create the realm", send(post("/admin/realms", realm.content(), token())));
  }

  /** Changes the realm to what the file says. */
  public void update(RealmFile realm) {
    var token = token();
    var path = "/admin/realms/" + realm.name();
    var settings = ((ObjectNode) realm.content().deepCopy()).remove(NOT_SETTINGS);
    expect("update the realm", send(put(path, settings, token)));
    var addition = ((ObjectNode) realm.content().deepCopy()).put("ifResourceExists", "SKIP");
    expect("add to the realm", send(post(path + "/partialImport", addition, token)));
    for (var wanted : realm.content().get("clients")) {
      updateClient(path + "/clients", wanted, token);
    }
  }

  private void updateClient(String path, JsonNode wanted, String token) {
    var clientId = wanted.get("clientId").asText();
    var query = path + "?clientId=" + URLEncoder.encode(clientId, StandardCharsets.UTF_8);
    var found = parse(expect("look up a client", send(authorised(query, token).GET())));
    var id = found.get(0).get("id").asText();
    expect("update client " + clientId, send(put(path + "/" + id, wanted, token)));
  }

  private String token() {
    var form =
        "grant_type=password&client_id=admin-cli&username=%s&password=%s"
            .formatted(KeycloakServer.ADMIN, adminPassword);
    var request =
        request("/realms/master/protocol/openid-connect/token")
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(form));
    return parse(expect("log in as administrator", send(request))).get("access_token").asText();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(url + path)).timeout(PATIENCE);
  }

  private HttpRequest.Builder authorised(String path, String token) {
    return request(path).header("Authorization", "Bearer " + token);
  }

  private HttpRequest.Builder post(String path, JsonNode body, String token) {
    return authorised(path, token)
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(body.toString()));
  }

  private HttpRequest.Builder put(String path, JsonNode body, String token) {
    return authorised(path, token)
        .header("Content-Type", "application/json")
        .PUT(BodyPublishers.ofString(body.toString()));
  }

  private HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return client.send(request.build(), BodyHandlers.ofString());
    } catch (IOException e) {
      throw new StartFailure("Keycloak does not answer: " + e, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StartFailure("interrupted while talking to Keycloak", e);
    }
  }

  private static String expect(String what, HttpResponse<String> response) {
    if (response.statusCode() / 100 != 2) {
      throw new StartFailure(
          "Keycloak refused to %s: status %d %s; './arena up --fresh' starts over without data"
              .formatted(what, response.statusCode(), response.body()));
    }
    return response.body();
  }

  private JsonNode parse(String text) {
    try {
      return json.readTree(text);
    } catch (IOException e) {
      throw new StartFailure("Keycloak's answer is no JSON: " + text, e);
    }
  }
}
