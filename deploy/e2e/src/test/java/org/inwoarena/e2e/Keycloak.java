package org.inwoarena.e2e;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.inwoarena.contracts.Json;
import org.inwoarena.local.keycloak.KeycloakServer;

/** Real tokens that must not open anything. */
record Keycloak(Arena arena) {

  private static final String GRANT = "/protocol/openid-connect/token";

  /** A good token of the same server's other realm, of its administrator even. */
  String tokenOfForeignIssuer() {
    return given()
        .formParams(
            Map.of(
                "grant_type",
                "password",
                "client_id",
                "admin-cli",
                "username",
                KeycloakServer.ADMIN,
                "password",
                arena.platform().secrets().keycloakAdmin()))
        .post(realm("master") + GRANT)
        .then()
        .statusCode(200)
        .extract()
        .path("access_token");
  }

  /** A token of our realm with a life of a second; over by the time this returns. */
  String expiredToken() {
    var client =
        Map.of(
            "clientId",
            "short-lived",
            "secret",
            "only-for-a-second",
            "serviceAccountsEnabled",
            true,
            "standardFlowEnabled",
            false,
            "attributes",
            Map.of("access.token.lifespan", "1"),
            "protocolMappers",
            List.of(audience()));
    given()
        .auth()
        .oauth2(tokenOfForeignIssuer())
        .contentType("application/json")
        .body(client)
        .post(arena.platform().realm().resolve("/admin/realms/inwo-arena/clients"))
        .then()
        .statusCode(201);
    String token =
        given()
            .formParams(
                Map.of(
                    "grant_type", "client_credentials",
                    "client_id", "short-lived",
                    "client_secret", "only-for-a-second"))
            .post(realm("inwo-arena") + GRANT)
            .then()
            .statusCode(200)
            .extract()
            .path("access_token");
    var end = Instant.ofEpochSecond(claims(token).path("exp").asLong());
    await().until(() -> Instant.now().isAfter(end));
    return token;
  }

  /** Service accounts of the realm, with these roles; name and secret are the same. */
  void accounts(Map<String, List<String>> rolesByName) {
    var clients =
        rolesByName.keySet().stream()
            .map(
                name ->
                    Map.of(
                        "clientId",
                        name,
                        "secret",
                        name,
                        "serviceAccountsEnabled",
                        true,
                        "standardFlowEnabled",
                        false,
                        "protocolMappers",
                        List.of(audience())))
            .toList();
    var users =
        rolesByName.entrySet().stream()
            .map(
                account ->
                    Map.of(
                        "username",
                        "service-account-" + account.getKey(),
                        "enabled",
                        true,
                        "serviceAccountClientId",
                        account.getKey(),
                        "realmRoles",
                        account.getValue()))
            .toList();
    given()
        .auth()
        .oauth2(tokenOfForeignIssuer())
        .contentType("application/json")
        .body(Map.of("ifResourceExists", "FAIL", "clients", clients, "users", users))
        .post(arena.platform().realm().resolve("/admin/realms/inwo-arena/partialImport"))
        .then()
        .statusCode(200);
  }

  private static Map<String, Object> audience() {
    return Map.of(
        "name", "audience",
        "protocol", "openid-connect",
        "protocolMapper", "oidc-audience-mapper",
        "config", Map.of("included.custom.audience", "inwo-arena", "access.token.claim", "true"));
  }

  private String realm(String name) {
    return arena.platform().realm().resolve("/realms/" + name).toString();
  }

  private static JsonNode claims(String token) {
    try {
      return Json.mapper().readTree(Base64.getUrlDecoder().decode(token.split("\\.", 3)[1]));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
