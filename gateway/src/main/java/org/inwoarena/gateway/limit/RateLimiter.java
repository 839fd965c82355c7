package org.inwoarena.gateway.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;
import org.inwoarena.gateway.GatewayConfig;
import org.inwoarena.kit.problem.Problem;

/** One bucket per caller; a caller is a player or, without a log-in, an address. */
@ApplicationScoped
public class RateLimiter {

  private static final int MOST_CALLERS = 100_000;

  private final GatewayConfig.Rate rate;
  private final Cache<String, TokenBucket> requests =
      Caffeine.newBuilder()
          .maximumSize(MOST_CALLERS)
          .expireAfterAccess(Duration.ofMinutes(10))
          .build();

  RateLimiter(GatewayConfig config) {
    this.rate = config.rate();
  }

  /** A problem when this caller asks for too much. */
  public Optional<Problem> refuse(String caller) {
    var bucket =
        requests.get(
            caller, c -> new TokenBucket(rate.requests(), rate.requestBurst(), System::nanoTime));
    return bucket.take() ? Optional.empty() : Optional.of(tooMany());
  }

  /** A bucket for the messages of one socket. */
  public TokenBucket forSocket() {
    return new TokenBucket(rate.messages(), rate.messageBurst(), System::nanoTime);
  }

  /** What a caller is told who asks for too much. */
  public static Problem tooMany() {
    return Problem.of(429, "too-many-requests", "Too many requests; slow down.").retryAfter(1);
  }
}
