package org.inwoarena.gateway.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.smallrye.openapi.runtime.OpenApiConstants;
import io.quarkus.smallrye.openapi.runtime.OpenApiDocumentService;
import io.smallrye.mutiny.Uni;
import io.smallrye.openapi.runtime.io.Format;
import io.vertx.ext.web.client.WebClientOptions;
import io.vertx.mutiny.core.Vertx;
import io.vertx.mutiny.ext.web.client.WebClient;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.contracts.Json;
import org.inwoarena.gateway.GatewayConfig;
import org.jboss.logging.Logger;

/** Fetches the services' OpenAPI documents, and keeps the merged one for a while. */
@ApplicationScoped
class OpenApiDocuments {

  private static final Logger LOG = Logger.getLogger(OpenApiDocuments.class);
  private static final Duration GOOD_FOR = Duration.ofMinutes(5);
  private static final Duration INCOMPLETE_FOR = Duration.ofSeconds(5);
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  private final JsonMapper json = Json.mapper();
  private final WebClient client;
  private final GatewayConfig.Services services;
  private final OpenApiDocumentService own;
  private volatile Kept kept = new Kept(json.createObjectNode(), Instant.MIN);

  private record Kept(ObjectNode document, Instant until) {}

  /** What a service answered, if it did. */
  private record Answer(String service, Optional<JsonNode> document) {}

  OpenApiDocuments(Vertx vertx, GatewayConfig config, OpenApiDocumentService own) {
    this.services = config.services();
    this.own = own;
    this.client =
        WebClient.create(
            vertx, new WebClientOptions().setConnectTimeout((int) PATIENCE.toMillis()));
  }

  /** The merged document. */
  Uni<ObjectNode> merged() {
    var now = kept;
    return Instant.now().isBefore(now.until())
        ? Uni.createFrom().item(now.document())
        : Uni.join()
            .all(
                List.of(
                    fetch("deck", services.deck()),
                    fetch("matchmaking", services.matchmaking()),
                    fetch("game", services.game()),
                    fetch("rating", services.rating())))
            .andCollectFailures()
            .map(this::merge);
  }

  private ObjectNode merge(List<Answer> answers) {
    var merger = new OpenApiMerger();
    var missing = new ArrayList<String>();
    parse(own.getDocument(OpenApiConstants.DEFAULT_DOCUMENT_NAME, Format.JSON))
        .ifPresent(document -> merger.add("gateway", document));
    for (Answer answer : answers) {
      answer
          .document()
          .ifPresentOrElse(
              document -> merger.add(answer.service(), document),
              () -> missing.add(answer.service() + "-service"));
    }
    var document = merger.document(missing);
    kept = new Kept(document, Instant.now().plus(missing.isEmpty() ? GOOD_FOR : INCOMPLETE_FOR));
    return document;
  }

  private Uni<Answer> fetch(String service, URI base) {
    return client
        .getAbs(base.resolve("/q/openapi?format=json").toString())
        .timeout(PATIENCE.toMillis())
        .send()
        .map(
            response ->
                new Answer(
                    service,
                    response.statusCode() == 200
                        ? parse(response.bodyAsBuffer().getBytes())
                        : Optional.empty()))
        .onFailure()
        .recoverWithItem(
            failure -> {
              LOG.debugf("no OpenAPI document of %s: %s", service, failure);
              return new Answer(service, Optional.empty());
            });
  }

  private Optional<JsonNode> parse(byte[] document) {
    try {
      return Optional.of(json.readTree(document));
    } catch (IOException broken) {
      return Optional.empty();
    }
  }
}
