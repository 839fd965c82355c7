package org.inwoarena.gateway.edge;

import io.quarkus.oidc.AccessTokenCredential;
import io.quarkus.security.identity.SecurityIdentity;
import java.time.Instant;
import java.util.Optional;

/**
 * A checked bearer token.
 *
 * @param player its {@code sub}
 * @param expiresAt when it stops being good; absent for a token without an end
 */
public record PlayerToken(String player, String bearer, Optional<Instant> expiresAt) {

  /** The attribute Quarkus keeps a token's {@code exp} under. */
  private static final String EXPIRES = "quarkus.identity.expire-time";

  /** The token a caller came with; empty for a caller who is not logged in. */
  public static Optional<PlayerToken> of(SecurityIdentity identity) {
    if (identity.isAnonymous()) {
      return Optional.empty();
    }
    Long expires = identity.getAttribute(EXPIRES);
    return Optional.of(
        new PlayerToken(
            identity.getPrincipal().getName(),
            identity.getCredential(AccessTokenCredential.class).getToken(),
            Optional.ofNullable(expires).map(Instant::ofEpochSecond)));
  }
}
