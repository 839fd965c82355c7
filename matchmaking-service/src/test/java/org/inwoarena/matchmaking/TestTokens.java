package org.inwoarena.matchmaking;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.inwoarena.contracts.Json;

/**
 * Log-ins of thousands without asking Keycloak: tokens of the realm's shape, signed by a key that
 * only the test's own instances of a service are told to trust.
 */
record TestTokens(KeyPair keys) {

  private static final int BITS = 2048;
  private static final long HOUR = 3600;

  static TestTokens fresh() {
    try {
      var generator = KeyPairGenerator.getInstance("RSA");
      generator.initialize(BITS);
      return new TestTokens(generator.generateKeyPair());
    } catch (GeneralSecurityException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }

  /** As {@code quarkus.oidc.public-key} takes it. */
  String publicKey() {
    return Base64.getEncoder().encodeToString(keys.getPublic().getEncoded());
  }

  /** The token of a player. */
  String of(String player, String... roles) {
    try {
      var now = Instant.now().getEpochSecond();
      var claims =
          Map.of(
              "sub",
              player,
              "preferred_username",
              player,
              "aud",
              "inwo-arena",
              "typ",
              "Bearer",
              "iat",
              now,
              "exp",
              now + HOUR,
              "realm_access",
              Map.of("roles", List.of(roles)));
      var signed = part(Map.of("alg", "RS256", "typ", "JWT")) + "." + part(claims);
      var signature = Signature.getInstance("SHA256withRSA");
      signature.initSign(keys.getPrivate());
      signature.update(signed.getBytes(StandardCharsets.US_ASCII));
      return signed + "." + text(signature.sign());
    } catch (GeneralSecurityException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }

  private static String part(Map<String, Object> content) {
    return text(Json.mapper().valueToTree(content).toString().getBytes(StandardCharsets.UTF_8));
  }

  private static String text(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
