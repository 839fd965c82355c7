package org.inwoarena.kit.security;

import io.quarkus.security.identity.SecurityIdentity;
import jakarta.enterprise.context.RequestScoped;
import java.util.Optional;
import org.eclipse.microprofile.jwt.JsonWebToken;

/** Who is asking, from the token. */
@RequestScoped
public class Caller {

  private final SecurityIdentity identity;

  Caller(SecurityIdentity identity) {
    this.identity = identity;
  }

  /** Whether nobody is logged in. */
  public boolean anonymous() {
    return identity.isAnonymous();
  }

  /** The player id: the token's {@code sub}. */
  public String player() {
    return identity.getPrincipal().getName();
  }

  /** The player who is looking; empty if nobody is logged in. */
  public Optional<String> viewer() {
    return anonymous() ? Optional.empty() : Optional.of(player());
  }

  /** The log-in name, only good as a first proposal for a handle. */
  public String name() {
    if (identity.getPrincipal() instanceof JsonWebToken token) {
      String preferred = token.getClaim("preferred_username");
      return preferred == null ? token.getName() : preferred;
    }
    return player();
  }

  /** Whether the account is a program's. */
  public boolean bot() {
    return has("bot");
  }

  /** Whether the account has a realm role. */
  public boolean has(String role) {
    return identity.hasRole(role);
  }
}
