package org.inwoarena.gateway.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.smallrye.mutiny.Uni;
import io.vertx.core.json.DecodeException;
import io.vertx.ext.web.client.WebClientOptions;
import io.vertx.mutiny.core.Vertx;
import io.vertx.mutiny.core.buffer.Buffer;
import io.vertx.mutiny.ext.web.client.HttpResponse;
import io.vertx.mutiny.ext.web.client.WebClient;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.inwoarena.contracts.Json;
import org.inwoarena.gateway.GatewayConfig;
import org.inwoarena.gateway.edge.PlayerToken;
import org.inwoarena.gateway.match.ViewRecord.Missed;
import org.inwoarena.kit.problem.Problem;

/** Asks game-service about a match, with the viewer's own token. */
@ApplicationScoped
class MatchClient {

  private static final int SERVER_ERROR = 500;
  private static final int MOST_QUESTIONS = 4;

  private final JsonMapper json = Json.mapper();
  private final WebClient client;
  private final URI game;
  private final GatewayConfig.Proxy limits;
  private final Duration retry;
  private final ViewReader reader;

  MatchClient(Vertx vertx, GatewayConfig config, ViewReader reader) {
    this.limits = config.proxy();
    this.retry = config.sockets().retry();
    this.game = config.services().game();
    this.reader = reader;
    this.client =
        WebClient.create(
            vertx,
            new WebClientOptions()
                .setConnectTimeout((int) limits.connectTimeout().toMillis())
                .setMaxPoolSize(100));
  }

  /**
   * The summary of a match as it goes into the welcome, with its commitments. Players hear of a
   * match a moment before game-service does, so what is not there yet is asked for again.
   */
  Uni<JsonNode> begun(String matchId, Optional<PlayerToken> token) {
    return Uni.createFrom()
        .deferred(() -> get("/api/v1/matches/" + matchId, token))
        .map(MatchClient::begun)
        .onFailure(MatchClient::notYet)
        .retry()
        .withBackOff(retry)
        .atMost(MOST_QUESTIONS);
  }

  private static JsonNode begun(JsonNode summary) {
    return switch (summary.path("state").asText()) {
      case "created" ->
          throw Problem.conflict("match-not-started", "The match has not started yet.");
      case "aborted" -> throw Problem.of(410, "match-aborted", "The match never started.");
      default -> summary;
    };
  }

  private static boolean notYet(Throwable failure) {
    return failure instanceof Problem problem
        && (problem.status() == 404 || problem.status() == 409);
  }

  /** How a viewer gets from a viewSeq to now. */
  Uni<Missed> view(String matchId, boolean seated, long after, Optional<PlayerToken> token) {
    var audience = seated ? "me" : "public";
    var path = "/api/v1/matches/" + matchId + "/view?audience=" + audience + "&after=" + after;
    return get(path, token).map(reader::missed);
  }

  private Uni<JsonNode> get(String path, Optional<PlayerToken> token) {
    var request = client.getAbs(game.resolve(path).toString()).timeout(limits.timeout().toMillis());
    token.ifPresent(t -> request.bearerTokenAuthentication(t.bearer()));
    return request.send().onFailure().transform(failure -> down()).map(this::read);
  }

  private JsonNode read(HttpResponse<Buffer> response) {
    if (response.statusCode() >= SERVER_ERROR) {
      throw down();
    }
    var body = response.body() == null ? json.missingNode() : parse(response.body());
    if (response.statusCode() != 200) {
      throw Problem.of(
          response.statusCode(),
          body.path("code").asText("not-available"),
          body.path("detail").asText("The match is not available."));
    }
    return body;
  }

  private JsonNode parse(Buffer body) {
    try {
      return json.readTree(body.getBytes());
    } catch (IOException | DecodeException broken) {
      throw down();
    }
  }

  private static Problem down() {
    return Problem.of(503, "service-down", "game-service is not there.").retryAfter(1);
  }
}
