package org.inwoarena.matchmaking;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.inwoarena.local.process.Await;
import org.inwoarena.local.process.ChildProcess;
import org.inwoarena.local.process.FreePort;
import org.inwoarena.local.process.JavaCommand;
import org.inwoarena.local.process.Launch;
import org.inwoarena.local.process.Probe;
import org.inwoarena.local.process.StartFailure;
import org.inwoarena.testkit.ArenaTestResource;

/** A process of the packaged service on the PostgreSQL and Kafka of the tests. */
record MatchmakingInstance(ChildProcess process, URI url) implements AutoCloseable {

  private static final Path TARGET = Path.of("target").toAbsolutePath();
  private static final Duration READY = Duration.ofMinutes(3);

  static MatchmakingInstance start(TestTokens tokens) {
    var port = FreePort.any();
    var name = "matchmaking-" + port;
    var options =
        Stream.concat(
                Stream.of("-Xmx256m"),
                settings(tokens, port).entrySet().stream()
                    .map(setting -> "-D%s=%s".formatted(setting.getKey(), setting.getValue())))
            .toList();
    var process =
        ChildProcess.start(
            new Launch(
                name,
                JavaCommand.of(TARGET.resolve("quarkus-app/quarkus-run.jar"), options),
                Map.of(),
                TARGET,
                TARGET.resolve("instances/" + name + ".log")));
    return new MatchmakingInstance(process, URI.create("http://127.0.0.1:" + port));
  }

  private static Map<String, String> settings(TestTokens tokens, int port) {
    var backbone = new ArenaTestResource();
    backbone.init(Map.of("service", "matchmaking"));
    var all = new TreeMap<>(backbone.start());
    all.put("quarkus.http.host", "127.0.0.1");
    all.put("quarkus.http.port", Integer.toString(port));
    // Tokens are checked by the key alone; with an address Keycloak would be asked for its keys.
    all.put("quarkus.oidc.auth-server-url", "");
    all.put("quarkus.oidc.public-key", tokens.publicKey());
    return all;
  }

  /** Both are on their way before the first is waited for. */
  static List<MatchmakingInstance> two(TestTokens tokens) {
    var both = List.of(start(tokens), start(tokens));
    var probe = new Probe();
    try {
      both.forEach(
          one -> Await.ready(one.process, READY, () -> probe.ok(one.url + "/q/health/ready")));
    } catch (StartFailure failure) {
      both.forEach(MatchmakingInstance::close);
      throw failure;
    }
    return both;
  }

  @Override
  public void close() {
    process.kill();
  }
}
