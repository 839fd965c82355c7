package org.inwoarena.gateway.support;

import io.smallrye.jwt.build.Jwt;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.ConfigProvider;

/** Bearer tokens: good ones, and the bad ones an attacker would try. */
public final class Tokens {

  public static final String ISSUER = "http://localhost:8180/realms/inwo-arena";

  private Tokens() {}

  public static String of(String player) {
    return token(player, ISSUER, Duration.ofMinutes(10), signingKey());
  }

  /** Of somebody who organises events too. */
  public static String ofOrganiser(String player) {
    return token(
        player, ISSUER, Duration.ofMinutes(10), signingKey(), List.of("player", "organizer"));
  }

  public static String expiringIn(String player, Duration left) {
    return token(player, ISSUER, left, signingKey());
  }

  public static String expired(String player) {
    return token(player, ISSUER, Duration.ofMinutes(-10), signingKey());
  }

  public static String ofForeignIssuer(String player) {
    return token(
        player, "http://localhost:8180/realms/other", Duration.ofMinutes(10), signingKey());
  }

  public static String forged(String player) {
    try {
      var own = KeyPairGenerator.getInstance("RSA").generateKeyPair().getPrivate();
      return token(player, ISSUER, Duration.ofMinutes(10), own);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static String token(String player, String issuer, Duration left, PrivateKey key) {
    return token(player, issuer, left, key, List.of("player"));
  }

  private static String token(
      String player, String issuer, Duration left, PrivateKey key, List<String> roles) {
    var now = Instant.now();
    return Jwt.claims()
        .issuer(issuer)
        .subject(player)
        .claim("preferred_username", player + "-login")
        .claim("realm_access", Map.of("roles", roles))
        .issuedAt(now.minusSeconds(1200))
        .expiresAt(now.plus(left))
        .jws()
        .sign(key);
  }

  private static PrivateKey signingKey() {
    try {
      var text = ConfigProvider.getConfig().getValue("test.signing.key", String.class);
      return KeyFactory.getInstance("RSA")
          .generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text)));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
