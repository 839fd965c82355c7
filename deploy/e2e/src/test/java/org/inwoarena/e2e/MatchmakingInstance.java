package org.inwoarena.e2e;

import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.inwoarena.local.process.Await;
import org.inwoarena.local.process.ChildProcess;
import org.inwoarena.local.process.FreePort;
import org.inwoarena.local.process.JavaCommand;
import org.inwoarena.local.process.Launch;
import org.inwoarena.local.process.Probe;

/**
 * One more process of matchmaking-service beside the platform's own, on the same database and
 * Kafka. It trusts the test's tokens.
 */
record MatchmakingInstance(ChildProcess process, URI url) implements AutoCloseable {

  private static final String SERVICE = "matchmaking";
  private static final Duration READY = Duration.ofMinutes(2);

  static MatchmakingInstance start(Arena arena, TestTokens tokens) {
    var port = FreePort.any();
    var url = URI.create("http://localhost:" + port);
    var work = arena.platform().folder().root().resolve("more");
    var jar = arena.repository().resolve("matchmaking-service/target/quarkus-app/quarkus-run.jar");
    var process =
        ChildProcess.start(
            new Launch(
                SERVICE + "-" + port,
                JavaCommand.of(jar, List.of("-Xmx256m")),
                environment(arena, tokens, port),
                work,
                work.resolve(port + ".log")));
    var probe = new Probe();
    Await.ready(process, READY, () -> probe.ok(url + "/q/health/ready"));
    return new MatchmakingInstance(process, url);
  }

  private static Map<String, String> environment(Arena arena, TestTokens tokens, int port) {
    var jdbc = arena.platform().jdbcUrl("arena");
    var all = new HashMap<String, String>();
    all.put("QUARKUS_HTTP_HOST", "127.0.0.1");
    all.put("QUARKUS_HTTP_PORT", Integer.toString(port));
    all.put("KAFKA_BOOTSTRAP_SERVERS", arena.platform().bootstrapServers());
    all.put("OTEL_SDK_DISABLED", "true");
    // Tokens are checked by the key alone; with an address Keycloak would be asked for its keys.
    all.put("QUARKUS_OIDC_AUTH_SERVER_URL", "");
    all.put("QUARKUS_OIDC_PUBLIC_KEY", tokens.publicKey());
    all.put("QUARKUS_OIDC_TOKEN_AUDIENCE", "inwo-arena");
    all.put("QUARKUS_DATASOURCE_JDBC_URL", jdbc);
    all.put("QUARKUS_DATASOURCE_REACTIVE_URL", jdbc.substring("jdbc:".length()));
    all.put("QUARKUS_DATASOURCE_USERNAME", SERVICE);
    all.put("QUARKUS_DATASOURCE_PASSWORD", arena.platform().secrets().database(SERVICE));
    return all;
  }

  @Override
  public void close() {
    process.kill();
  }
}
