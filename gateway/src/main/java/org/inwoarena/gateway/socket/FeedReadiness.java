package org.inwoarena.gateway.socket;

import io.quarkus.websockets.next.HttpUpgradeCheck;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** No socket opens, and the gateway is not ready, before the live topics are read. */
@Readiness
@ApplicationScoped
class FeedReadiness implements HealthCheck, HttpUpgradeCheck {

  private static final int UNAVAILABLE = 503;

  private final LiveFeeds feeds;

  FeedReadiness(@Identifier("live-feeds") LiveFeeds feeds) {
    this.feeds = feeds;
  }

  @Override
  public HealthCheckResponse call() {
    return HealthCheckResponse.named("live feeds").status(feeds.ready()).build();
  }

  @Override
  public Uni<CheckResult> perform(HttpUpgradeContext context) {
    return feeds.ready()
        ? CheckResult.permitUpgrade()
        : CheckResult.rejectUpgrade(UNAVAILABLE, Map.of("Retry-After", List.of("2")));
  }
}
